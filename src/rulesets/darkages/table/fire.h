// Burning bushes and thatch (DRK-A31, DRK-X08).
#pragma once

#include "rulesets/darkages/battle.h"

namespace fyrd::darkages {

void set_alight(const DarkAgesBattle&, State&, Play&, int piece, FigureId by);
void burn_on(const DarkAgesBattle&, State&, Play&);  // at the end of a turn

}  // namespace fyrd::darkages
