// Opening an aftermath from what a battle left (NOT-X20).
#pragma once

#include "rulesets/nottingham/people/warband.h"

namespace fyrd::nottingham {

// Takes off a roster whoever misses this battle.
void leave_at_home(const data::Tree& band, Roster&);

std::shared_ptr<const Battle> open_aftermath(const data::Library&, const Plan&, data::Problems&);

}  // namespace fyrd::nottingham
