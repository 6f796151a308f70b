// How far a shape gets on a straight way before an obstacle stops it.
#include <cmath>

#include "tests/core/geometry_make.h"
#include "tests/core/geometry_oracle.h"

namespace fyrd {
namespace {

// Everything a shape covers on its way; nothing when that has too many corners for a shape.
std::optional<Shape> swept(const Shape& s, Vec d) {
  if (s.count == 1) return capsule(s.points[0], s.points[0] + d, s.radius);
  std::vector<Point> points;
  for (const Point p : s.corners()) points.insert(points.end(), {p, p + d});
  auto h = hull(points);
  if (h) h->radius = s.radius;
  return h;
}

// Where the way from `from` stops, as the k of toward(from, to, k).
int steps_to(Point from, Point to, Point until) {
  const int about = distance(from, until).units;
  for (int k = std::max(about - 2, 0); k <= about + 2; ++k) {
    if (toward(from, to, {k}) == until && toward(from, to, {k + 1}) != until) return k;
  }
  return -1;
}

struct Case {
  Shape mover, obstacle;
  Point from, to;
};
Case any_case() {
  const make::Scale s = make::scale();
  const Shape mover = make::number(0, 2) ? make::disc_of(s, 0) : make::shape(s);
  return {mover, make::shape(s), mover.points[0], make::point(s)};
}

TEST(GeometrySweep, TheWayIsFreeExactlyWhenNothingItCoversOverlaps) {
  always(
      [] {
        const auto [mover, obstacle, from, to] = any_case();
        const Sweep s = sweep(mover, from, to, obstacle);
        RC_PRE(!oracle::overlap(mover, obstacle));
        if (s.free) RC_ASSERT(s.until == to);
        const auto all = swept(mover, to - from);
        if (all) RC_ASSERT(s.free == !oracle::overlap(*all, obstacle));
      },
      5000);
}

TEST(GeometrySweep, UntilIsFreeTheWayToItIsFreeAndTheNextPointIsNot) {
  always(
      [] {
        const auto [mover, obstacle, from, to] = any_case();
        RC_PRE(!oracle::overlap(mover, obstacle));
        const Sweep s = sweep(mover, from, to, obstacle);
        RC_ASSERT(!oracle::overlap(mover.moved(s.until - from), obstacle));
        if (s.free) return;
        RC_ASSERT(sweep(mover, from, s.until, obstacle).free);
        const int k = steps_to(from, to, s.until);
        RC_ASSERT(k >= 0);
        const Point next = Length{k + 1} < distance(from, to) ? toward(from, to, {k + 1}) : to;
        RC_ASSERT(!sweep(mover, from, next, obstacle).free);
      },
      5000);
}

TEST(GeometrySweep, AMoverStopsWhereItTouches) {
  // Head on: exactly at the distance of the edges.
  const Sweep disc_disc = sweep(disc({0, 0}, {10}), {0, 0}, {100, 0}, disc({60, 0}, {15}));
  EXPECT_FALSE(disc_disc.free);
  EXPECT_EQ(disc_disc.until, (Point{35, 0}));
  const Shape wall = box({0, 1000}, {5000}, {100}, north);
  EXPECT_EQ(sweep(disc({0, 0}, {250}), {0, 0}, {0, 3000}, wall).until, (Point{0, 650}));
  EXPECT_EQ(sweep(disc({0, 0}, {250}), {0, 0}, {0, 650}, wall).free, true);
  EXPECT_EQ(sweep(disc({0, 0}, {250}), {0, 0}, {0, 651}, wall).until, (Point{0, 650}));
  EXPECT_EQ(sweep(box({0, 0}, {20}, {30}, north), {0, 0}, {0, 3000}, wall).until, (Point{0, 870}));
  EXPECT_EQ(sweep(box({0, 0}, {20}, {30}, east), {0, 0}, {0, 3000}, wall).until, (Point{0, 880}));
  // Against a corner: the 3-4-5 triangle stops 400 short of the height of the corner.
  EXPECT_EQ(sweep(disc({5300, 0}, {500}), {5300, 0}, {5300, 3000}, wall).until, (Point{5300, 500}));
}

TEST(GeometrySweep, AMoverMaySlideAlongWhatItTouches) {
  const Shape wall = box({0, 1000}, {5000}, {100}, north);
  EXPECT_TRUE(sweep(disc({-9000, 650}, {250}), {-9000, 650}, {9000, 650}, wall).free);
  EXPECT_FALSE(sweep(disc({-9000, 651}, {250}), {-9000, 651}, {9000, 651}, wall).free);
  EXPECT_TRUE(sweep(disc({0, 650}, {250}), {0, 650}, {0, 0}, wall).free);  // away from it
  EXPECT_EQ(sweep(disc({0, 650}, {250}), {0, 650}, {0, 2000}, wall).until, (Point{0, 650}));
  EXPECT_TRUE(sweep(disc({0, 0}, {10}), {0, 0}, {50, 0}, disc({25, 20}, {10})).free);  // past a base, touching
  EXPECT_FALSE(sweep(disc({0, 0}, {10}), {0, 0}, {50, 0}, disc({25, 19}, {10})).free);
}

TEST(GeometrySweep, AWayOfNoLengthIsFree) {
  EXPECT_TRUE(sweep(disc({0, 0}, {10}), {0, 0}, {0, 0}, disc({25, 0}, {10})).free);
  EXPECT_TRUE(sweep(disc({0, 0}, {10}), {0, 0}, {0, 0}, disc({0, 0}, {10})).free);
}

TEST(GeometrySweep, NothingPassesThroughALineWithoutBreadth) {
  const Sweep s = sweep(disc({0, 0}, {}), {0, 0}, {0, 100}, capsule({-50, 41}, {50, 41}, {}));
  EXPECT_FALSE(s.free);
  EXPECT_EQ(s.until, (Point{0, 41}));
}

TEST(GeometrySweep, AMoverThatOverlapsMayLeaveButNotGoDeeper) {
  const Shape square = box({0, 0}, {100}, {100}, north);
  // Beside it, overlapping by 5: out, along, and obliquely out; not in.
  const Shape mover = disc({115, 0}, {20});
  EXPECT_TRUE(sweep(mover, {115, 0}, {300, 0}, square).free);
  EXPECT_TRUE(sweep(mover, {115, 0}, {115, 50}, square).free);
  EXPECT_TRUE(sweep(mover, {115, 0}, {116, 900}, square).free);
  const Sweep in = sweep(mover, {115, 0}, {114, 900}, square);
  EXPECT_FALSE(in.free);
  EXPECT_EQ(in.until, (Point{115, 0}));
  // With its centre inside, 10 from the eastern side: only eastward.
  const Shape within_it = disc({90, 20}, {20});
  EXPECT_TRUE(sweep(within_it, {90, 20}, {150, 400}, square).free);
  EXPECT_TRUE(sweep(within_it, {90, 20}, {90, 200}, square).free);
  EXPECT_FALSE(sweep(within_it, {90, 20}, {89, 200}, square).free);
  // At the very centre any side will do; on top of each other any way.
  EXPECT_TRUE(sweep(disc({0, 0}, {20}), {0, 0}, {-3, 1}, square).free);
  EXPECT_TRUE(sweep(disc({5, 5}, {20}), {5, 5}, {5, 6}, disc({5, 5}, {20})).free);
  EXPECT_TRUE(sweep(disc({5, 0}, {20}), {5, 0}, {0, 9}, capsule({-10, 0}, {10, 0}, {3})).free);
  EXPECT_FALSE(sweep(disc({5, 1}, {20}), {5, 1}, {0, -9}, capsule({-10, 0}, {10, 0}, {3})).free);
}

// How deep the mover is in the obstacle: the shortest shift that would part them, in plain floating point.
double depth(const Shape& mover, const Shape& obstacle, double dx, double dy) {
  std::vector<Point> all;
  for (const Point a : mover.corners()) {
    for (const Point b : obstacle.corners()) all.push_back({b.x - a.x, b.y - a.y});
  }
  double reach = mover.radius.units + obstacle.radius.units, inner = 1e300, outer = 1e300;
  bool in = false;
  std::vector<Point> c = all;
  if (const auto h = hull(all)) {
    c.assign(h->corners().begin(), h->corners().end());
    in = true;
  }
  for (std::size_t i = 0; i < c.size(); ++i) {
    for (std::size_t j = in ? (i + 1) % c.size() : 0; j < c.size(); j = in ? c.size() : j + 1) {
      const double ex = c[j].x - c[i].x, ey = c[j].y - c[i].y, vx = dx - c[i].x, vy = dy - c[i].y;
      const double n = ex * ex + ey * ey, side = ex * vy - ey * vx;
      const double t = n == 0 ? 0 : std::clamp((ex * vx + ey * vy) / n, 0.0, 1.0);
      outer = std::min(outer, std::hypot(vx - t * ex, vy - t * ey));
      if (n > 0) inner = std::min(inner, side / std::sqrt(n));
    }
  }
  return in && inner >= 0 ? reach + inner : reach - outer;
}

TEST(GeometrySweep, AMoverThatOverlapsIsStoppedExactlyWhenItWouldGoDeeper) {
  always(
      [] {
        const make::Scale s = make::scale();
        const Shape ground = make::polygon(s), obstacle = ground.grown(make::radius(s));
        Shape mover = make::shape(s);
        const Vec closer{make::number(-s.size, s.size), make::number(-s.size, s.size)};
        mover = mover.moved(obstacle.points[0] - mover.points[0] + closer);
        RC_PRE(hull(std::vector<Point>(obstacle.corners().begin(), obstacle.corners().end())).has_value());
        RC_PRE(mover.count * obstacle.count <= 24 && oracle::overlap(mover, obstacle));
        const Point from = mover.points[0], to = make::point(s);
        RC_PRE(from != to);
        std::vector<Point> all;
        for (const Point a : mover.corners())
          for (const Point b : obstacle.corners()) all.push_back({b.x - a.x, b.y - a.y});
        RC_PRE(hull(all).has_value());  // small enough for the plain answer
        const Sweep sw = sweep(mover, from, to, obstacle);
        const double dx = to.x - from.x, dy = to.y - from.y, l = std::hypot(dx, dy),
                     start = depth(mover, obstacle, 0, 0);
        double deepest = start;
        for (const double part : {1e-4, 1e-3, 0.01, 0.1, 0.3, 0.6, 1.0}) {
          deepest = std::max(deepest, depth(mover, obstacle, dx * part, dy * part));
        }
        if (sw.free) {
          RC_ASSERT(sw.until == to);
          RC_ASSERT(deepest <= start + 1e-6 * (1 + start));
        } else {
          RC_ASSERT(sw.until == from);
          RC_ASSERT(depth(mover, obstacle, dx / l * 1e-3, dy / l * 1e-3) > start - 1e-6 * (1 + start));
        }
      },
      3000);
}

TEST(GeometrySweep, UntilIsWhereTheEdgesMeetUnlessTheyOnlyGraze) {
  always(
      [] {
        const make::Scale s = make::scale();
        const Shape mover = make::disc_of(s, 1), obstacle = make::shape(s);
        const Point from = mover.points[0], to = make::point(s);
        RC_PRE(!overlap(mover, obstacle) && from != to);
        const Sweep sw = sweep(mover, from, to, obstacle);
        RC_PRE(!sw.free);
        // Where the line itself goes in by less than its whole points round off it, they may lead past.
        RC_PRE(oracle::geos_distance(capsule(from, to, mover.radius), obstacle) < -1.5);
        RC_ASSERT(oracle::geos_distance(disc(sw.until, mover.radius), obstacle) <= 2.0);
      },
      1500);
}

TEST(GeometrySweep, MirrorTurnAndShiftChangeNothing) {
  always(
      [] {
        const auto [mover, obstacle, from, to] = any_case();
        const Sweep s = sweep(mover, from, to, obstacle);
        const Vec by{make::number(-900'000, 900'000), make::number(-900'000, 900'000)};
        const Sweep m =
            sweep(make::mirrored(mover), make::mirrored(from), make::mirrored(to), make::mirrored(obstacle));
        const Sweep t = sweep(make::turned(mover), make::turned(from), make::turned(to), make::turned(obstacle));
        const Sweep shifted = sweep(mover.moved(by), from + by, to + by, obstacle.moved(by));
        RC_ASSERT(m.free == s.free && t.free == s.free && shifted.free == s.free);
        RC_ASSERT(m.until == make::mirrored(s.until));
        RC_ASSERT(t.until == make::turned(s.until));
        RC_ASSERT(shifted.until == s.until + by);
      },
      2500);
}

}  // namespace
}  // namespace fyrd
