// The gap between two shapes and the two points that bear witness to it.
#include <algorithm>

#include "core/geometry/convex.h"
#include "core/geometry/root.h"
#include "core/geometry/shape.h"

namespace fyrd {
namespace {

using kernel::Convex;
using kernel::Feature;

Point after(Convex c, std::size_t i) { return kernel::corner_after(c, i); }

// a + edge * top / bottom, to the nearest unit. bottom > 0.
Point part_way(Point a, Vec edge, Wide top, Wide bottom) {
  const auto one = [&](std::int32_t c) {
    const Wide q = c * top;
    // Nearly always 64 bits will do, and they divide several times as fast.
    constexpr Wide narrow = Wide{1} << 62;
    return static_cast<std::int32_t>(
        q < narrow && -q < narrow && bottom < narrow
            ? kernel::divided(static_cast<std::int64_t>(q), static_cast<std::int64_t>(bottom))
            : static_cast<std::int64_t>(kernel::divided(q, bottom)));
  };
  return a + Vec{one(edge.x), one(edge.y)};
}

Point foot(Point p, Point a, Point b) {
  const Vec edge = b - a;
  return part_way(a, edge, std::clamp<std::int64_t>(dot(edge, p - a), 0, edge.squared()), edge.squared());
}

// A point that two hulls share.
Point shared(Convex a, Convex b) {
  const auto corner_in = [](Convex inner, Convex outer, Point& found) {
    for (const Point p : inner) {
      if (kernel::near<kernel::Border::closed>(outer, p, 0)) {
        found = p;
        return true;
      }
    }
    return false;
  };
  Point found = a[0];
  if (corner_in(a, b, found) || corner_in(b, a, found)) return found;
  // Neither holds a corner of the other, so edges cross.
  for (std::size_t i = 0; i < a.size(); ++i) {
    const Vec edge = after(a, i) - a[i];
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::int64_t from = cross(edge, b[j] - a[i]), to = cross(edge, after(b, j) - a[i]);
      const Vec other = after(b, j) - b[j];
      const std::int64_t turn = cross(edge, other), top = cross(b[j] - a[i], other);
      if (from > 0 || to < 0 || turn <= 0 || top < 0 || top > turn) continue;
      return part_way(a[i], edge, top, turn);
    }
  }
  return found;
}

// The nearest points of the hulls, the way from the one to the other (its length means nothing), and how far it is,
// as `top` over the root of `bottom`.
struct Closest {
  Point a, b;
  Vec way;
  std::int64_t top = 0, bottom = 1;
};

Closest closest(Convex a, Convex b) {
  kernel::Difference d;
  kernel::difference(a, b, d);
  const Convex all = d.all();
  const Feature f = kernel::nearest_feature(all, Point{});
  if (f.kind == Feature::Kind::inside) {
    const Point p = shared(a, b);
    return {p, p, {}, 0, 1};
  }
  const std::size_t i = f.index, j = i + 1 == all.size() ? 0 : i + 1;
  const Point a1 = a[d.from_a[i]], b1 = b[d.from_b[i]];
  if (f.kind == Feature::Kind::corner) {
    const std::int64_t n = (b1 - a1).squared();
    return n == 0 ? Closest{a1, b1, {}, 0, 1} : Closest{a1, b1, b1 - a1, n, n};
  }
  const Point a2 = a[d.from_a[j]], b2 = b[d.from_b[j]];
  const Vec edge = all[j] - all[i];
  const std::int64_t side = cross(edge, Point{} - all[i]);
  // The difference lies to the left of its edge, the origin on the edge or to the right of it.
  Closest w{a1, b1, {-edge.y, edge.x}, -side, edge.squared()};
  if (a1 == a2) {
    w.b = foot(a1, b1, b2);
  } else if (b1 == b2) {
    w.a = foot(b1, a1, a2);
  } else {
    // Two sides face each other: the middle of what they share. b runs with the edge, a against it.
    const std::int64_t low = std::max(dot(edge, a2 - a1), dot(edge, b1 - a1));
    const std::int64_t high = std::min<std::int64_t>(0, dot(edge, b2 - a1));
    const Vec side_a = a2 - a1, side_b = b2 - b1;
    w.a = part_way(a1, side_a, -(Wide{low} + high), Wide{-2} * dot(edge, side_a));
    w.b = part_way(b1, side_b, Wide{low} + high - Wide{2} * dot(edge, b1 - a1), Wide{2} * dot(edge, side_b));
  }
  return w;
}

}  // namespace

Nearest nearest(const Shape& a, const Shape& b) {
  if (a.count == 0 || b.count == 0) return {};
  const Closest w = closest(a.corners(), b.corners());
  const kernel::Root root = kernel::root_of(static_cast<std::uint64_t>(w.bottom));
  const std::int64_t apart = kernel::over_root(w.top, w.bottom, root);
  const std::int64_t reach = std::int64_t{a.radius.units} + b.radius.units;
  if (Wide{w.top} * w.top > Wide{reach} * reach * w.bottom) {
    return {w.a + with_length(w.way, a.radius),
            w.b - with_length(w.way, b.radius),
            {static_cast<std::int32_t>(apart - reach)}};
  }
  // Halfway through what both cover of the line between the nearest points of the hulls.
  const std::int64_t low = std::max<std::int64_t>(0, apart - b.radius.units);
  const std::int64_t high = std::min<std::int64_t>(apart, a.radius.units);
  const Point both = w.a + with_length(w.way, {static_cast<std::int32_t>((low + high) / 2)});
  return {both, both, {}};
}

}  // namespace fyrd
