// Those who rout run before anybody else moves (MER-B-009, MER-B-A09, MER-B-A16).
#pragma once

#include "rulesets/merlin/better/battle.h"

namespace fyrd::merlin::better {

// The step of those who rout: one of them runs, or nobody is left to.
void routing(Now);

}  // namespace fyrd::merlin::better
