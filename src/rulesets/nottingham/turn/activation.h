// An activation: the move, then the action, then the dice lie on the figure (NOT-053, NOT-054, NOT-122, NOT-137,
// NOT-A74, A76).
#pragma once

#include "rulesets/nottingham/turn/dice.h"

namespace fyrd::nottingham {

void activate(Now, Hand);

}  // namespace fyrd::nottingham
