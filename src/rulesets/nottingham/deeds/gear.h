// Handling gear: changing grip, picking up, robbing, dropping, loading, the horn (NOT-074, NOT-075, NOT-081, NOT-104,
// NOT-118).
#pragma once

#include "rulesets/nottingham/deeds/deed.h"

namespace fyrd::nottingham {

extern May may_swap, may_pick_up, may_rob, may_drop, may_load, may_blow_horn;
extern Do swap, pick_up, rob, drop, load, blow_horn;

}  // namespace fyrd::nottingham
