// Random points and shapes for the geometry tests: tiny ones, where everything touches, tables, and the largest
// allowed.
#pragma once

#include <ostream>
#include <vector>

#include "core/geometry/shape.h"
#include "tests/core/dice_property.h"

namespace fyrd {

inline void PrintTo(Point p, std::ostream* out) { *out << "(" << p.x << ", " << p.y << ")"; }
inline void PrintTo(Vec v, std::ostream* out) { *out << "[" << v.x << ", " << v.y << "]"; }
inline void PrintTo(Length l, std::ostream* out) { *out << l.units; }
inline void PrintTo(Angle a, std::ostream* out) { *out << a.turn << "/65536"; }
inline std::ostream& operator<<(std::ostream& out, Point p) {
  PrintTo(p, &out);
  return out;
}
inline std::ostream& operator<<(std::ostream& out, Vec v) {
  PrintTo(v, &out);
  return out;
}
inline std::ostream& operator<<(std::ostream& out, Length l) {
  PrintTo(l, &out);
  return out;
}
inline std::ostream& operator<<(std::ostream& out, Angle a) {
  PrintTo(a, &out);
  return out;
}
inline std::ostream& operator<<(std::ostream& out, const Shape& s) {
  out << "{";
  for (const Point p : s.corners()) out << p;
  return out << " r" << s.radius.units << "}";
}

namespace make {

inline int number(int low, int high) { return *rc::gen::resize(100, rc::gen::inRange(low, high + 1)); }

// The sizes a case is made in: how far coordinates reach, how far the points of one shape, and the largest radius.
struct Scale {
  int reach, size, radius;
};
inline Scale scale() {
  static constexpr Scale all[] = {{6, 4, 3},
                                  {40, 15, 10},
                                  {90'000, 15'000, 6'000},
                                  {9'000'000, 1'000'000, 900'000},
                                  {5'000'000, 5'000'000, 10'000'000}};
  return all[number(0, 4)];
}

inline Point point(const Scale& s) { return {number(-s.reach, s.reach), number(-s.reach, s.reach)}; }
inline Angle angle() { return {static_cast<std::uint16_t>(number(0, 65535))}; }
inline Length radius(const Scale& s) { return {number(0, 2) == 0 ? 0 : number(0, s.radius)}; }

inline Shape polygon(const Scale& s) {
  for (;;) {
    const Point middle = point(s);
    std::vector<Point> points;
    for (int n = number(3, 9); n > 0; --n) {
      points.push_back(middle + Vec{number(-s.size, s.size), number(-s.size, s.size)});
    }
    if (const auto h = hull(points)) return *h;
  }
}

// Whatever is drawn is drawn in an order of its own line: arguments of one call come in any order.
inline Shape disc_of(const Scale& s, int least) {
  const Point at = point(s);
  return disc(at, {number(least, s.radius)});
}

inline Shape shape(const Scale& s) {
  switch (number(0, 3)) {
    case 0: return disc_of(s, 0);
    case 1: {
      const Point a = point(s);
      const Vec v{number(-s.size, s.size), number(-s.size, s.size)};
      return capsule(a, a + v, radius(s));
    }
    case 2: {
      const Point at = point(s);
      const Length width{number(1, s.size)}, depth{number(1, s.size)};
      const Shape b = box(at, width, depth, angle());
      return b.grown(radius(s));
    }
    default: {
      const Shape p = polygon(s);
      return p.grown(radius(s));
    }
  }
}

// A shape seen in a mirror or turned by quarters, with its corners anticlockwise again.
inline Point mirrored(Point p) { return {-p.x, p.y}; }
inline Point turned(Point p) { return {-p.y, p.x}; }
inline Shape mirrored(const Shape& s) {
  Shape m = s;
  for (int i = 0; i < s.count; ++i) m.points[i] = mirrored(s.points[s.count - 1 - i]);
  return m;
}
inline Shape turned(const Shape& s) {
  Shape t = s;
  for (int i = 0; i < s.count; ++i) t.points[i] = turned(s.points[i]);
  return t;
}

}  // namespace make
}  // namespace fyrd
