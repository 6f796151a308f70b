// Making shapes, and the exact yes-or-no questions about them.
#include "core/geometry/shape.h"

#include "core/geometry/convex.h"
#include "core/geometry/root.h"

namespace fyrd {
namespace {

using kernel::Border;

template <Border border>
bool meet(const Shape& a, const Shape& b, std::int64_t reach) {
  if (a.count == 1) return kernel::near<border>(b.corners(), a.points[0], reach);
  if (b.count == 1) return kernel::near<border>(a.corners(), b.points[0], reach);
  if (a.count == 0 || b.count == 0) return false;
  if (kernel::apart(kernel::extent(a.corners()), kernel::extent(b.corners()), reach, border)) return false;
  kernel::Difference d;
  kernel::difference(a.corners(), b.corners(), d);
  return kernel::near<border>(d.all(), Point{}, reach);
}

}  // namespace

Shape Shape::moved(Vec by) const {
  Shape s = *this;
  for (int i = 0; i < count; ++i) s.points[i] = points[i] + by;
  return s;
}

Shape Shape::grown(Length by) const {
  Shape s = *this;
  s.radius = max(radius + by, Length{});
  return s;
}

Shape disc(Point at, Length radius) {
  Shape s;
  s.points[0] = at;
  s.count = 1;
  s.radius = radius;
  return s;
}

Shape capsule(Point a, Point b, Length radius) {
  Shape s = disc(a, radius);
  if (a == b) return s;
  s.points[1] = b;
  s.count = 2;
  return s;
}

Shape box(Point centre, Length half_width, Length half_depth, Angle facing) {
  // The corner `right` of the centre and `ahead` of it; opposite corners round alike, so the box stays a parallelogram.
  const auto corner = [&](std::int32_t right, std::int32_t ahead) { return centre + turned({right, ahead}, facing); };
  const std::int32_t w = half_width.units, d = half_depth.units;
  if (w == 0 || d == 0) return capsule(corner(-w, -d), corner(w, d), {});
  Shape s;
  s.points = {corner(-w, -d), corner(w, -d), corner(w, d), corner(-w, d)};
  s.count = 4;
  return s;
}

std::optional<Shape> hull(std::span<const Point> points) {
  if (points.empty()) return std::nullopt;
  // Wrapping the points corner by corner needs no room to sort them, and there are few corners.
  Point start = points[0];
  for (const Point p : points) {
    if (p.x < start.x || (p.x == start.x && p.y < start.y)) start = p;
  }
  Shape s;
  Point at = start;
  do {
    if (s.count == Shape::max_points) return std::nullopt;
    s.points[s.count++] = at;
    Point next = at;
    for (const Point p : points) {
      if (p == at) continue;
      const std::int64_t side = cross(next - at, p - at);
      const bool further = side == 0 && (p - at).squared() > (next - at).squared();
      if (next == at || side < 0 || further) next = p;
    }
    at = next;
  } while (at != start);
  if (s.count < 3) return std::nullopt;
  return s;
}

bool contains(const Shape& s, Point p) { return kernel::near<Border::closed>(s.corners(), p, s.radius.units); }

bool overlap(const Shape& a, const Shape& b) {
  return meet<Border::open>(a, b, std::int64_t{a.radius.units} + b.radius.units);
}

bool within(const Shape& a, const Shape& b, Length d) {
  if (d.units < 0) return false;
  return meet<Border::closed>(a, b, std::int64_t{a.radius.units} + b.radius.units + d.units);
}

Bound bound(const Shape& s) {
  if (s.count == 0) return {};
  const kernel::Extent e = kernel::extent(s.corners());
  const Point middle{static_cast<std::int32_t>((std::int64_t{e.min_x} + e.max_x) / 2),
                     static_cast<std::int32_t>((std::int64_t{e.min_y} + e.max_y) / 2)};
  Length furthest;
  for (const Point p : s.corners()) furthest = max(furthest, distance(middle, p));
  return {middle, furthest + s.radius};
}

namespace {

std::optional<Stretch> stretch_in(kernel::Convex c, std::int64_t radius, Point a, Point b) {
  if (a == b) {
    if (!kernel::near<Border::open>(c, a, radius)) return std::nullopt;
    return Stretch{};
  }
  if (c.empty() || kernel::apart(kernel::extent(c), kernel::extent(std::array{a, b}), radius, Border::open)) {
    return std::nullopt;
  }
  const Vec d = b - a;
  if (!kernel::way_meets(c, radius, a, d)) return std::nullopt;

  const Length whole = length(d);
  const auto rounded = [](std::int64_t part) {
    return Length{static_cast<std::int32_t>((part + kernel::parts / 2) / kernel::parts)};
  };
  // The leaving is the entering of the way back. Where the way grazes so that only one of the two is found, the other
  // is at the same place.
  const bool from_inside = kernel::near<Border::open>(c, a, radius);
  const bool to_inside = kernel::near<Border::open>(c, b, radius);
  const std::int64_t in = from_inside ? 0 : kernel::entry(c, radius, a, d);
  const std::int64_t back = to_inside ? 0 : kernel::entry(c, radius, b, -d);
  const kernel::Root root = kernel::root_of(static_cast<std::uint64_t>(d.squared()));
  const std::int64_t way = static_cast<std::int64_t>((root.mantissa * kernel::parts) >> root.shift);
  const std::int64_t from = in >= 0 ? in : back >= 0 ? way - back : 0;
  const std::int64_t to = back >= 0 ? way - back : from;
  Stretch stretch{min(rounded(from), whole), to_inside ? whole : min(rounded(to), whole)};
  stretch.to = max(stretch.from, stretch.to);
  return stretch;
}

}  // namespace

std::optional<Stretch> inside(const Shape& s, Point a, Point b) {
  return stretch_in(s.corners(), s.radius.units, a, b);
}

std::optional<Stretch> inside(const Shape& at_from, Point from, Point to, const Shape& other) {
  const std::int64_t radius = std::int64_t{at_from.radius.units} + other.radius.units;
  const Vec d = to - from;
  if (at_from.count == 1) return stretch_in(other.corners(), radius, at_from.points[0], at_from.points[0] + d);
  if (at_from.count == 0 || other.count == 0) return std::nullopt;
  kernel::Extent way = kernel::extent(at_from.corners());
  (d.x < 0 ? way.min_x : way.max_x) += d.x;
  (d.y < 0 ? way.min_y : way.max_y) += d.y;
  if (kernel::apart(way, kernel::extent(other.corners()), radius, Border::open)) return std::nullopt;
  kernel::Difference apart;
  kernel::difference(at_from.corners(), other.corners(), apart);
  return stretch_in(apart.all(), radius, Point{}, Point{} + d);
}

}  // namespace fyrd
