// The Twist of Fate (STO-070, STO-A13, STO-A14, STO-A41 … STO-A44).
#pragma once

#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

void twist_of_fate(Now);
void take_effect(Now, int face);

}  // namespace fyrd::stormclouds
