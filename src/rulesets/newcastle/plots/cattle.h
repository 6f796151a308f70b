// The beasts of a raid, which one side is to drive home (NEW-X12).
#pragma once

#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

int count_home(const State&);
int beast_near(Here, FigureId);  // near enough for a raider to drive; -1 for none
WhyNot cannot_drive(Here, FigureId);
void drive_beast(Now, FigureId, int beast);             // along with him to where he now stands
Length to_edge(const NewcastleBattle&, const Figure&);  // the one behind his side's zone

}  // namespace fyrd::newcastle
