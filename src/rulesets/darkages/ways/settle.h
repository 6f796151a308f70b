// The end of a movement: nobody overlaps anybody, and everybody looks where he was told to (DRK-A03, DRK-A51).
#pragma once

#include "rulesets/darkages/ways/mover.h"

namespace fyrd::darkages {

void settle(Now, const Orders&, Movers&);

}  // namespace fyrd::darkages
