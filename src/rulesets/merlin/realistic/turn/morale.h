// Nerve: throws, routs and recovery at the end of a turn (MER-R-040, MER-R-041, MER-R-A17 … A19, A34, A43, A44).
#pragma once

#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

void begin_morale(const RealisticBattle&, State&);
// The step of the morale phase: one throw; false when none is due any more.
bool morale(Now);
// MER-R-A17 an enemy who could charge somebody who routs; none: nobody.
FigureId could_charge(Here, FigureId router);

}  // namespace fyrd::merlin::realistic
