// Moves and Runs (STO-030, STO-055, STO-A27, STO-A35).
#pragma once

#include "rulesets/stormclouds/deeds/action.h"

namespace fyrd::stormclouds {

Verdict cannot_move(Here, FigureId, const Choice&);  // by move, jump, run or run_on
void move(Now, FigureId, const Choice&);
void run(Now, FigureId, const Choice&);
void go(Now, FigureId, const Path&, Angle facing, Length way, const char* rule);

Angle looks_from(Here, FigureId, Point);  // at the nearest Villain from there, or the way he came
void list_moves(Here, const ActionOrder&, Options&);
void explain_move(Here, FigureId, const Choice&, Explanation&);

}  // namespace fyrd::stormclouds
