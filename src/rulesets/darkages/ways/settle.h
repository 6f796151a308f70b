// The end of a movement: nobody overlaps anybody, everybody looks where he was told to, and it is told who went where
// (DRK-A03, DRK-A47, DRK-A51).
#pragma once

#include "rulesets/darkages/ways/mover.h"

namespace fyrd::darkages {

void settle(Now, const Orders&, Movers&);
void tell_moves(Now, const Movers&, FigureSet of);

}  // namespace fyrd::darkages
