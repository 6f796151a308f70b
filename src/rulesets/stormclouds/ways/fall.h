// Slips and falls (STO-031, STO-032, STO-A16, STO-A17, STO-A36, STO-A37).
#pragma once

#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

// STO-A36 to the foot of a drop, with a Trauma for each full 2″. Who brought it about gets the credit.
void fall(Now, FigureId, Point foot, FigureId by = nobody);
int fall_trauma(const StormcloudsBattle&, Length height);
void slip(Now, FigureId, FigureId by);  // STO-032

}  // namespace fyrd::stormclouds
