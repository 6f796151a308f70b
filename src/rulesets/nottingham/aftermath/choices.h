// What a band does with its experience and its money (NOT-X10, NOT-X20).
#pragma once

#include "rulesets/nottingham/aftermath/aftermath.h"

namespace fyrd::nottingham {

void choices(CampNow);

}  // namespace fyrd::nottingham
