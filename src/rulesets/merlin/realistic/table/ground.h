// What the ground means to who goes over it: steps, rough ground, the inside of a fort (MER-R-005, MER-R-041,
// MER-R-A45).
#pragma once

#include "rulesets/merlin/battle.h"

namespace fyrd::merlin::realistic {

// The highest single step up or down on a straight way.
Length highest_step(const Ground&, Point from, Point to);
// The piece of rough ground that a straight way runs through.
const Piece* rough_on_way(const MerlinBattle&, Point from, Point to);
// Whether the centre of a base lies in ground that is walked through only.
bool in_rough(const MerlinBattle&, Point);
bool inside_fort(const MerlinBattle&, Point);

}  // namespace fyrd::merlin::realistic
