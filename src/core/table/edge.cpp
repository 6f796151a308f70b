// Edges by bearing and by distance.
#include "core/table/edge.h"

namespace fyrd {

Edge edge_behind(Angle facing) {
  constexpr int eighth = 8192;
  if (between(facing, north) <= eighth) return Edge::south;
  if (between(facing, south) <= eighth) return Edge::north;
  return between(facing, east) < eighth ? Edge::west : Edge::east;
}

Edge opposite(Edge e) {
  return e == Edge::south ? Edge::north : e == Edge::north ? Edge::south : e == Edge::west ? Edge::east : Edge::west;
}

Angle inward(Edge e) { return e == Edge::south ? north : e == Edge::north ? south : e == Edge::west ? east : west; }

const char* name_of(Edge e) {
  constexpr const char* names[] = {"southern", "northern", "western", "eastern"};
  return names[static_cast<std::size_t>(e)];
}

Length gap_to(const Ground& ground, Edge e, const Shape& shape) {
  const Extent reach = extent(shape);
  switch (e) {
    case Edge::south: return {reach.min_y};
    case Edge::north: return ground.depth() - Length{reach.max_y};
    case Edge::west: return {reach.min_x};
    case Edge::east: break;
  }
  return ground.width() - Length{reach.max_x};
}

Point at_edge(const Ground& ground, Edge e, Point beside, Length in) {
  switch (e) {
    case Edge::south: return {beside.x, in.units};
    case Edge::north: return {beside.x, (ground.depth() - in).units};
    case Edge::west: return {in.units, beside.y};
    case Edge::east: break;
  }
  return {(ground.width() - in).units, beside.y};
}

}  // namespace fyrd
