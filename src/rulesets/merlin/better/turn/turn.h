// The order of a turn of the better game (MER-B-001, MER-B-A05, MER-B-A13).
#pragma once

#include "rulesets/merlin/better/battle.h"

namespace fyrd::merlin::better {

// MER-B-A13 who moved first names first; then the other side, and after both the next phase.
void next_side(State&, Phase then);
// MER-X03 after the morale step.
void end_turn(Now);

}  // namespace fyrd::merlin::better
