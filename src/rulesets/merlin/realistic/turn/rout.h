// Those who rout run before everybody else moves (MER-R-001, MER-R-040, MER-R-A44).
#pragma once

#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

// The step of those who rout: one of them runs, or nobody is left to.
void routing(Now);

}  // namespace fyrd::merlin::realistic
