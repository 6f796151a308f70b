// The fallen in the way (MER-R-006).
#pragma once

#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

// Somebody fallen over whom a way leads: men on foot cannot pass while there is fighting across him, and a horse may go
// down.
FigureId fallen_on_way(Here, FigureId, const Path&);
bool fought_across(Here, FigureId mover, FigureId body);
void cross_fallen(Now, FigureId, FigureId body);

}  // namespace fyrd::merlin::realistic
