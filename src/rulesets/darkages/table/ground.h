// Bad ground, burning ground, and what a place is like (DRK-002, DRK-A10, DRK-A25, DRK-A40, DRK-X08).
#pragma once

#include "rulesets/darkages/table/place.h"

namespace fyrd::darkages {

// DRK-X08 what a piece is now; burnt ones are open ground.
const TerrainTrait& trait(Here, int piece);
bool burning(Here, int piece);

// DRK-002, DRK-A10 the worst ground that a base touches, somewhere or on a straight way.
Going going(Here, Mount, const Shape& base);
Going going_between(Here, FigureId, Point from, Point to);
// The worst of a whole way.
Going going_along(Here, FigureId, Point from, std::span<const Point> way);
// DRK-X08 the nearest burning piece stops a way, as impassable ground does; how far it gets.
Ground::Step step(Here, const Shape& base, Point from, Point to);

bool indoors(Here, Point);
bool in_fort(Here, Point);    // DRK-038 within a redoubt or a fortification
bool raised(Here, FigureId);  // DRK-A25 on a bank, stairs or wall
// DRK-A40 a linear obstacle lies between a man and who comes at him; who stands on it is not behind it.
bool across_obstacle(Here, Point man, Point foe);

}  // namespace fyrd::darkages
