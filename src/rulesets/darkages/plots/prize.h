// What a scenario is about besides the fight: loot, captives, and the way home with them (DRK-A47, DRK-X07).
#pragma once

#include "rulesets/darkages/table/place.h"

namespace fyrd::darkages {

int count_off(const State&);                        // loot that has been carried off
Point way_home(Here, FigureId);                     // the nearest place at the edge behind his side's zone
void after_movement(Now);                           // loot picked up and carried off, captives freed
void take_off(State&, FigureId, Pose = Pose::out);  // out of the battle; what he carries stays where he stood

}  // namespace fyrd::darkages
