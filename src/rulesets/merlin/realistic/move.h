// Movement of the more realistic game: everybody once, at a pace (MER-R-001 … MER-R-006, MER-R-A28 … A30, A51).
#pragma once

#include "rulesets/merlin/realistic/climb.h"
#include "rulesets/merlin/realistic/gait.h"
#include "rulesets/merlin/walk.h"

namespace fyrd::merlin::realistic {

// What keeps somebody from going a way at a pace.
struct NoMove {
  enum class By : std::uint8_t {
    nothing,
    no_gait,
    gait_step,
    no_way,
    too_far,
    too_short,
    turn,
    not_straight,
    rough,
    step,
    gate,
    stair,
    bodies,
    obstructed
  } by = By::nothing;
  int piece = -1;  // of ground
  WhyNot obstruction{};
  explicit operator bool() const { return by != By::nothing; }
};
NoMove cannot_move(const RealisticBattle&, const State&, FigureId, Gait, const Path&, Angle facing);

// MER-R-006 somebody fallen over whom a way leads, with whom men on foot cannot pass while there is fighting across
// him, and over whom a horse may go down.
FigureId fallen_on_way(const RealisticBattle&, const State&, FigureId, const Path&);
bool fought_across(const RealisticBattle&, const State&, FigureId mover, FigureId body);
void cross_fallen(const RealisticBattle&, State&, Play&, FigureId, FigureId body);

// Who still has his move.
bool may_be_ordered(const State&, FigureId);

class MoveOrder final : public QuestionOf<RealisticBattle, State> {
 public:
  enum : std::uint8_t { done, move, turn, climb, boost, raise };
  MoveOrder(const RealisticBattle& b, const State& s) : QuestionOf(b, s, "move", "MER-R-002", s.active) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;
  std::string number_text(const Choice&) const override;

 private:
  void list_moves(FigureId, Options&) const;
  void list_climbs(FigureId, Options&) const;
};

// The step of the movement phase: one figure moves, or the side has moved enough.
void movement(const RealisticBattle&, State&, Play&);
// The step of those who rout: one of them runs (MER-R-040, MER-R-A44).
void routing(const RealisticBattle&, State&, Play&);

}  // namespace fyrd::merlin::realistic
