// What a Villain does in its activation, by its flowchart (STO-021, STO-040, STO-A12, STO-A49, STO-A50, STO-X11).
#pragma once

#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

// One action of the Villain whose activation it is.
void villain_acts(Now);

}  // namespace fyrd::stormclouds
