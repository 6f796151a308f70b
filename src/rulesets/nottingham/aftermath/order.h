// What can be done with experience and money between battles, and what it costs (NOT-100, NOT-200 … NOT-204, NOT-X10,
// X20).
#pragma once

#include "rulesets/nottingham/aftermath/aftermath.h"

namespace fyrd::nottingham {

// What to do with experience and money, one thing at a time. Somebody of a group stands for all of it.
class CampOrder final : public QuestionOf<Aftermath, Camp> {
 public:
  enum : std::uint8_t { done, advance, learn, buy, sell, give, take, recruit, hire, found, retire, leave_unpaid, pay };
  static constexpr Verb all[] = {{"done"},
                                 {"advance", uses_figure | uses_number, "Improve"},
                                 {"learn", uses_figure | uses_number},
                                 {"buy", uses_number},
                                 {"sell", uses_number},
                                 {"give", uses_figure | uses_number},
                                 {"take", uses_figure | uses_number},
                                 {"recruit", uses_figure},
                                 {"hire", uses_number, "Hire a hero"},
                                 {"found", uses_number, "Found a group"},
                                 {"retire", uses_figure},
                                 {"leave_unpaid", uses_figure},
                                 {"pay", uses_figure}};
  explicit CampOrder(InCamp here) : QuestionOf(here, "camp", "NOT-X20", all, the_band) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;

 private:
  Verdict check_person(const Choice&) const;
  Verdict check_thing(const Choice&) const;
  std::string label(const Choice&) const;
};

// What things cost, in experience or in pennies.
int advance_cost(InCamp, FigureId, int characteristic);
int class_price(const Aftermath&, int walk, bool hero);

}  // namespace fyrd::nottingham
