// Climbing (NOT-060, NOT-158, NOT-A31, A95).
#pragma once

#include "rulesets/nottingham/deeds/deed.h"

namespace fyrd::nottingham {

extern May may_climb;
extern Do climb;

}  // namespace fyrd::nottingham
