// Movement of the simple game: inches shared by the whole side (MER-S-006, MER-S-A11, MER-S-A13).
#pragma once

#include "rulesets/merlin/simple/battle.h"
#include "rulesets/merlin/ways/walk.h"

namespace fyrd::merlin::simple {

std::int32_t cost(const SimpleBattle&, FigureId, Length way);   // in half units
Length allowance(const SimpleBattle&, const State&, FigureId);  // the longest way he can still go
WhyNot cannot_move(const SimpleBattle&, const State&, FigureId, const Path&);
void move_figure(const SimpleBattle&, State&, FigureId, const Path&);

class MoveOrder final : public QuestionOf<SimpleBattle, State> {
 public:
  enum : std::uint8_t { done, move };
  MoveOrder(const SimpleBattle& b, const State& s) : QuestionOf(b, s, "move", "MER-S-006", s.active) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;
};

// The step of the movement phase: one figure moves, or the side has moved enough.
void movement(const SimpleBattle&, State&, Play&);

}  // namespace fyrd::merlin::simple
