// Close order: who stands in it with whom, and whom a shield wall protects (DRK-004, DRK-A15, DRK-A33, DRK-A52).
#pragma once

#include "rulesets/darkages/table/place.h"

namespace fyrd::darkages {

bool may_close(Here, FigureId);  // DRK-A52 has what it takes
// DRK-A33 his body of men in close order, all ranks of it; nobody when they are fewer than three.
FigureSet ranks(Here, FigureId);
// DRK-A15 everybody who stood in a shield wall at a tick, side by side and with shields.
FigureSet walls(Here, Then, int tick);
void settle_walls(const DarkAgesBattle&, State&);  // DRK-A33 at the start of a phase
// DRK-A15 whether the wall that somebody stands in protects him from there.
bool wall_protects(Then, FigureId, Point from);
// DRK-X03 the friend in close order right before a spearman; nobody if there is none.
FigureId front_man(Here, FigureId);

}  // namespace fyrd::darkages
