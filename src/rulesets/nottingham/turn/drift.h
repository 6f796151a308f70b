// Drifting with a river (NOT-157, NOT-A32).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// The end of a turn (NOT-A96).
void drifting(Now);

}  // namespace fyrd::nottingham
