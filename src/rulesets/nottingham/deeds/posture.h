// Lying down and getting up again (NOT-071 … NOT-073, NOT-A65).
#pragma once

#include "rulesets/nottingham/deeds/deed.h"

namespace fyrd::nottingham {

extern May may_go_prone, may_get_up, may_help_up;
extern Do go_prone, get_up, help_up;

// NOT-072, NOT-073 what getting up hangs on, besides the best die.
struct RiseFacts {
  int bound = 0;   // to him, or to the friend
  int armour = 0;  // what it adds to wounds
  bool netted = false, helped = false;
};
bool gets_up(const Numbers&, const RiseFacts&, int best);

}  // namespace fyrd::nottingham
