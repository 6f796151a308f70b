// Movement of the simple game: inches shared by the whole side (MER-S-006, MER-S-A11, MER-S-A13).
#pragma once

#include "rulesets/merlin/simple/battle.h"
#include "rulesets/merlin/ways/walk.h"

namespace fyrd::merlin::simple {

std::int32_t cost(const SimpleBattle&, FigureId, Length way);  // in half units
Length furthest(const SimpleBattle&, FigureId);                // with all the inches of his side
Length allowance(Here, FigureId);                              // the longest way he can still go
WhyNot cannot_move(Here, FigureId, const Path&);
void move_figure(const SimpleBattle&, State&, FigureId, const Path&);

class MoveOrder final : public QuestionOf<SimpleBattle, State> {
 public:
  enum : std::uint8_t { done, move };
  static constexpr Verb all[] = {{"done"}, {"move", uses_figure | uses_path}};
  explicit MoveOrder(Here here) : QuestionOf(here, "move", "MER-S-006", all, here.s.active) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;
};

// The step of the movement phase: one figure moves, or the side has moved enough.
void movement(Now);

}  // namespace fyrd::merlin::simple
