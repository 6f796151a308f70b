// Gates are battered until they give way (MER-X04).
#pragma once

#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

// The gate within somebody's reach that he can batter in this band, with no enemy to strike at; none: -1.
int batters(Here, FigureId);
int gate_in_reach(Here, FigureId);  // whoever else is
Tally gate_tally(const Numbers&);   // its defence
void gate_struck(Now, FigureId, int work);

}  // namespace fyrd::merlin::realistic
