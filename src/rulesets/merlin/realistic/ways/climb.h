// Climbing over steps, with a helper, and up and down ladders (MER-R-005, MER-R-A45, A46, A53).
#pragma once

#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

WhyNot cannot_climb(Here, FigureId, FigureId helper, const Path&);
Length climbing_step(const RealisticBattle&, const Figure&);  // from one side of an edge to the other
// Where he might climb to from where he stands: straight over an edge beside him, or from one end of a ladder to the
// other.
std::vector<Point> climb_places(Here, FigureId, bool all_of_them);  // or those that most are enough
// Up or down at once, or first onto a ladder that was put up this turn.
void climb_over(Now, FigureId, FigureId helper, const Path&);

}  // namespace fyrd::merlin::realistic
