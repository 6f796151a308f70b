// A Villain on its way, told so that whoever moves it can follow with a tape measure (STO-A27, STO-A50).
#pragma once

#include "rulesets/stormclouds/villains/way.h"

namespace fyrd::stormclouds {

// STO-A50 Of two ways as short as each other the one past fewer Heroes, then by a die.
March choose_way(Now, FigureId, const March&, const March& other);
// Goes along a march and says so, leg by leg, to be followed with a tape measure; in the end it looks at somebody.
void march(Now, FigureId, const March&, FigureId looks_at);

}  // namespace fyrd::stormclouds
