// Exact tests for round bases, which are most of what stands on a table: the same answers as for shapes, in a few
// steps.
#pragma once

#include "core/geometry/point.h"

namespace fyrd {

struct Disc {
  Point at;
  Length radius;
};

// Nearest edges no further apart than d, which is included.
inline bool within(const Disc& a, const Disc& b, Length d) {
  return (b.at - a.at).squared() <= (a.radius + b.radius + d).squared();
}
inline bool overlap(const Disc& a, const Disc& b) { return (b.at - a.at).squared() < (a.radius + b.radius).squared(); }

// The straight way from a to b runs through the disc; only touching it does not count.
inline bool crosses(const Disc& disc, Point a, Point b) {
  const Vec way = b - a, to = disc.at - a;
  const std::int64_t along = dot(to, way), whole = way.squared(), reach = disc.radius.squared();
  if (along <= 0) return to.squared() < reach;
  if (along >= whole) return (disc.at - b).squared() < reach;
  const Wide off = cross(way, to);
  return off * off < Wide{reach} * whole;
}

}  // namespace fyrd
