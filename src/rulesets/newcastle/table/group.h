// Formed groups: neighbours, gaps, splitting, forming up (NEW-030 … NEW-033, NEW-A15, NEW-A16, NEW-A46, NEW-A49).
#pragma once

#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

FigureSet members(const State&, FigureId of);                // of his formed group; himself alone if he has none
int neighbours(Here, FigureId);                              // NEW-032, NEW-A16
bool at_end(const State&, FigureId);                         // of his line
void leave_group(const NewcastleBattle&, State&, FigureId);  // and the rest closes its books: NEW-030
// NEW-A46 those of some men who stand in one line with him, as it would form up now; fewer than three: none.
FigureSet line_of(Here, FigureId, FigureSet among);
FigureSet free_men(Here, Side);  // who may form up: on foot and not in melee
void form(const NewcastleBattle&, State&, FigureSet, Angle facing);

}  // namespace fyrd::newcastle
