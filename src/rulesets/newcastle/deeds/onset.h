// A charge from the first step to contact, with everything it provokes (NEW-033, NEW-070 … NEW-073, NEW-A04, NEW-A25,
// NEW-A36, NEW-A38, NEW-A39).
#pragma once

#include "rulesets/newcastle/ways/motion.h"

namespace fyrd::newcastle {

void charge(Now, const Motion&);

}  // namespace fyrd::newcastle
