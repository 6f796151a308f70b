// Counters put on and taken off, slips and falls, and what becomes of who has too many (STO-031, STO-032, STO-037,
// STO-040, STO-043, STO-A10, STO-A11, STO-A16 … STO-A18).
#pragma once

#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

enum class Hurt : std::uint8_t { blow, fall };  // what an enemy does, and what the ground does

// Puts counters on somebody, less what armour and toughness take; who is near an edge may slip. Who did it gets the
// credit.
void suffer(Now, FigureId, int counters, Hurt, FigureId by, const char* rule);
// Takes off up to so many; how many it were.
int recover(State&, FigureId, int counters);
// STO-A18 what Digging Deep costs is put on at last.
void pay(Now, FigureId);

}  // namespace fyrd::stormclouds
