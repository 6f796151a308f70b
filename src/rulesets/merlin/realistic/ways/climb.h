// Climbing over steps, with a helper, and up and down ladders (MER-R-005, MER-R-A45, A46, A53).
#pragma once

#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

WhyNot cannot_climb(Here, FigureId, FigureId helper, const Path&);
Length climbing_step(const RealisticBattle&, const Figure&);  // from one side of an edge to the other
// Up or down at once, or first onto a ladder that was put up this turn.
void climb_over(Now, FigureId, FigureId helper, const Path&);

}  // namespace fyrd::merlin::realistic
