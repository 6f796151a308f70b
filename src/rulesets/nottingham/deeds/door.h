// Handling doors, windows and thatch (NOT-153, NOT-154, NOT-A30, NOT-A93).
#pragma once

#include "rulesets/nottingham/deeds/deed.h"

namespace fyrd::nottingham {

extern May may_open, may_close, may_lock, may_smash, may_use_window, may_break_thatch;
extern Do open_door, close_door, lock_door, smash, use_window, break_thatch;
Spot through_window(Here, FigureId, int window);  // where he gets to by it, or stays
Spot through_thatch(Here, FigureId);              // where he falls
Tally smash_tally(Here, FigureId, const Shape& what, int door_bonus);

}  // namespace fyrd::nottingham
