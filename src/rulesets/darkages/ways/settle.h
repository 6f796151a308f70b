// The end of a movement: nobody overlaps anybody, and everybody looks where he was told to (DRK-A03, DRK-A51).
#pragma once

#include "rulesets/darkages/ways/march.h"

namespace fyrd::darkages {

using Movers = std::array<Mover, max_figures>;

void settle(const DarkAgesBattle&, State&, const Orders&, Movers&);

}  // namespace fyrd::darkages
