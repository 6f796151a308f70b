// Traps laid in secret before the battle (NOT-X30).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

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
void set_traps(const NottinghamBattle&, State&, Play&);

}  // namespace fyrd::nottingham
