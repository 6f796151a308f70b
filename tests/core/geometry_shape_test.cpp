// Making shapes, and what is special about shapes that only just touch.
#include "tests/core/geometry_make.h"
#include "tests/core/geometry_oracle.h"

namespace fyrd {
namespace {

std::vector<Point> corners(const Shape& s) { return {s.corners().begin(), s.corners().end()}; }

bool well_formed(const Shape& s) {
  const auto c = s.corners();
  for (std::size_t i = 0; i < c.size() && c.size() > 2; ++i) {
    if (cross(c[(i + 1) % c.size()] - c[i], c[(i + 2) % c.size()] - c[(i + 1) % c.size()]) <= 0) return false;
  }
  return c.size() != 2 || c[0] != c[1];
}

TEST(GeometryShape, BoxesAreExactWhenFacingAlongAnAxis) {
  const Shape n = box({100, 200}, {30}, {50}, north);
  EXPECT_EQ(corners(n), (std::vector<Point>{{70, 150}, {130, 150}, {130, 250}, {70, 250}}));
  EXPECT_EQ(n.radius, Length{});
  const Shape e = box({100, 200}, {30}, {50}, east);
  EXPECT_EQ(corners(e), (std::vector<Point>{{50, 230}, {50, 170}, {150, 170}, {150, 230}}));
  EXPECT_EQ(corners(box({0, 0}, {30}, {50}, south)), (std::vector<Point>{{30, 50}, {-30, 50}, {-30, -50}, {30, -50}}));
}

TEST(GeometryShape, BoxesStayWellFormedAtEveryFacingHoweverSmall) {
  for (int turn = 0; turn < 65536; turn += 7) {
    for (const auto& [w, d] : {std::pair{1, 1}, {1, 2}, {1, 1000}, {1250, 2500}}) {
      const Shape s = box({5, -3}, {w}, {d}, {static_cast<std::uint16_t>(turn)});
      ASSERT_EQ(s.count, 4);
      ASSERT_TRUE(well_formed(s)) << turn << " " << s;
      ASSERT_EQ(s.points[1] - s.points[0], s.points[2] - s.points[3]) << turn;
    }
  }
}

TEST(GeometryShape, ABoxWithoutBreadthIsALineAndWithoutBothAPoint) {
  EXPECT_EQ(corners(box({0, 0}, {0}, {10}, north)), (std::vector<Point>{{0, -10}, {0, 10}}));
  EXPECT_EQ(corners(box({0, 0}, {10}, {0}, north)), (std::vector<Point>{{-10, 0}, {10, 0}}));
  EXPECT_EQ(corners(box({1, 2}, {0}, {0}, north)), (std::vector<Point>{{1, 2}}));
  EXPECT_EQ(capsule({1, 2}, {1, 2}, {5}).count, 1);
}

TEST(GeometryShape, HullDropsPointsInLineDuplicatesAndTheInside) {
  const Point p[] = {{0, 0}, {5, 0}, {10, 0}, {10, 0}, {10, 10}, {5, 5}, {0, 10}, {0, 5}, {0, 0}};
  EXPECT_EQ(corners(*hull(p)), (std::vector<Point>{{0, 0}, {10, 0}, {10, 10}, {0, 10}}));
}

TEST(GeometryShape, ThereIsNoHullWithoutArea) {
  EXPECT_FALSE(hull({}));
  EXPECT_FALSE(hull(std::array{Point{3, 3}}));
  EXPECT_FALSE(hull(std::array{Point{3, 3}, Point{3, 3}, Point{3, 3}}));
  EXPECT_FALSE(hull(std::array{Point{0, 0}, Point{2, 1}, Point{4, 2}, Point{-2, -1}}));
}

TEST(GeometryShape, AHullWithMoreCornersThanAShapeHoldsIsRefused) {
  std::vector<Point> ring;
  for (int i = 0; i < 12; ++i) ring.push_back(Point{} + along(degrees(30 * i), {10'000}));
  EXPECT_EQ(hull(ring)->count, 12);
  ring.push_back(Point{} + along(degrees(15), {10'000}));
  EXPECT_FALSE(hull(ring));
}

TEST(GeometryShape, HullIsTheOneGeosFinds) {
  always(
      [] {
        const make::Scale s = make::scale();
        std::vector<Point> points;
        for (int n = make::number(1, 12); n > 0; --n) points.push_back(make::point(s));
        const auto h = hull(points);
        const auto handle = oracle::Geos::instance().h;
        const oracle::Geometry all(
            GEOSGeom_createLineString_r(handle, oracle::coordinates(points, points.size() == 1)));
        const oracle::Geometry theirs(GEOSConvexHull_r(handle, all.get()));
        double area = 0;
        GEOSArea_r(handle, theirs.get(), &area);
        RC_ASSERT(h.has_value() == (area > 0));
        if (!h) return;
        RC_ASSERT(well_formed(*h));
        const oracle::Geometry ours = oracle::geometry(h->corners());
        RC_ASSERT(GEOSEquals_r(handle, ours.get(), theirs.get()) == 1);
        RC_ASSERT(GEOSGetNumCoordinates_r(handle, theirs.get()) == h->count + 1);
      },
      600);
}

TEST(GeometryShape, TheBoundHoldsEveryCornerAndTheRadius) {
  always(
      [] {
        const Shape s = make::shape(make::scale());
        const Bound b = bound(s);
        for (const Point p : s.corners()) RC_ASSERT(distance(b.at, p) + s.radius <= b.radius);
      },
      500);
  EXPECT_EQ(bound(disc({3, 4}, {5})).radius, Length{5});
}

TEST(GeometryShape, MovingAndGrowingChangeNothingElse) {
  const Shape s = box({0, 0}, {10}, {20}, north);
  EXPECT_EQ(s.moved({5, 6}).points[0], (Point{-5, -14}));
  EXPECT_EQ(s.grown({7}).radius, Length{7});
  EXPECT_EQ(s.grown({7}).grown({-9}).radius, Length{});
}

TEST(GeometryTouch, BasesThatTouchDoNotOverlap) {
  EXPECT_FALSE(overlap(disc({0, 0}, {5}), disc({10, 0}, {5})));
  EXPECT_TRUE(overlap(disc({0, 0}, {5}), disc({9, 0}, {5})));
  EXPECT_FALSE(overlap(disc({0, 0}, {10}), disc({12, 16}, {10})));
  EXPECT_TRUE(within(disc({0, 0}, {10}), disc({12, 16}, {10}), {}));
  EXPECT_FALSE(overlap(box({0, 0}, {5}, {5}, north), box({10, 3}, {5}, {5}, north)));   // side on side
  EXPECT_FALSE(overlap(box({0, 0}, {5}, {5}, north), box({10, 10}, {5}, {5}, north)));  // corner on corner
  EXPECT_TRUE(within(box({0, 0}, {5}, {5}, north), box({10, 10}, {5}, {5}, north), {}));
  EXPECT_TRUE(overlap(box({0, 0}, {5}, {5}, north), box({9, 9}, {5}, {5}, north)));
  EXPECT_FALSE(overlap(disc({0, 10}, {5}), box({0, 0}, {5}, {5}, north)));  // base on side
  EXPECT_TRUE(overlap(disc({0, 9}, {5}), box({0, 0}, {5}, {5}, north)));
  EXPECT_FALSE(overlap(disc({8, 9}, {5}), box({0, 0}, {5}, {5}, north)));  // base on corner: 3-4-5
  EXPECT_TRUE(within(disc({8, 9}, {5}), box({0, 0}, {5}, {5}, north), {}));
}

TEST(GeometryTouch, WithinIncludesItsLimitAndNothingMore) {
  EXPECT_TRUE(within(disc({0, 0}, {2}), disc({0, 20}, {3}), {15}));
  EXPECT_FALSE(within(disc({0, 0}, {2}), disc({0, 20}, {3}), {14}));
  EXPECT_FALSE(within(disc({0, 0}, {2}), disc({1, 20}, {3}), {15}));  // a fortieth of a unit too far
  EXPECT_FALSE(within(disc({0, 0}, {2}), disc({0, 0}, {2}), {-1}));
}

TEST(GeometryTouch, AShapeOverlapsItselfAndWhatItHolds) {
  for (const Shape& s : {disc({7, 7}, {3}), capsule({0, 0}, {9, 9}, {1}), box({4, 4}, {3}, {2}, degrees(30))}) {
    EXPECT_TRUE(overlap(s, s)) << s;
    EXPECT_TRUE(within(s, s, {})) << s;
  }
  EXPECT_TRUE(overlap(box({0, 0}, {50}, {50}, north), box({1, 1}, {2}, {2}, degrees(45))));
  EXPECT_TRUE(overlap(disc({1, 1}, {2}), box({0, 0}, {50}, {50}, north)));
  EXPECT_TRUE(overlap(disc({0, 0}, {50}), disc({1, 1}, {})));
}

TEST(GeometryTouch, WhatHasNoBreadthOverlapsOnlyWhatItRunsThrough) {
  const Shape square = box({0, 0}, {10}, {10}, north);
  EXPECT_TRUE(overlap(capsule({-20, 0}, {20, 0}, {}), square));
  EXPECT_FALSE(overlap(capsule({-20, 10}, {20, 10}, {}), square));  // along the side
  EXPECT_FALSE(overlap(capsule({0, 20}, {20, 0}, {}), square));     // through the corner
  EXPECT_FALSE(overlap(capsule({0, 10}, {0, 30}, {}), square));     // up to the side
  EXPECT_TRUE(overlap(capsule({0, 9}, {0, 30}, {}), square));
  EXPECT_FALSE(overlap(disc({10, 0}, {}), square));
  EXPECT_TRUE(overlap(disc({9, 0}, {}), square));
  EXPECT_FALSE(overlap(disc({3, 3}, {}), disc({3, 3}, {})));
  EXPECT_TRUE(overlap(capsule({-5, 0}, {5, 0}, {}), capsule({0, -5}, {0, 5}, {})));
  EXPECT_FALSE(overlap(capsule({-5, 0}, {5, 0}, {}), capsule({-3, 0}, {9, 0}, {})));
  EXPECT_FALSE(overlap(capsule({-5, 0}, {5, 0}, {}), capsule({5, 0}, {9, 4}, {})));
  EXPECT_TRUE(within(capsule({-5, 0}, {5, 0}, {}), capsule({5, 0}, {9, 4}, {}), {}));
  EXPECT_FALSE(within(capsule({-5, 0}, {5, 0}, {}), capsule({7, 0}, {9, 0}, {}), {1}));
  EXPECT_TRUE(within(capsule({-5, 0}, {5, 0}, {}), capsule({7, 0}, {9, 0}, {}), {2}));
}

TEST(GeometryTouch, ContainsIncludesTheEdge) {
  const Shape square = box({0, 0}, {10}, {10}, north);
  EXPECT_TRUE(contains(square, {10, 10}));
  EXPECT_TRUE(contains(square, {-10, 4}));
  EXPECT_FALSE(contains(square, {11, 4}));
  EXPECT_TRUE(contains(square.grown({5}), {13, 14}));
  EXPECT_FALSE(contains(square.grown({5}), {14, 14}));
  EXPECT_TRUE(contains(disc({0, 0}, {5}), {3, 4}));
  EXPECT_TRUE(contains(capsule({0, 0}, {9, 3}, {}), {3, 1}));
}

TEST(GeometryTouch, AShapeOfNothingMeetsNothing) {
  EXPECT_FALSE(overlap(Shape{}, disc({0, 0}, {5})));
  EXPECT_FALSE(within(disc({0, 0}, {5}), Shape{}, {100}));
  EXPECT_FALSE(contains(Shape{}, {0, 0}));
}

}  // namespace
}  // namespace fyrd
