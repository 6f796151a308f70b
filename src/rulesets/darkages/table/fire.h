// Burning bushes and thatch (DRK-A31, DRK-X08).
#pragma once

#include "rulesets/darkages/battle.h"

namespace fyrd::darkages {

void set_alight(Now, int piece, FigureId by);
void burn_on(Now);  // at the end of a turn

}  // namespace fyrd::darkages
