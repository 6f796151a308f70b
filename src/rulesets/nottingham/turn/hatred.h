// Hatred: an enemy named after deployment (NOT-133, NOT-A24, A45).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

class HatredOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum : std::uint8_t { name, nobody_hated };
  HatredOrder(const NottinghamBattle& b, const State& s, FigureId hater)
      : QuestionOf(b, s, "hatred", "NOT-133", s[hater].side, hater) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Choice quiet() const override;
};
void naming_hatred(const NottinghamBattle&, State&, Play&);
void fading_hatred(const NottinghamBattle&, State&);

}  // namespace fyrd::nottingham
