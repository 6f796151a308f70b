// Paths around whoever is in the way, and places worth going to (NOT-040).
#pragma once

#include "rulesets/nottingham/ways/course.h"

namespace fyrd::nottingham {

// Whoever and whatever a way around people must keep clear of, so far around somebody; for who is laden, also what
// he would have to cross.
std::vector<Shape> people_around(Here, FigureId, Length far, bool laden = false);
// A path to a place that can be walked with an allowance: straight, or around what is in the way. Nothing: there is
// none.
std::optional<Path> path_to(Here, FigureId, Point to, Length allowance, Gait);

// Everywhere he can get to with an allowance, useful places for a list of options: at most `most` of them.
std::vector<Point> useful_places(Here, FigureId, Length allowance, int most);

// Where he would drop if he stepped that far: beyond each edge of what he stands on high up (NOT-086).
std::vector<Point> drops_from(Here, FigureId, Length allowance);

}  // namespace fyrd::nottingham
