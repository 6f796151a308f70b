// Rally and Help (STO-037, STO-038, STO-A09, STO-X14).
#pragma once

#include "rulesets/stormclouds/deeds/action.h"

namespace fyrd::stormclouds {

WhyNot cannot_help(Here, FigureId, FigureId whom);
int rally_bonus(Here, FigureId);  // STO-X14
void calm(Now, FigureId, const Choice&);

void explain_calm(Here, FigureId, const Choice&, Explanation&);
void list_calm(Here, const ActionOrder&, Options&);

}  // namespace fyrd::stormclouds
