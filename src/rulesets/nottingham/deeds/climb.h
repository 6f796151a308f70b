// Climbing (NOT-060, NOT-158, NOT-A31, A95).
#pragma once

#include "rulesets/nottingham/deeds/deed.h"

namespace fyrd::nottingham {

// NOT-158, NOT-A31 whether who dares a climb falls.
inline bool slips(int best, int difficulty) { return best <= difficulty; }

extern May may_climb;
extern Do climb;

}  // namespace fyrd::nottingham
