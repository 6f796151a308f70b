// The question where to go (NOT-054, NOT-060, NOT-086).
#pragma once

#include "rulesets/nottingham/ways/course.h"

namespace fyrd::nottingham {

// Where to go.
class WalkOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum : std::uint8_t { stay, go, turn };
  static constexpr Verb all[] = {{"stay"}, {"go", uses_path | uses_facing}, {"turn", uses_facing}};
  WalkOrder(Here here, FigureId id, Gait gait, Length allowed, int dice = 0)
      : QuestionOf(here, gait == Gait::activation ? "move" : "run", gait == Gait::activation ? "NOT-054" : "NOT-060",
                   all, here[id].side, id),
        gait(gait), allowed(allowed), dice(dice) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;

  const Gait gait;
  const Length allowed;
  const int dice;  // of a run, bound when it is over

 private:
  void list_more(std::span<const Path> listed, Options&) const;
};

}  // namespace fyrd::nottingham
