// Doors, shutters and gates as they stand (NOT-153, NOT-A93).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

inline bool stands_open(DoorState state) { return state == DoorState::open || state == DoorState::smashed; }
bool inside_of(const Door&, Point);      // NOT-A93 on the inner side of it
bool blocked(Here, int door);            // a heavy thing stands against it
bool barred(Here, int door);             // locked or blocked
bool at_hand(Here, FigureId, int door);  // closer than 1″

}  // namespace fyrd::nottingham
