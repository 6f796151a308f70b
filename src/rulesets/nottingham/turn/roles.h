// Before anybody is on the table: who attacks, and who sets up where (NOT-141, NOT-210 … NOT-212, NOT-A56, A99).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

class RoleOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum : std::uint8_t { attack, defend };
  static constexpr Verb all[] = {{"attack"}, {"defend"}};
  RoleOrder(Here here, Side who) : QuestionOf(here, "role", "NOT-141", all, who) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override { return {}; }
  void list(Options&) const override;
};

// NOT-212 which of the short edges.
class EdgeOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  static constexpr Verb all[] = {{"take", uses_number}};
  EdgeOrder(Here here, Side who) : QuestionOf(here, "edge", "NOT-212", all, who) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  int read(const Choice& c) const { return c.number; }
};

// Before the battle.
void choose_roles(Now);

}  // namespace fyrd::nottingham
