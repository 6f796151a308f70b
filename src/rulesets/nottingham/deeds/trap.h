// Walking into traps, and finding them in time (NOT-X30).
#pragma once

#include "rulesets/nottingham/deeds/deed.h"

namespace fyrd::nottingham {

// Steps and tosses may end in a trap (NOT-X30).
void spring(Now, FigureId, int trap);

extern May may_spot;
extern Do spot;

}  // namespace fyrd::nottingham
