// Riders and their horses (NOT-119, NOT-160 … NOT-162, NOT-A41, A42, A88, A89).
#pragma once

#include "rulesets/nottingham/deeds/deed.h"

namespace fyrd::nottingham {

// The horse stands where it is, riderless, and the rider is on his feet at a place.
void leave_horse(const NottinghamBattle&, State&, FigureId, Point rider);
// NOT-119 who begins on foot has his horse beside him, or as near as it finds room, never in a house (NOT-A89).
void bring_horse(const NottinghamBattle&, State&, FigureId);
// NOT-162 struck off: he lies on the far side from the striker, and a fall can only make it worse.
void unhorse(Now, FigureId, FigureId by, Point from);

// NOT-161, NOT-A89 getting on or off in heavy armour.
inline bool mounts_badly(int best) { return best == 1; }

extern May may_mount, may_dismount;
extern Do mount, dismount;

}  // namespace fyrd::nottingham
