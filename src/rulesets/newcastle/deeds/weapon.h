// What a man holds, and changing it (NEW-042, NEW-058, NEW-A42, NEW-X04).
#pragma once

#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

// What he shoots with as he stands: the weapon in his hand, or the bows of those who ride with him.
const Arm* missile(Here, FigureId);
int spare_weapon(Here, FigureId);  // the next he carries for melee; -1 when there is none

WhyNot cannot_change(Here, FigureId, int to);
void drop(Man&);  // NEW-A42 what he holds is gone for the battle
void change_weapon(Now, FigureId, int to);

}  // namespace fyrd::newcastle
