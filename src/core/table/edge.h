// The four edges of the table: which of them lies behind somebody, and how far it is away.
#pragma once

#include "core/geometry/angle.h"
#include "core/table/ground.h"

namespace fyrd {

enum class Edge : std::uint8_t { south, north, west, east };

Edge edge_behind(Angle facing);  // at the back of who looks that way
Edge opposite(Edge);
Angle inward(Edge);  // looking in from it
// From west to east, not from south to north.
constexpr bool runs_east(Edge e) { return e == Edge::south || e == Edge::north; }
const char* name_of(Edge);  // "southern"

Length gap_to(const Ground&, Edge, const Shape&);
Point at_edge(const Ground&, Edge, Point beside, Length in);  // the nearest place so far in from it

}  // namespace fyrd
