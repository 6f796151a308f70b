// Morale of the better game: lost leaders, lost neighbours, recovery (MER-B-009, MER-B-010, MER-B-A06, A15, A17 … A19).
#pragma once

#include "rulesets/merlin/better/battle.h"

namespace fyrd::merlin::better {

// How many throws it takes to bear those of his side who fell within earshot this turn.
int alarms(Here, FigureId);
// MER-B-A18 the enemy who keeps him from recovering, whatever that one is doing.
FigureId pursuer(Here, FigureId);

// The step of each of the three phases: one throw, or on to the next phase.
void shake_force(Now);
void alarm_neighbours(Now);
void recover(Now);  // after it the turn is over

}  // namespace fyrd::merlin::better
