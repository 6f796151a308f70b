// Traps laid in secret before the battle (NOT-X30).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

class TrapOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum : std::uint8_t { done, net, pit };
  static constexpr Verb all[] = {{"done"}, {"net", uses_path, "Lay a net"}, {"pit", uses_path, "Dig a pit"}};
  TrapOrder(Here here, Side who) : QuestionOf(here, "trap", "NOT-X30", all, who) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
};

int traps_left(Here, Side, TrapKind);  // bought and not laid yet
void set_traps(Now);

}  // namespace fyrd::nottingham
