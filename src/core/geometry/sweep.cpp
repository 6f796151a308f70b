// Straight movement of a shape against an obstacle: how far it gets.
#include <algorithm>

#include "core/geometry/convex.h"
#include "core/geometry/root.h"
#include "core/geometry/shape.h"

namespace fyrd {
namespace {

using kernel::Border;
using kernel::Convex;

// For a point p inside: whether a step along d brings it nearer to none of, or further from one of, the borders that
// are nearest now. Distances are compared as whole part and remainder of side² / length², which stays exact.
bool leaves_inside(Convex c, Point p, Vec d) {
  bool leaves = false;
  Wide least = 0;
  std::int64_t least_rest = 0, least_length2 = 0;
  for (std::size_t i = 0; i < c.size(); ++i) {
    const Vec edge = kernel::corner_after(c, i) - c[i];
    const std::int64_t side = cross(edge, p - c[i]), length2 = edge.squared();
    const Wide square = Wide{side} * side, whole = square / length2;
    const std::int64_t rest = static_cast<std::int64_t>(square % length2);
    const bool outward = cross(d, edge) >= 0;
    const Wide order = least_length2 == 0 ? Wide{-1}
                       : whole != least   ? whole - least
                                          : Wide{rest} * least_length2 - Wide{least_rest} * length2;
    if (order > 0) continue;
    leaves = outward || (order == 0 && leaves);
    least = whole;
    least_rest = rest;
    least_length2 = length2;
  }
  return leaves;
}

// Depth falls or stays along a straight way exactly when it does not grow at its beginning, because the distance from a
// convex shape has no second valley.
bool goes_no_deeper(Convex c, Point p, Vec d) {
  const kernel::Feature f = kernel::nearest_feature(c, p);
  switch (f.kind) {
    case kernel::Feature::Kind::corner: return dot(p - c[f.index], d) >= 0;
    case kernel::Feature::Kind::edge: {
      const Vec edge = kernel::corner_after(c, f.index) - c[f.index];
      // On a segment itself every way leads out.
      return cross(d, edge) >= 0 || (c.size() == 2 && cross(edge, p - c[0]) == 0);
    }
    case kernel::Feature::Kind::inside: return leaves_inside(c, p, d);
  }
  return true;
}

bool hits(Convex c, std::int64_t radius, Point p, Vec d) { return !d.zero() && kernel::way_meets(c, radius, p, d); }

// A point going from p by d against a grown polygon; the step it can make.
struct Step {
  bool free = true;
  Vec by;
};
Step step(Convex c, std::int64_t radius, Point p, Vec d) {
  if (!hits(c, radius, p, d)) return {true, d};
  if (kernel::near<Border::open>(c, p, radius)) {
    if (goes_no_deeper(c, p, d)) return {true, d};
    return {false, {}};
  }
  const std::int64_t n = d.squared();
  const kernel::Root root = kernel::root_of(static_cast<std::uint64_t>(n));
  const auto whole = [&](std::int64_t l) { return kernel::stretched(d, n, root, l); };
  const auto blocked = [&](std::int64_t l) { return hits(c, radius, p, whole(l)); };

  // The whole points round off the line, so the computed place is only where the search begins: outward from it in
  // growing steps until `low` is free and `high` is not, then between them. Nearly always one look each way is enough.
  std::int64_t low = 0, high = kernel::rounded_up(n, root);
  const std::int64_t end = high;
  const std::int64_t guess = std::clamp<std::int64_t>((kernel::entry(c, radius, p, d) + 1) / kernel::parts, 0, end - 1);
  if (blocked(guess)) {
    high = guess;
    for (std::int64_t by = 1; by < guess; by *= 2) {
      if (!blocked(guess - by)) {
        low = guess - by;
        break;
      }
      high = guess - by;
    }
  } else {
    low = guess;
    for (std::int64_t by = 1; by < end - guess; by *= 2) {
      if (blocked(guess + by)) {
        high = guess + by;
        break;
      }
      low = guess + by;
    }
  }
  while (high - low > 1) {
    const std::int64_t middle = low + (high - low) / 2;
    (blocked(middle) ? high : low) = middle;
  }
  return {false, whole(low)};
}

}  // namespace

Sweep sweep(const Shape& at_from, Point from, Point to, const Shape& obstacle) {
  const Vec d = to - from;
  if (d.zero() || at_from.count == 0 || obstacle.count == 0) return {true, to};
  const std::int64_t radius = std::int64_t{at_from.radius.units} + obstacle.radius.units;
  const Convex still = obstacle.corners();

  kernel::Extent way = kernel::extent(at_from.corners());
  (d.x < 0 ? way.min_x : way.max_x) += d.x;
  (d.y < 0 ? way.min_y : way.max_y) += d.y;
  if (kernel::apart(way, kernel::extent(still), radius, Border::open)) return {true, to};

  Step s;
  if (at_from.count == 1) {
    s = step(still, radius, at_from.points[0], d);
  } else {
    kernel::Difference apart;
    kernel::difference(at_from.corners(), still, apart);
    s = step(apart.all(), radius, Point{}, d);
  }
  return {s.free, s.free ? to : from + s.by};
}

}  // namespace fyrd
