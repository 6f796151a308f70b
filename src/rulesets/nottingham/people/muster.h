// What a battle begins with: people from their rosters, with their things and their dice (NOT-013, NOT-051, NOT-A51,
// A99).
#pragma once

#include "rulesets/nottingham/battle.h"
#include "rulesets/nottingham/people/warband.h"

namespace fyrd::nottingham {

// Fills members, parties, warriors and the opening. Ground, bases and zones must be known.
void muster(NottinghamBattle&, std::vector<Roster>, data::Problems&);

}  // namespace fyrd::nottingham
