// What can be done between battles, and the farewell (STO-060, STO-063, STO-X17).
#pragma once

#include "rulesets/stormclouds/aftermath/den.h"

namespace fyrd::stormclouds {

// What to do with points and experience, one thing at a time. Anything that leaves a band which may fight is allowed.
class DenOrder final : public QuestionOf<Aftermath, Den> {
 public:
  enum : std::uint8_t { done, train, raise, learn, study, buy, hand_in, hire, dismiss, stay, come };
  static constexpr Verb all[] = {{"done"},
                                 {"train", uses_figure},
                                 {"raise", uses_figure | uses_number},
                                 {"learn", uses_figure | uses_number},
                                 {"study", uses_figure | uses_number},
                                 {"buy", uses_figure | uses_number},
                                 {"hand_in", uses_figure | uses_number},
                                 {"hire", uses_number, "Hire a hero"},
                                 {"dismiss", uses_figure},
                                 {"stay", uses_figure},
                                 {"come", uses_figure}};
  explicit DenOrder(DenHere here) : QuestionOf(here, "den", "STO-063", all, the_band) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;

 private:
  std::string label(const Choice&) const;
};

// Does it, if it makes sense at all; whether the band may fight is another question.
bool apply(const Aftermath&, Den&, const Choice&);

class FarewellOrder final : public ShortQuestion<Aftermath, Den> {
 public:
  enum : std::uint8_t { confirm, back };
  static constexpr Verb all[] = {{"confirm"}, {"back"}};
  explicit FarewellOrder(DenHere here) : ShortQuestion(here, "farewell", "STO-063", all, the_band) {}

  std::string prompt() const override;
  void list(Options&) const override;

 private:
  Refusal refusal(const Choice&) const override;
};

}  // namespace fyrd::stormclouds
