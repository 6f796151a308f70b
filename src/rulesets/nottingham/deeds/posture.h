// Lying down and getting up again (NOT-071 … NOT-073, NOT-A65).
#pragma once

#include "rulesets/nottingham/deeds/deed.h"

namespace fyrd::nottingham {

extern May may_go_prone, may_get_up, may_help_up;
extern Do go_prone, get_up, help_up;
inline bool gets_up(int best, int less, int needed) { return best > 1 && best - less > needed; }  // NOT-072, NOT-073

}  // namespace fyrd::nottingham
