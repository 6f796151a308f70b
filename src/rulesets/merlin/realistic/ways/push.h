// Driven back, and over the edge (MER-R-028, MER-R-029, MER-R-A13, A14, A26, A33).
#pragma once

#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

void drive_back(Now, FigureId, FigureId attacker);

}  // namespace fyrd::merlin::realistic
