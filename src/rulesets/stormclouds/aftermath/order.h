// What can be done between battles, and the farewell (STO-060, STO-063, STO-X17).
#pragma once

#include "rulesets/stormclouds/aftermath/den.h"

namespace fyrd::stormclouds {

// What to do with points and experience, one thing at a time. Anything that leaves a band which may fight is allowed.
class DenOrder final : public QuestionOf<Aftermath, Den> {
 public:
  enum : std::uint8_t { done, train, raise, learn, study, buy, hand_in, hire, dismiss, stay, come };
  DenOrder(const Aftermath& a, const Den& s) : QuestionOf(a, s, "den", "STO-063", the_band) {}

  std::span<const Verb> verbs() const override;
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
  FarewellOrder(const Aftermath& a, const Den& s) : ShortQuestion(a, s, "farewell", "STO-063", the_band) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  void list(Options&) const override;

 private:
  Refusal refusal(const Choice&) const override;
};

}  // namespace fyrd::stormclouds
