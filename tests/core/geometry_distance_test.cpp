// Distance, overlap and containment of random shapes against brute force and GEOS, and under mirror, turn and shift.
#include <cmath>

#include "tests/core/geometry_make.h"
#include "tests/core/geometry_oracle.h"

namespace fyrd {
namespace {

// Two shapes of one scale and a distance that is often about the gap between them.
struct Pair {
  Shape a, b;
  Length d;
};
Pair pair() {
  const make::Scale s = make::scale();
  Pair p{make::shape(s), make::shape(s), {}};
  p.d = make::number(0, 1) ? max(nearest(p.a, p.b).gap + Length{make::number(-1, 1)}, Length{})
                           : Length{make::number(0, s.radius)};
  return p;
}

TEST(GeometryDistance, YesAndNoAreThoseOfBruteForceExactly) {
  always(
      [] {
        const auto [a, b, d] = pair();
        RC_ASSERT(overlap(a, b) == oracle::overlap(a, b));
        RC_ASSERT(within(a, b, d) == oracle::within(a, b, d));
        RC_ASSERT(contains(a, b.points[0]) == oracle::within(a, disc(b.points[0], {}), {}));
      },
      6000);
}

TEST(GeometryDistance, TheGapIsTheOneGeosMeasures) {
  always(
      [] {
        const auto [a, b, d] = pair();
        const double theirs = oracle::geos_distance(a, b);
        const Nearest n = nearest(a, b);
        RC_ASSERT(std::abs(n.gap.units - std::max(theirs, 0.0)) <= 0.501);
        if (std::abs(theirs) > 0.01) RC_ASSERT(overlap(a, b) == (theirs < 0));
        if (std::abs(theirs - d.units) > 0.01) RC_ASSERT(within(a, b, d) == (theirs <= d.units));
      },
      1500);
}

TEST(GeometryDistance, TheNearestPointsLieOnTheirShapesAndAreTheGapApart) {
  always(
      [] {
        const auto [a, b, d] = pair();
        const Nearest n = nearest(a, b);
        RC_ASSERT(within(a, disc(n.on_a, {}), Length{2}));
        RC_ASSERT(within(b, disc(n.on_b, {}), Length{2}));
        const double apart = std::hypot(n.on_b.x - n.on_a.x, n.on_b.y - n.on_a.y);
        RC_ASSERT(std::abs(apart - n.gap.units) <= 3);
        if (overlap(a, b)) {
          RC_ASSERT(n.gap == Length{});
          RC_ASSERT(n.on_a == n.on_b);
        }
      },
      4000);
}

TEST(GeometryDistance, NearestOfFacingSidesIsTheMiddleOfWhatTheyShare) {
  const Nearest n = nearest(box({0, 0}, {100}, {10}, north), box({60, 50}, {100}, {10}, north));
  EXPECT_EQ(n.on_a, (Point{30, 10}));
  EXPECT_EQ(n.on_b, (Point{30, 40}));
  EXPECT_EQ(n.gap, Length{30});
}

TEST(GeometryDistance, NearestOfDiscsLiesOnTheLineOfTheirCentres) {
  const Nearest n = nearest(disc({0, 0}, {10}), disc({30, 40}, {15}));
  EXPECT_EQ(n.on_a, (Point{6, 8}));
  EXPECT_EQ(n.on_b, (Point{21, 28}));
  EXPECT_EQ(n.gap, Length{25});
  const Nearest same = nearest(disc({7, 7}, {10}), disc({7, 7}, {4}));
  EXPECT_EQ(same.on_a, (Point{7, 7}));
  EXPECT_EQ(same.gap, Length{});
  const Nearest crossed = nearest(capsule({-10, 0}, {10, 0}, {}), capsule({3, -10}, {3, 10}, {}));
  EXPECT_EQ(crossed.on_a, (Point{3, 0}));
}

TEST(GeometryDistance, TheOrderOfTheTwoDoesNotMatter) {
  always(
      [] {
        const auto [a, b, d] = pair();
        RC_ASSERT(overlap(a, b) == overlap(b, a));
        RC_ASSERT(within(a, b, d) == within(b, a, d));
        const Nearest ab = nearest(a, b), ba = nearest(b, a);
        RC_ASSERT(ab.gap == ba.gap);
        if (!within(a, b, {})) RC_ASSERT(ab.on_a == ba.on_b && ab.on_b == ba.on_a);
      },
      2000);
}

TEST(GeometryDistance, MirrorTurnAndShiftChangeNoAnswer) {
  always(
      [] {
        const auto [a, b, d] = pair();
        const Vec by{make::number(-900'000, 900'000), make::number(-900'000, 900'000)};
        const auto same = [&](const Shape& a2, const Shape& b2) {
          return overlap(a2, b2) == overlap(a, b) && within(a2, b2, d) == within(a, b, d) &&
                 nearest(a2, b2).gap == nearest(a, b).gap;
        };
        RC_ASSERT(same(make::mirrored(a), make::mirrored(b)));
        RC_ASSERT(same(make::turned(a), make::turned(b)));
        RC_ASSERT(same(a.moved(by), b.moved(by)));
      },
      2000);
}

TEST(GeometryDistance, TheFirstCornerIsNoBetterThanTheOthers) {
  always(
      [] {
        auto [a, b, d] = pair();
        const bool o = overlap(a, b), w = within(a, b, d);
        std::rotate(a.points.begin(), a.points.begin() + make::number(0, a.count - 1), a.points.begin() + a.count);
        std::rotate(b.points.begin(), b.points.begin() + make::number(0, b.count - 1), b.points.begin() + b.count);
        RC_ASSERT(overlap(a, b) == o);
        RC_ASSERT(within(a, b, d) == w);
      },
      1000);
}

}  // namespace
}  // namespace fyrd
