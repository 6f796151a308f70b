// Routing, and how a battle ends (NOT-058, NOT-059, NOT-A48, A100, NOT-X52).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// Why a battle ended; the plots' own verdicts begin at 10.
enum : std::uint8_t { no_verdict, enemy_routed, all_routed, last_turn, nobody_acts, first_plot_verdict = 10 };

// A band leaves the field: what is left of it is taken off (NOT-A100).
void rout(Now, Side);

// Fight on, or leave the field (NOT-058).
class RoutOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum : std::uint8_t { stay, rout };
  static constexpr Verb all[] = {{"stay"}, {"rout"}};
  RoutOrder(Here here, Side who) : QuestionOf(here, "rout", "NOT-058", all, who) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override { return {}; }
  void list(Options&) const override;
};
void judge_turn(Now);
void voluntary_rout(Now);

// NOT-A48 objectives first, then rout; after every action and at the end of a turn.
void judge(Now);

}  // namespace fyrd::nottingham
