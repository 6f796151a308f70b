// Somebody is removed (MER-R-041).
#pragma once

#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

// Those near him are alarmed, and a leader or standard is missed by all.
void remove(const RealisticBattle&, State&, FigureId);
void miss(const RealisticBattle&, State&, FigureId);  // he is gone: only the latter

}  // namespace fyrd::merlin::realistic
