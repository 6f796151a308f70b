// Forces set up on the table: in a line along the front of their zone, the first of the roster in the middle (MER-X02).
#pragma once

#include "core/play/battle.h"
#include "rulesets/merlin/people/troop.h"
#include "rulesets/scenario.h"

namespace fyrd::merlin {

// Fills the battle's members and parties and puts everybody on the start table. The battle's ground and its two base
// sizes, foot and mounted, must be known.
std::vector<Troop> muster(Battle&, const Scenario&, std::vector<Force>, Tabletop& start, data::Problems&);

}  // namespace fyrd::merlin
