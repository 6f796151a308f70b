// Routing, and how a battle ends (NOT-058, NOT-059, NOT-A48, A100, NOT-X52).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// Why a battle ended; the plots' own verdicts begin at 10.
enum : std::uint8_t { no_verdict, enemy_routed, all_routed, last_turn, nobody_acts, first_plot_verdict = 10 };

// A band leaves the field: what is left of it is taken off (NOT-A100).
void rout(const NottinghamBattle&, State&, Play&, Side);

// Fight on, or leave the field (NOT-058).
class RoutOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum : std::uint8_t { stay, rout };
  RoutOrder(const NottinghamBattle& b, const State& s, Side who) : QuestionOf(b, s, "rout", "NOT-058", who) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override { return {}; }
  void list(Options&) const override;
  Choice quiet() const override { return {}; }
};
void judge_turn(const NottinghamBattle&, State&, Play&);
void voluntary_rout(const NottinghamBattle&, State&, Play&);

// NOT-A48 objectives first, then rout; after every action and at the end of a turn.
void judge(const NottinghamBattle&, State&, Play&);

}  // namespace fyrd::nottingham
