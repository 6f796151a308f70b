// Falls: down from a height, and from a horse (MER-R-006, MER-R-014, MER-R-029, MER-R-030, MER-R-A15).
#pragma once

#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

bool falls_off(const Numbers&, Play&, const Why&);    // over the edge he is driven to
bool out_by_fall(const Numbers&, Play&, const Why&);  // who comes down from a height, or upon whom somebody does

// MER-R-006, MER-R-014 the row of falls for the pace of a horse.
const Numbers::Fall& fall_at(Here, FigureId rider);
bool horse_falls(const Numbers::Fall&, Play&, const Why&);
bool rider_out(const Numbers::Fall&, Play&, const Why&);
bool horse_hit(const Numbers&, Play&, const Why&);  // by a missile that would have hit its rider

// MER-R-A15 a rider without a horse stands on his own feet and attacks no more this turn.
void unhorse(State&, FigureId);

}  // namespace fyrd::merlin::realistic
