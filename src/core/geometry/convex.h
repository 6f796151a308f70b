// One question behind all the others: how a point lies to a convex polygon grown by a radius; for the kernel alone.
//
// Two shapes are as near as the origin is to the difference of their hulls (all b - a), grown by both radii; a shape on
// its way meets another where the way, from the origin, meets that difference. Every answer about
// two shapes is therefore exact without comparing more than a product of two squares, which 128 bits hold: with
// coordinates up to `longest` the corners of a difference stay below 4·10^7 and cross products below 2^53.
#pragma once

#include <array>
#include <span>

#include "core/geometry/point.h"

namespace fyrd::kernel {

// One point, a segment, or a convex polygon: anticlockwise, no three in line.
using Convex = std::span<const Point>;

// The difference of two polygons: corner i is b[from_b[i]] - a[from_a[i]].
struct Difference {
  static constexpr int max_points = 24;  // the difference of two shapes
  std::array<Point, max_points> points;
  std::array<std::uint8_t, max_points> from_a, from_b;
  int count = 0;

  Convex all() const { return {points.data(), static_cast<std::size_t>(count)}; }
};

void difference(Convex a, Convex b, Difference& out);

constexpr Point corner_after(Convex c, std::size_t i) { return c[i + 1 == c.size() ? 0 : i + 1]; }

// Whether p is no further than `radius` from the polygon (closed), or in the interior of the grown polygon (open). A
// polygon without area that is not grown has no interior.
enum class Border : bool { open, closed };
template <Border border>
inline bool near(Convex c, Point p, std::int64_t radius) {
  constexpr bool closed = border == Border::closed;
  const std::int64_t square = radius * radius;
  const auto reaches = [&](std::int64_t d2) { return closed ? d2 <= square : d2 < square; };
  const std::size_t n = c.size();
  if (n == 1) return reaches((p - c[0]).squared());
  if (n == 0) return false;
  if (!closed && radius == 0) {
    for (std::size_t i = n - 1, j = 0; j < n; i = j++) {
      if (cross(c[j] - c[i], p - c[i]) <= 0) return false;
    }
    return true;
  }
  bool outside = n == 2;
  for (std::size_t i = n - 1, j = 0; j < n; i = j++) {
    const Vec edge = c[j] - c[i], v = p - c[i];
    const std::int64_t side = cross(edge, v);
    if (side >= 0 && n > 2) continue;
    outside = true;
    // Beyond the line of this edge: out of reach altogether, or nearest to the edge, or to one of its ends.
    const std::int64_t length2 = edge.squared();
    const Wide off = Wide{side} * side, reach = Wide{square} * length2;
    if (closed ? off > reach : off >= reach) return false;
    const std::int64_t foot = dot(edge, v);
    if (foot < 0) {
      if (reaches(v.squared())) return true;
    } else if (foot > length2) {
      if (reaches((p - c[j]).squared())) return true;
    } else {
      return true;
    }
  }
  return !outside;
}

// Whether the straight way from p by d (not zero) meets the interior of the grown polygon. A polygon without area that
// is not grown has none, but a way that crosses it meets it.
bool way_meets(Convex, std::int64_t radius, Point p, Vec d);

// The part of a polygon nearest to a point.
struct Feature {
  enum class Kind : std::uint8_t { inside, corner, edge } kind = Kind::inside;
  std::size_t index = 0;  // of the corner, or of the corner the edge begins at
};
Feature nearest_feature(Convex, Point p);

// How far along the straight way from p by d (not zero) the grown polygon is entered, in 1/64 of a unit, for a way that
// begins outside; nothing (-1) when the way does not enter. Good to about 1/64, as though the radius erred by 1/256 at
// most: for rounding, not for deciding.
constexpr int part_bits = 6, parts = 1 << part_bits;
std::int64_t entry(Convex, std::int64_t radius, Point p, Vec d);

// The smallest upright box around points.
struct Extent {
  std::int32_t min_x, min_y, max_x, max_y;
};
inline Extent extent(Convex c) {
  Extent e{c[0].x, c[0].y, c[0].x, c[0].y};
  for (const Point p : c.subspan(1)) {
    e.min_x = p.x < e.min_x ? p.x : e.min_x;
    e.min_y = p.y < e.min_y ? p.y : e.min_y;
    e.max_x = p.x > e.max_x ? p.x : e.max_x;
    e.max_y = p.y > e.max_y ? p.y : e.max_y;
  }
  return e;
}
// At least (or more than) d apart along an axis.
inline bool apart(const Extent& a, const Extent& b, std::int64_t d, Border border) {
  const std::int64_t least = border == Border::open ? d : d + 1;
  return std::int64_t{b.min_x} - a.max_x >= least || std::int64_t{a.min_x} - b.max_x >= least ||
         std::int64_t{b.min_y} - a.max_y >= least || std::int64_t{a.min_y} - b.max_y >= least;
}

}  // namespace fyrd::kernel
