// Hatred: an enemy named after deployment (NOT-133, NOT-A24, A45).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

class HatredOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum : std::uint8_t { name, nobody_hated };
  static constexpr Verb all[] = {{"name", uses_target}, {"nobody"}};
  HatredOrder(Here here, FigureId hater) : QuestionOf(here, "hatred", "NOT-133", all, here[hater].side, hater) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Choice quiet() const override;
};
void naming_hatred(Now);
void fading_hatred(Now);
// Whether he hates somebody now: the enemy he named, or everybody of the classes he hates (NOT-A24).
bool hates(Here, FigureId, FigureId other);
bool hates_classes(Here, FigureId);  // all of them, without naming anybody

}  // namespace fyrd::nottingham
