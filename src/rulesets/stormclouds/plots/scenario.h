// What a scenario has of its own: its plot, loot, caches and road, and what it asks of forces and ground.
#pragma once

#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

void read_plot(const data::Node& root, StormcloudsBattle&, data::Problems&);
int fewest_needed(const StormcloudsBattle&);  // STO-A25 Heroes, from the edge that asks for least
void check_zones(const StormcloudsBattle&, data::Problems&);
void check_ground(const StormcloudsBattle&, data::Problems&);

}  // namespace fyrd::stormclouds
