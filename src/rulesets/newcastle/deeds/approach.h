// The charges worth offering: how one man, or a line, gets at an enemy where he can at all (NEW-A25, NEW-A45).
#pragma once

#include <vector>

#include "rulesets/newcastle/deeds/charge.h"

namespace fyrd::newcastle {

// The shortest charge of a man that brings him into melee with this enemy: straight at him, else to a free place
// around him, else around whatever stands between them. Places are tried so many degrees apart.
std::optional<Choice> charge_at(Here, FigureId, FigureId foe, int grain = 5);
// The same, but so close that he reaches the enemy himself, and not only the enemy him (NEW-A40).
std::optional<Choice> close_charge_at(Here, FigureId, FigureId foe);
// The same for his line at one of some enemies: as short a way ahead as possible, else a wheel (into this one, if only
// one is named).
std::optional<Choice> line_charge_at(Here, FigureId, FigureSet foes);
// All of them at one enemy: ahead, and about either end.
std::vector<Choice> line_charges_at(Here, FigureId, FigureId foe);

}  // namespace fyrd::newcastle
