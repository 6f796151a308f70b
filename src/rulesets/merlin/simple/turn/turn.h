// The order of a turn of the simple game (MER-S-A05, MER-S-A12).
#pragma once

#include "rulesets/merlin/simple/battle.h"

namespace fyrd::merlin::simple {

// MER-S-A12 a turn is one side turn each.
void end_side_turn(Now);

}  // namespace fyrd::merlin::simple
