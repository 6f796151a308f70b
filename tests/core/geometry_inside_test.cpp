// The stretch of a straight way inside a shape.
#include <cmath>

#include "tests/core/geometry_make.h"
#include "tests/core/geometry_oracle.h"

namespace fyrd {
namespace {

TEST(GeometryInside, AWayThroughABoxIsInsideFromSideToSide) {
  const Shape square = box({0, 0}, {1000}, {1000}, north);
  const auto through = inside(square, {-3000, 0}, {5000, 0});
  ASSERT_TRUE(through);
  EXPECT_EQ(through->from, Length{2000});
  EXPECT_EQ(through->to, Length{4000});
  const auto out = inside(square, {0, 0}, {0, 1700});
  ASSERT_TRUE(out);
  EXPECT_EQ(out->from, Length{});
  EXPECT_EQ(out->to, Length{1000});
  const auto in = inside(square.grown({500}), {0, 1700}, {100, 100});
  ASSERT_TRUE(in);
  EXPECT_EQ(in->from, Length{200});
  EXPECT_EQ(in->to, distance({0, 1700}, {100, 100}));
}

TEST(GeometryInside, GrazingAndMissingWaysAreNotInside) {
  const Shape square = box({0, 0}, {1000}, {1000}, north);
  EXPECT_FALSE(inside(square, {-3000, 1000}, {5000, 1000}));  // along the side
  EXPECT_FALSE(inside(square, {0, 2000}, {2000, 0}));         // through the corner
  EXPECT_FALSE(inside(square, {1000, 0}, {2000, 0}));         // from the side outward
  EXPECT_FALSE(inside(square, {3000, 0}, {2000, 0}));
  EXPECT_FALSE(inside(disc({0, 0}, {500}), {-900, 500}, {900, 500}));
  EXPECT_FALSE(inside(square.grown({500}), {-900, 1500}, {900, 1500}));
  const auto barely = inside(disc({0, 0}, {500}), {-900, 499}, {900, 499});
  ASSERT_TRUE(barely);
  EXPECT_EQ(barely->from, Length{868});  // half the chord is 31.6
  EXPECT_EQ(barely->to, Length{932});
}

TEST(GeometryInside, AWayOfNoLengthIsInsideWithNoLength) {
  const auto s = inside(disc({0, 0}, {500}), {10, 10}, {10, 10});
  ASSERT_TRUE(s);
  EXPECT_EQ(s->from, Length{});
  EXPECT_EQ(s->to, Length{});
  EXPECT_FALSE(inside(disc({0, 0}, {500}), {500, 0}, {500, 0}));
}

TEST(GeometryInside, ShapesSideBySideGiveStretchesEndToEnd) {
  const Shape left = box({-1000, 0}, {1000}, {1000}, north), right = box({1000, 0}, {1000}, {1000}, north);
  const Point a{-3137, -711}, b{2911, 659};
  EXPECT_EQ(inside(left, a, b)->to, inside(right, a, b)->from);
}

TEST(GeometryInside, ThereIsAStretchExactlyWhereTheWayOverlaps) {
  always(
      [] {
        const make::Scale s = make::scale();
        const Shape shape = make::shape(s);
        const Point a = make::point(s), b = make::point(s);
        const auto stretch = inside(shape, a, b);
        RC_ASSERT(stretch.has_value() == oracle::overlap(shape, capsule(a, b, {})));
        if (stretch)
          RC_ASSERT(Length{} <= stretch->from && stretch->from <= stretch->to && stretch->to <= distance(a, b));
      },
      6000);
}

// How far the nearest point of the hull is from a place on the way.
double away(const Shape& s, double x, double y) {
  const auto c = s.corners();
  double best = 1e300;
  bool in = c.size() > 2;
  for (std::size_t i = 0; i < c.size(); ++i) {
    const Point p = c[i], q = c[(i + 1) % c.size()];
    const double ex = q.x - p.x, ey = q.y - p.y, vx = x - p.x, vy = y - p.y, n = ex * ex + ey * ey;
    const double t = n == 0 ? 0 : std::clamp((ex * vx + ey * vy) / n, 0.0, 1.0);
    best = std::min(best, std::hypot(vx - t * ex, vy - t * ey));
    in = in && ex * vy - ey * vx >= 0;
  }
  return in ? 0 : best;
}

TEST(GeometryInside, TheEndsOfTheStretchLieOnTheEdgeOfTheShape) {
  always(
      [] {
        const make::Scale s = make::scale();
        const Shape shape = make::shape(s);
        const Point a = make::point(s), b = make::point(s);
        const auto stretch = inside(shape, a, b);
        RC_PRE(stretch.has_value() && a != b);
        const double length = std::hypot(b.x - a.x, b.y - a.y);
        const auto depth = [&](double l) {
          return shape.radius.units - away(shape, a.x + (b.x - a.x) * l / length, a.y + (b.y - a.y) * l / length);
        };
        // Rounded by half a unit either way, from 1/64 of a unit.
        const double slack = 0.5 + 1.0 / 32;
        if (stretch->from.units > 0)
          RC_ASSERT(std::abs(depth(stretch->from.units)) <= slack || shape.radius.units == 0);
        if (stretch->to < distance(a, b))
          RC_ASSERT(std::abs(depth(stretch->to.units)) <= slack || shape.radius.units == 0);
        const double middle = (stretch->from.units + std::min<double>(stretch->to.units, length)) / 2;
        RC_ASSERT(depth(middle) >= -slack);
      },
      3000);
}

TEST(GeometryInside, TheStretchInAPolygonIsAsLongAsGeosSays) {
  always(
      [] {
        const make::Scale s = make::scale();
        const Shape shape = make::polygon(s);
        const Point a = make::point(s), b = make::point(s);
        RC_PRE(a != b);
        const auto handle = oracle::Geos::instance().h;
        const oracle::Geometry polygon = oracle::geometry(shape.corners()), way = oracle::line(a, b);
        const oracle::Geometry shared(GEOSIntersection_r(handle, polygon.get(), way.get()));
        double theirs = 0;
        GEOSLength_r(handle, shared.get(), &theirs);
        const auto stretch = inside(shape, a, b);
        // Along a side GEOS counts what only touches.
        if (!stretch) RC_ASSERT(theirs < 1e-6 || !oracle::overlap(shape, capsule(a, b, {})));
        if (stretch) RC_ASSERT(std::abs((stretch->to - stretch->from).units - theirs) <= 1.51);
      },
      1500);
}

TEST(GeometryInside, TheWayBackGivesTheSameToAUnit) {
  always(
      [] {
        const make::Scale s = make::scale();
        const Shape shape = make::shape(s);
        const Point a = make::point(s), b = make::point(s);
        const auto there = inside(shape, a, b), back = inside(shape, b, a);
        RC_ASSERT(there.has_value() == back.has_value());
        if (!there) return;
        const int whole = distance(a, b).units;
        RC_ASSERT(std::abs(whole - back->to.units - there->from.units) <= 1);
        RC_ASSERT(std::abs(whole - back->from.units - there->to.units) <= 1);
      },
      2000);
}

}  // namespace
}  // namespace fyrd
