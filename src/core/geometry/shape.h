// One kind of shape for everything that lies on the table: the convex hull of a few points, grown by a radius.
// One point: a round base. Two: a lying figure. Four: a square base. More: a piece of ground.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "core/geometry/angle.h"

namespace fyrd {

struct Shape {
  static constexpr int max_points = 12;
  std::array<Point, max_points> points{};  // anticlockwise, no three in line
  std::uint8_t count = 0;
  Length radius;

  std::span<const Point> corners() const { return {points.data(), count}; }
  Shape moved(Vec by) const;
  Shape grown(Length by) const;
};

Shape disc(Point at, Length radius);
Shape capsule(Point a, Point b, Length radius);
Shape box(Point centre, Length half_width, Length half_depth, Angle facing);  // depth along the facing
// The convex hull of the points; nothing when they have no area or the hull has more corners than a shape holds.
std::optional<Shape> hull(std::span<const Point> points);

bool contains(const Shape&, Point);  // edge included; exact
// More than touching, exactly: they still share a point after any small enough shift. So a way without breadth overlaps
// what it runs through and not what it runs along, and two shapes without breadth overlap only where they cross.
bool overlap(const Shape& a, const Shape& b);
bool within(const Shape& a, const Shape& b, Length d);  // nearest edges no further apart than d; exact, d included

// The nearest points of two shapes, each good to two units, and the gap between them, rounded to the nearest unit.
// Where they touch or overlap the gap is 0 and both points are one that they share.
struct Nearest {
  Point on_a, on_b;
  Length gap;
};
Nearest nearest(const Shape& a, const Shape& b);

// A circle around the shape, for leaving early.
struct Bound {
  Point at;
  Length radius;
};
Bound bound(const Shape&);

// Movement of a shape in a straight line without turning; `at_from` is the shape as it lies at `from`. The way is free,
// exactly, when the shape overlaps the obstacle nowhere on it. Otherwise `until` is a whole point on the way, that is
// toward(from, to, k), such that the straight way to it is free and the way to the next, k + 1 or `to` itself, is not.
// (A line that goes in by less than its whole points round off it may be followed past the obstacle: that way is free.)
// A shape that overlaps at the start may move as long as it does not go deeper, depth being the shortest way out: when
// the first step does not lead deeper, no later one does (both are convex), and the whole way is free though `to` may
// still overlap; otherwise it stays where it is.
struct Sweep {
  bool free = true;
  Point until;
};
Sweep sweep(const Shape& at_from, Point from, Point to, const Shape& obstacle);

// The stretch of the straight way from a to b that runs inside the shape, measured from a. There is one exactly when
// the way overlaps the shape (not where it only touches or misses), however short. Its ends are rounded to the nearest
// unit, so that what borders on each other does so here too and the way back gives the same to a unit; where the way
// ends inside, `to` is distance(a, b).
struct Stretch {
  Length from, to;
};
std::optional<Stretch> inside(const Shape&, Point a, Point b);
// The stretch of the way on which a moving shape, as it lies at `from`, overlaps another; the same in everything else.
std::optional<Stretch> inside(const Shape& at_from, Point from, Point to, const Shape& other);

}  // namespace fyrd
