// The question where to go (NOT-054, NOT-060).
#pragma once

#include "rulesets/nottingham/ways/course.h"

namespace fyrd::nottingham {

// Where to go.
class WalkOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum : std::uint8_t { stay, go, turn };
  WalkOrder(const NottinghamBattle& b, const State& s, FigureId id, Gait gait, Length allowed)
      : QuestionOf(b, s, gait == Gait::activation ? "move" : "run", gait == Gait::activation ? "NOT-054" : "NOT-060",
                   s[id].side, id),
        gait(gait), allowed(allowed) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Choice quiet() const override { return {}; }
  Explanation explain(const Choice&) const override;

  const Gait gait;
  const Length allowed;
};

}  // namespace fyrd::nottingham
