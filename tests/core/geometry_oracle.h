// Slow, plain answers to compare the kernel with: exact ones by brute force, and GEOS's in its own arithmetic.
#pragma once

#include <geos_c.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "core/geometry/shape.h"

namespace fyrd::oracle {

// top / bottom, a squared distance.
struct Ratio {
  Wide top, bottom;
};
// Without multiplying two of them out, which 128 bits would not hold.
inline bool less(Ratio a, Ratio b) {
  const Wide wa = a.top / a.bottom, wb = b.top / b.bottom;
  return wa != wb ? wa < wb : (a.top % a.bottom) * b.bottom < (b.top % b.bottom) * a.bottom;
}

inline Ratio to_segment(Point p, Point a, Point b) {
  const Vec e = b - a, v = p - a;
  const std::int64_t foot = dot(e, v);
  if (foot <= 0) return {v.squared(), 1};
  if (foot >= e.squared()) return {(p - b).squared(), 1};
  return {Wide{cross(e, v)} * cross(e, v), e.squared()};
}

inline int sign(std::int64_t n) { return (n > 0) - (n < 0); }

inline bool segments_cross(Point a, Point b, Point c, Point d) {
  return sign(cross(b - a, c - a)) * sign(cross(b - a, d - a)) < 0 &&
         sign(cross(d - c, a - c)) * sign(cross(d - c, b - c)) < 0;
}

inline bool holds(std::span<const Point> c, Point p) {
  if (c.size() < 3) return false;
  for (std::size_t i = 0; i < c.size(); ++i) {
    if (cross(c[(i + 1) % c.size()] - c[i], p - c[i]) < 0) return false;
  }
  return true;
}

// The squared distance of the hulls: nothing at all when they share a point, otherwise some corner against some edge.
inline Ratio apart(const Shape& a, const Shape& b) {
  const auto ca = a.corners(), cb = b.corners();
  for (const Point p : ca)
    if (holds(cb, p)) return {0, 1};
  for (const Point p : cb)
    if (holds(ca, p)) return {0, 1};
  Ratio best{(ca[0] - cb[0]).squared(), 1};
  for (std::size_t i = 0; i < ca.size(); ++i) {
    for (std::size_t j = 0; j < cb.size(); ++j) {
      const Point a1 = ca[i], a2 = ca[(i + 1) % ca.size()], b1 = cb[j], b2 = cb[(j + 1) % cb.size()];
      if (segments_cross(a1, a2, b1, b2)) return {0, 1};
      for (const Ratio r : {to_segment(a1, b1, b2), to_segment(b1, a1, a2)})
        if (less(r, best)) best = r;
    }
  }
  return best;
}

inline bool within(const Shape& a, const Shape& b, Length d) {
  const Wide reach = Wide{a.radius.units} + b.radius.units + d.units;
  return !less({reach * reach, 1}, apart(a, b));
}

// With breadth: nearer than both radii. Without: no line along an edge of either parts them.
inline bool overlap(const Shape& a, const Shape& b) {
  const Wide reach = Wide{a.radius.units} + b.radius.units;
  if (reach > 0) return less(apart(a, b), {reach * reach, 1});
  if (a.count == 1 && b.count == 1) return false;
  const auto parted = [](std::span<const Point> c, std::span<const Point> other) {
    for (std::size_t i = 0; i < c.size() && c.size() > 1; ++i) {
      const auto beyond = [&](Point p) { return cross(c[(i + 1) % c.size()] - c[i], p - c[i]) <= 0; };
      if (std::all_of(other.begin(), other.end(), beyond)) return true;
    }
    return false;
  };
  return !parted(a.corners(), b.corners()) && !parted(b.corners(), a.corners());
}

// GEOS, through its handle-per-use interface.
struct Geos {
  GEOSContextHandle_t h = GEOS_init_r();
  ~Geos() { GEOS_finish_r(h); }
  static Geos& instance() {
    static Geos g;
    return g;
  }
};
struct Drop {
  void operator()(GEOSGeometry* g) const { GEOSGeom_destroy_r(Geos::instance().h, g); }
};
using Geometry = std::unique_ptr<GEOSGeometry, Drop>;

inline GEOSCoordSequence* coordinates(std::span<const Point> points, bool closed) {
  const auto h = Geos::instance().h;
  const auto n = static_cast<unsigned>(points.size() + (closed ? 1 : 0));
  GEOSCoordSequence* c = GEOSCoordSeq_create_r(h, n, 2);
  for (unsigned i = 0; i < n; ++i) {
    const Point p = points[i % points.size()];
    GEOSCoordSeq_setXY_r(h, c, i, p.x, p.y);
  }
  return c;
}

inline Geometry line(Point a, Point b) {
  return Geometry(GEOSGeom_createLineString_r(Geos::instance().h, coordinates(std::array{a, b}, false)));
}

inline Geometry geometry(std::span<const Point> c) {
  const auto h = Geos::instance().h;
  if (c.size() == 1) return Geometry(GEOSGeom_createPoint_r(h, coordinates(c, false)));
  if (c.size() == 2) return line(c[0], c[1]);
  return Geometry(GEOSGeom_createPolygon_r(h, GEOSGeom_createLinearRing_r(h, coordinates(c, true)), nullptr, 0));
}

inline double geos_distance(const Shape& a, const Shape& b) {
  double d = 0;
  GEOSDistance_r(Geos::instance().h, geometry(a.corners()).get(), geometry(b.corners()).get(), &d);
  return d - a.radius.units - b.radius.units;
}

}  // namespace fyrd::oracle
