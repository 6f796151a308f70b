// Bases turned and put down.
#include "core/table/base.h"

namespace fyrd {

namespace {

Length inside_of(const Shape& s) {
  if (s.count <= 2) return s.radius;
  Length least = longest;
  for (std::size_t i = 0; i < s.count; ++i) {
    const Shape side = capsule(s.points[i], s.points[i + 1 == s.count ? 0 : i + 1], {});
    least = min(least, nearest(disc({}, {}), side).gap);
  }
  return least + s.radius;
}

Length around(const Shape& s) {
  if (s.count == 1) return s.radius;
  Length most;
  for (const Point p : s.corners()) most = max(most, length(p - Point{}));
  return most + s.radius;
}

}  // namespace

Base::Base(const Shape& shape) : Shape(shape), inner(inside_of(shape)), outer(around(shape)) {}

Base square_base(Length side) { return box({}, side / 2, side / 2, north); }

Shape placed(const Base& base, Point at, Angle facing) {
  if (base.round()) return disc(at, base.radius);
  Shape turned = base;
  turn({turned.points.data(), turned.count}, facing);
  return turned.moved(at - Point{});
}

Length Stand::beside(const Shape& other, Length half, Angle way) const {
  if (base.round()) return base.radius + half;
  const Point clear = at + along(way, base.outer + bound(other).radius + length(bound(other).at - Point{}));
  return distance(at, sweep(other.moved(clear - Point{}), clear, at, shape()).until);
}

bool within(const Stand& a, const Stand& b, Length d) {
  if (d.units < 0) return false;
  const std::int64_t apart = (b.at - a.at).squared();
  const Length inner = a.base.inner + b.base.inner + d, outer = a.base.outer + b.base.outer + d;
  if (a.base.round() && b.base.round()) return apart <= inner.squared();
  constexpr Length rounding{4};  // of corners, when a base is turned
  if (apart > (outer + rounding).squared()) return false;
  if (inner > rounding && apart <= (inner - rounding).squared()) return true;
  return within(a.shape(), b.shape(), d);
}

}  // namespace fyrd
