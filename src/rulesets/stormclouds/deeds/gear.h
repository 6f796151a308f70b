// Equipment that is searched for, drunk, thrown or strewn (STO-035, STO-X15).
#pragma once

#include "rulesets/stormclouds/deeds/action.h"

namespace fyrd::stormclouds {

WhyNot cannot_search(Here, FigureId, int which);
void search(Now, FigureId, const Choice&);
void list_searches(Here, const ActionOrder&, Options&);

WhyNot cannot_drink(Here, FigureId);
void drink(Now, FigureId);
WhyNot cannot_lay(Here, FigureId, Gear, const Path&);  // smoke or caltrops
void lay(Now, FigureId, Gear, Point);
void list_gear(Here, const ActionOrder&, Options&);

}  // namespace fyrd::stormclouds
