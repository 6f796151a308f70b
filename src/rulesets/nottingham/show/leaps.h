// Ways, climbs, jumps and drops in words that tell them apart (NOT-040, NOT-060, NOT-061, NOT-086).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// What follows "Climb": "to the roof of the inn, 2.5″"; "down to the south by the ladder, 2″, daring".
std::string climb_words(Here, FigureId, const Choice&);
// What follows "Jump": "the pit to the north, 3″ at 2°"; "down to the south, 2.5″ deep, 3″ at 181°"; "to the east, 4″
// at 90°".
std::string jump_words(Here, FigureId, Point to);
// "Go to the east, 4″ at 90°".
std::string go_words(Here, FigureId, Point to);
// "Drop to the south, 2.5″ deep": stepping off on purpose.
std::string drop_words(Here, FigureId, Point to);

}  // namespace fyrd::nottingham
