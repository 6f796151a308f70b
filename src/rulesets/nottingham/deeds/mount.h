// Riders and their horses (NOT-119, NOT-160 … NOT-162, NOT-A41, A42, A88, A89).
#pragma once

#include "rulesets/nottingham/turn/dice.h"

namespace fyrd::nottingham {

// The horse stands where it is, riderless, and the rider is on his feet at a place.
void leave_horse(const NottinghamBattle&, State&, FigureId, Point rider);
// NOT-162 struck off: he lies on the far side from the striker, and a fall can only make it worse.
void unhorse(Now, FigureId, FigureId by, Point from);

bool may_dismount(Here, FigureId);  // is there room beside the horse?
bool may_mount(Here, FigureId, int thing);
void mount(Now, const Hand&, int thing);
void dismount(Now, const Hand&);

}  // namespace fyrd::nottingham
