// Rough ground, steps, climbing, ladders and stairs (MER-R-005, MER-R-A45, A46).
#pragma once

#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

// The highest single step up or down on a straight way.
Length highest_step(const Ground&, Point from, Point to);
// The piece of rough ground that a straight way runs through; none: -1.
int rough_on_way(const MerlinBattle&, Point from, Point to);

// What keeps somebody from climbing.
struct NoClimb {
  enum class By : std::uint8_t {
    nothing,
    pace,
    not_straight,
    no_step,
    too_far,
    no_room,
    needs_help,
    needs_ladder,
    ladder_used,
    rider,
    helper_gone,
    helper_far,
    helper_used
  } by = By::nothing;
  explicit operator bool() const { return by != By::nothing; }
};
NoClimb cannot_climb(const RealisticBattle&, const State&, FigureId, FigureId helper, const Path&);
Refusal climb_refusal(const RealisticBattle&, FigureId, FigureId helper, NoClimb);

// Up or down at once, or first onto a ladder that was put up this turn.
void climb_over(const RealisticBattle&, State&, Play&, FigureId, FigureId helper, const Path&);

}  // namespace fyrd::merlin::realistic
