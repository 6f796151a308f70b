// Directions, bearings and the arcs around a facing.
#include <cmath>

#include "tests/core/geometry_make.h"

namespace fyrd {
namespace {

const long double tau = 2 * acosl(-1.0L);

Angle turn(int n) { return {static_cast<std::uint16_t>(n)}; }

TEST(GeometryAngle, EveryDirectionIsTheTrueOneRoundedToNearest) {
  for (int n = 0; n < 65536; ++n) {
    const Vec d = direction(turn(n));
    ASSERT_EQ(d.x, llroundl(sinl(tau * n / 65536) * direction_scale)) << n;
    ASSERT_EQ(d.y, llroundl(cosl(tau * n / 65536) * direction_scale)) << n;
  }
}

TEST(GeometryAngle, DirectionsTurnByQuartersAndMirrorExactly) {
  for (int n = 0; n < 65536; ++n) {
    const Vec d = direction(turn(n)), quarter_on = direction(turn(n) + east), mirror = direction(north - turn(n));
    ASSERT_EQ(quarter_on, (Vec{d.y, -d.x})) << n;
    ASSERT_EQ(mirror, (Vec{-d.x, d.y})) << n;
    ASSERT_EQ(direction(east - turn(n)), (Vec{d.y, d.x})) << n;
  }
}

TEST(GeometryAngle, BearingUndoesDirection) {
  for (int n = 0; n < 65536; ++n) {
    ASSERT_EQ(bearing(direction(turn(n))), turn(n)) << n;
    ASSERT_EQ(bearing(along(turn(n), longest)), turn(n)) << n;
  }
}

TEST(GeometryAngle, BearingIsTheNearestOfAll) {
  EXPECT_EQ(bearing({}), north);
  EXPECT_EQ(bearing({1, 0}), east);
  EXPECT_EQ(bearing({0, -7}), south);
  EXPECT_EQ(bearing({-20'000'000, 0}), west);
  EXPECT_EQ(bearing({5, 5}), degrees(45));
  EXPECT_EQ(bearing({-5, 5}), degrees(315));
  EXPECT_EQ(bearing({INT32_MIN, INT32_MIN}), degrees(225));
  EXPECT_EQ(bearing({INT32_MAX, INT32_MIN}), degrees(135));
  always(
      [] {
        const make::Scale s = make::scale();
        const Point from = make::point(s), to = make::point(s);
        const Vec v = to - from;
        RC_PRE(!v.zero());
        long double exact = atan2l(v.x, v.y) / tau * 65536;
        if (exact < 0) exact += 65536;
        const long double error = fabsl(exact - bearing(v).turn);
        RC_ASSERT(std::min(error, 65536 - error) <= 0.5L + 1e-9L);
      },
      5000);
}

TEST(GeometryAngle, BearingOfAMirroredVectorIsTheMirroredBearing) {
  always(
      [] {
        const make::Scale s = make::scale();
        const Point from = make::point(s), to = make::point(s);
        const Vec v = to - from;
        RC_PRE(!v.zero());
        RC_ASSERT(bearing({-v.x, v.y}) == north - bearing(v));
        RC_ASSERT(bearing({v.x, -v.y}) == south - bearing(v));
        RC_ASSERT(bearing({v.y, -v.x}) == bearing(v) + east);
      },
      1000);
}

TEST(GeometryAngle, AStepIsTurnedClockwise) {
  EXPECT_EQ(turned({300, 400}, north), (Vec{300, 400}));
  EXPECT_EQ(turned({300, 400}, east), (Vec{400, -300}));
  EXPECT_EQ(turned({300, 400}, south), (Vec{-300, -400}));
  EXPECT_EQ(turned({1000, 0}, degrees(30)), (Vec{866, -500}));
  for (int n = 0; n < 65536; ++n) ASSERT_EQ(turned({0, 12'345}, turn(n)), along(turn(n), Length{12'345})) << n;
}

TEST(GeometryAngle, AStepAlongADirectionIsRoundedToNearest) {
  EXPECT_EQ(along(north, inches(10)), (Vec{0, 25'400}));
  EXPECT_EQ(along(west, inches(10)), (Vec{-25'400, 0}));
  EXPECT_EQ(along(degrees(30), Length{1000}), (Vec{500, 866}));
  EXPECT_EQ(along(degrees(210), Length{1000}), (Vec{-500, -866}));
  EXPECT_EQ(along(degrees(30), Length{-1000}), (Vec{-500, -866}));
}

TEST(GeometryAngle, BetweenTakesTheShorterWayRound) {
  EXPECT_EQ(between(degrees(350), degrees(10)), between(degrees(10), degrees(350)));
  EXPECT_EQ(between(north, south), 32768);
  EXPECT_EQ(between(west, north), 16384);
}

TEST(GeometryArc, LinesAt45DegreesBelongToFrontAndRear) {
  const Point at{1000, 2000};
  EXPECT_EQ(quarter(at, north, at), Quarter::front);
  EXPECT_EQ(quarter(at, north, {1100, 2100}), Quarter::front);
  EXPECT_EQ(quarter(at, north, {900, 2100}), Quarter::front);
  EXPECT_EQ(quarter(at, north, {1100, 1900}), Quarter::rear);
  EXPECT_EQ(quarter(at, north, {900, 1900}), Quarter::rear);
  EXPECT_EQ(quarter(at, north, {1101, 2100}), Quarter::right);
  EXPECT_EQ(quarter(at, north, {899, 1900}), Quarter::left);
  // Facing north-east the lines are the axes themselves.
  EXPECT_EQ(quarter(at, degrees(45), {1000, 2500}), Quarter::front);
  EXPECT_EQ(quarter(at, degrees(45), {999, 2500}), Quarter::left);
  EXPECT_EQ(quarter(at, degrees(45), {1500, 2000}), Quarter::front);
  EXPECT_EQ(quarter(at, degrees(45), {500, 2000}), Quarter::rear);
  EXPECT_EQ(quarter(at, degrees(45), {500, 2001}), Quarter::left);
}

TEST(GeometryArc, TheLineAcrossTheCentreBelongsToTheFrontHalf) {
  const Point at{-5, 5};
  EXPECT_TRUE(in_front_half(at, east, at));
  EXPECT_TRUE(in_front_half(at, east, {-5, 99}));
  EXPECT_TRUE(in_front_half(at, east, {-4, -99}));
  EXPECT_FALSE(in_front_half(at, east, {-6, 5}));
  EXPECT_TRUE(in_front_half(at, degrees(45), {-15, 15}));
  EXPECT_FALSE(in_front_half(at, degrees(45), {-16, 15}));
}

TEST(GeometryArc, QuartersTurnWithTheFacing) {
  always(
      [] {
        const make::Scale s = make::scale();
        const Point at = make::point(s), of = make::point(s);
        const Angle facing = make::angle();
        const Quarter q = quarter(at, facing, of);
        // The table turned anticlockwise by a quarter, and seen in a mirror.
        RC_ASSERT(quarter(make::turned(at), facing - east, make::turned(of)) == q);
        const Quarter mirrored = q == Quarter::left ? Quarter::right : q == Quarter::right ? Quarter::left : q;
        RC_ASSERT(quarter(make::mirrored(at), north - facing, make::mirrored(of)) == mirrored);
        // Turning about swaps front and rear, except at the very centre.
        if (at != of) RC_ASSERT((static_cast<int>(quarter(at, facing + south, of)) + 2) % 4 == static_cast<int>(q));
      },
      2000);
}

TEST(GeometryArc, WitnessAgreesWithQuarterAndHalf) {
  always(
      [] {
        const make::Scale s = make::scale();
        const Point at = make::point(s), of = make::point(s);
        const Angle facing = make::number(0, 1) ? make::angle() : degrees(45 * make::number(0, 7));
        RC_ASSERT(arc_witness(at, facing, degrees(45), of).inside == (quarter(at, facing, of) == Quarter::front));
        RC_ASSERT(arc_witness(at, facing, degrees(90), of).inside == in_front_half(at, facing, of));
      },
      3000);
}

TEST(GeometryArc, WitnessAgreesWithQuarterHoweverNearTheLine) {
  for (int n = 0; n < 65536; n += 3) {
    const Point of = Point{} + along(turn(n) + degrees(n % 2 ? 45 : 315), longest);
    ASSERT_EQ(arc_witness({}, turn(n), degrees(45), of).inside, quarter({}, turn(n), of) == Quarter::front) << n;
  }
}

TEST(GeometryArc, WitnessMeasuresToTheNearerEdge) {
  const ArcWitness ahead = arc_witness({0, 0}, north, degrees(45), {0, 1000});
  EXPECT_TRUE(ahead.inside);
  EXPECT_EQ(ahead.margin, Length{707});
  EXPECT_EQ(ahead.edge, (Point{500, 500}));
  const ArcWitness left = arc_witness({0, 0}, north, degrees(45), {-1000, 0});
  EXPECT_FALSE(left.inside);
  EXPECT_EQ(left.margin, Length{-707});
  EXPECT_EQ(left.edge, (Point{-500, 500}));
  const ArcWitness on_edge = arc_witness({10, 10}, north, degrees(45), {110, 110});
  EXPECT_TRUE(on_edge.inside);
  EXPECT_EQ(on_edge.margin, Length{});
  EXPECT_EQ(on_edge.edge, (Point{110, 110}));
  const ArcWitness behind = arc_witness({0, 0}, north, degrees(45), {0, -1000});
  EXPECT_FALSE(behind.inside);
  EXPECT_EQ(behind.margin, Length{-1000});
  EXPECT_EQ(behind.edge, (Point{0, 0}));
  const ArcWitness itself = arc_witness({7, 8}, degrees(77), degrees(45), {7, 8});
  EXPECT_TRUE(itself.inside);
  EXPECT_EQ(itself.margin, Length{});
  EXPECT_EQ(itself.edge, (Point{7, 8}));
}

TEST(GeometryArc, AnArcOfNoWidthHoldsOnlyTheLineAhead) {
  EXPECT_TRUE(arc_witness({0, 0}, east, {}, {500, 0}).inside);
  EXPECT_FALSE(arc_witness({0, 0}, east, {}, {500, 1}).inside);
  EXPECT_FALSE(arc_witness({0, 0}, east, {}, {-500, 0}).inside);
}

TEST(GeometryArc, WitnessMatchesTrigonometry) {
  always(
      [] {
        const make::Scale s = make::scale();
        const Point at = make::point(s), of = make::point(s);
        const Angle facing = make::angle(), half = turn(make::number(0, 16384));
        RC_PRE(at != of);
        const ArcWitness w = arc_witness(at, facing, half, of);
        const long double dx = of.x - at.x, dy = of.y - at.y, far = hypotl(dx, dy);
        long double off = atan2l(dx, dy) - tau * facing.turn / 65536;
        off = fabsl(remainderl(off, tau)) - tau * half.turn / 65536;  // beyond the edge
        const long double margin = off >= tau / 4 ? -far : -sinl(off) * far;
        RC_ASSERT(fabsl(margin - w.margin.units) <= 1.02L);
        if (fabsl(margin) > 0.1L) RC_ASSERT(w.inside == (margin > 0));
        RC_ASSERT(fabsl(hypotl(of.x - w.edge.x, of.y - w.edge.y) - fabsl(margin)) <= 2);
      },
      3000);
}

}  // namespace
}  // namespace fyrd
