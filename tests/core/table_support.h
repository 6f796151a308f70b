// Tables for the tests of ground, sight and ways: pieces made by hand, random ones from a seed, and GEOS as a judge.
#pragma once

#include <geos_c.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "core/table/ground.h"

namespace fyrd::table_test {

inline Shape rectangle(int x0, int y0, int x1, int y1) {
  return *hull(std::array{Point{x0, y0}, Point{x1, y0}, Point{x1, y1}, Point{x0, y1}});
}

inline Piece piece(const Shape& shape, Length top, Length bottom = {}) {
  Piece p;
  p.solid = {shape, bottom, top};
  return p;
}
inline Piece wall(const Shape& shape, Length top = 4_in, Length bottom = {}) {
  Piece p = piece(shape, top, bottom);
  p.blocks_sight = p.impassable = true;
  return p;
}
inline Piece wood(const Shape& shape, Length top = 4_in, std::uint8_t kind = 1) {
  Piece p = piece(shape, top);
  p.see_through = true;
  p.kind = kind;
  return p;
}

class Numbers {
 public:
  explicit Numbers(std::uint64_t seed) : state_(seed * 2654435761u + 88172645463325252u) {}
  int upto(int n) {  // 0 … n - 1
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return static_cast<int>((state_ >> 33) % static_cast<std::uint64_t>(n));
  }
  Point point(Length width, Length depth) { return {upto(width.units + 1), upto(depth.units + 1)}; }
  Shape convex(Length width, Length depth, int size) {
    for (;;) {
      const Point at = point(width, depth);
      std::vector<Point> corners;
      const int count = 3 + upto(5);
      for (int i = 0; i < count; ++i) corners.push_back(at + Vec{upto(size) - size / 2, upto(size) - size / 2});
      if (const auto s = hull(corners)) return *s;
    }
  }

 private:
  std::uint64_t state_;
};

// The true shortest way around one convex obstacle: the shorter side of the hull of obstacle and both ends.
inline double around(const Shape& obstacle, double radius, Point from, Point to) {
  struct P {
    double x, y;
  };
  std::vector<P> all{{double(from.x), double(from.y)}, {double(to.x), double(to.y)}};
  for (const Point c : obstacle.corners()) {
    for (int k = 0; k < 4000; ++k) {
      const double a = k * std::numbers::pi / 2000;
      all.push_back({c.x + radius * std::cos(a), c.y + radius * std::sin(a)});
    }
  }
  const P s = all[0], t = all[1];
  std::sort(all.begin(), all.end(), [](P a, P b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
  std::vector<P> hull_points;
  for (int pass = 0; pass < 2; ++pass) {
    const std::size_t floor = hull_points.size();
    for (const P p : all) {
      const auto turns_right = [&] {
        const P b = hull_points.back(), a = hull_points[hull_points.size() - 2];
        return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) <= 0;
      };
      while (hull_points.size() >= floor + 2 && turns_right()) hull_points.pop_back();
      hull_points.push_back(p);
    }
    hull_points.pop_back();
    std::reverse(all.begin(), all.end());
  }
  double whole = 0, part = 0;
  bool on = false;
  const std::size_t n = hull_points.size();
  std::size_t start = 0;
  while (start < n && (hull_points[start].x != s.x || hull_points[start].y != s.y)) ++start;
  for (std::size_t k = 0; k < n; ++k) {
    const P a = hull_points[(start + k) % n], b = hull_points[(start + k + 1) % n];
    on |= a.x == t.x && a.y == t.y;
    const double step = std::hypot(b.x - a.x, b.y - a.y);
    whole += step;
    if (!on) part += step;
  }
  return std::min(part, whole - part);
}

// Flat polygons and straight lines in floating point, in a library nobody here wrote.
class Geos {
 public:
  Geos() : context_(GEOS_init_r()) {}
  ~Geos() {
    for (GEOSGeometry* g : made_) GEOSGeom_destroy_r(context_, g);
    GEOS_finish_r(context_);
  }
  Geos(const Geos&) = delete;
  Geos& operator=(const Geos&) = delete;

  GEOSGeometry* polygon(const Shape& s) {
    std::vector<Point> ring(s.corners().begin(), s.corners().end());
    ring.push_back(s.points[0]);
    return keep(GEOSGeom_createPolygon_r(context_, GEOSGeom_createLinearRing_r(context_, sequence(ring)), nullptr, 0));
  }
  GEOSGeometry* segment(Point a, Point b) {
    return keep(GEOSGeom_createLineString_r(context_, sequence(std::vector{a, b})));
  }
  GEOSGeometry* united(GEOSGeometry* a, GEOSGeometry* b) { return keep(GEOSUnion_r(context_, a, b)); }
  double common_length(GEOSGeometry* a, GEOSGeometry* b) {
    double out = 0;
    GEOSLength_r(context_, keep(GEOSIntersection_r(context_, a, b)), &out);
    return out;
  }
  double gap(GEOSGeometry* a, GEOSGeometry* b) {
    double out = 0;
    GEOSDistance_r(context_, a, b, &out);
    return out;
  }

 private:
  GEOSGeometry* keep(GEOSGeometry* g) {
    made_.push_back(g);
    return g;
  }
  GEOSCoordSequence* sequence(const std::vector<Point>& points) {
    GEOSCoordSequence* s = GEOSCoordSeq_create_r(context_, static_cast<unsigned>(points.size()), 2);
    for (unsigned i = 0; i < points.size(); ++i) GEOSCoordSeq_setXY_r(context_, s, i, points[i].x, points[i].y);
    return s;
  }

  GEOSContextHandle_t context_;
  std::vector<GEOSGeometry*> made_;
};

}  // namespace fyrd::table_test
