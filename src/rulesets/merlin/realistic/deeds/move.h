// Movement of the more realistic game: everybody once, at a pace (MER-R-001 … MER-R-006, MER-R-A28 … A30, A51).
#pragma once

#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

bool may_be_ordered(Here, FigureId);  // of the active side, and still to have his move
WhyNot cannot_move(Here, FigureId, Gait, const Path&, Angle facing);

// The step of the movement phase: one figure moves, or the side has moved enough.
void movement(Now);

}  // namespace fyrd::merlin::realistic
