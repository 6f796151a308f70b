// Nets and pits laid in secret (NOT-X30).
#pragma once

#include "rulesets/nottingham/plot.h"

namespace fyrd::nottingham {

// What a side may know of: its own, and what has been found.
inline bool trap_known_to(const State&, const Trap& trap, Side side) {
  return trap.kind != TrapKind::none && (trap.revealed || trap.side == side);
}

class TrapOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum : std::uint8_t { done, net, pit };
  TrapOrder(const NottinghamBattle& b, const State& s, Side who) : QuestionOf(b, s, "trap", "NOT-X30", who) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
};

int traps_left(const NottinghamBattle&, const State&, Side, TrapKind);  // bought and not laid yet

}  // namespace fyrd::nottingham
