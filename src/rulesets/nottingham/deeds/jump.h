// Jumping (NOT-061, NOT-A40, A70, A81).
#pragma once

#include "rulesets/nottingham/deeds/deed.h"

namespace fyrd::nottingham {

extern May may_jump;
extern Do jump;

}  // namespace fyrd::nottingham
