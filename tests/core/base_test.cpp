// Bases with corners, turned and put down, held against GEOS.
#include "core/table/base.h"

#include "tests/core/geometry_make.h"
#include "tests/core/geometry_oracle.h"

namespace fyrd {
namespace {

Base any_base() {
  switch (make::number(0, 2)) {
    case 0: return disc({}, {make::number(100, 4000)});
    case 1: return capsule({0, -make::number(1, 2000)}, {0, make::number(1, 2000)}, {make::number(100, 2000)});
    default: return square_base({2 * make::number(100, 4000)});
  }
}

Stand any_stand(const Base& base, int far) {
  const Point at = make::point({far, 0, 0});
  return {base, at, make::angle()};
}

double area_of(const oracle::Geometry& g) {
  double area = 0;
  GEOSArea_r(oracle::Geos::instance().h, g.get(), &area);
  return area;
}

TEST(Bases, ASquareHasItsSidesAndLooksAlongThem) {
  const Base base = square_base(20_mm);
  EXPECT_EQ(base.inner, 10_mm);
  EXPECT_EQ(base.outer, Length{1415}) << "rounded up";
  const Shape ahead = placed(base, {5000, 5000}, north), aslant = placed(base, {5000, 5000}, degrees(45));
  EXPECT_TRUE(contains(ahead, {6000, 6000}));
  EXPECT_FALSE(contains(aslant, {6000, 6000}));
  EXPECT_TRUE(contains(aslant, {5000, 6414}));
}

TEST(Bases, TheDiscsFitHoweverItIsTurned) {
  always([] {
    const Base base = any_base();
    const Shape shape = placed(base, {}, make::angle());
    for (const Point p : shape.corners()) RC_ASSERT(length(p - Point{}) + shape.radius <= base.outer + Length{2});
    const Point on_rim = Point{} + along(make::angle(), max(base.inner - Length{2}, {}));
    RC_ASSERT(contains(shape, on_rim));
  });
}

TEST(Bases, DistancesAreThoseOfTheShapesAndOfGeos) {
  always(
      [] {
        const Base one = any_base(), two = any_base();
        const Stand a = any_stand(one, 6000), b = any_stand(two, 6000);
        const Length d{make::number(0, 4000)};
        RC_ASSERT(within(a, b, d) == oracle::within(a.shape(), b.shape(), d));
        const double far = oracle::geos_distance(a.shape(), b.shape()) - d.units;
        if (far > 0.01 || far < -0.01) RC_ASSERT(within(a, b, d) == (far < 0));
      },
      4000);
}

TEST(Bases, WhatIsPutBesideTouchesAndNothingMore) {
  always([] {
    const Base base = square_base({2 * make::number(300, 4000)});
    const Stand stand = any_stand(base, 20'000);
    const Shape other = placed(any_base(), {}, make::angle());
    const Angle way = make::angle();
    const Point at = stand.at + along(way, stand.beside(other, bound(other).radius, way));
    const double far = oracle::geos_distance(other.moved(at - Point{}), stand.shape());
    // Two places are rounded on the line between them, and so is where the sweep along it ends.
    RC_ASSERT(far > -3.0 && far < 3.0);
  });
}

// Where a base in motion begins and ceases to overlap, by GEOS at either end of the stretch.
TEST(Bases, OnItsWayABaseOverlapsFromWhereItMeetsToWhereItParts) {
  always(
      [] {
        const Base base = any_base();
        const Shape other = make::shape({6000, 3000, 2000});
        const Stand from = any_stand(base, 9000);
        const Point to = make::point({9000, 0, 0});
        const Shape at_from = from.shape();
        const auto on = inside(at_from, from.at, to, other);
        const Length whole = distance(from.at, to);
        const auto apart = [&](Length d) {
          return oracle::geos_distance(at_from.moved(toward(from.at, to, d) - from.at), other);
        };
        if (!on) {
          for (int k = 0; k <= 8; ++k) RC_ASSERT(apart(whole * k / 8) > -1.5);
          return;
        }
        RC_ASSERT(on->from <= on->to && on->to <= whole);
        RC_ASSERT(apart(on->from + (on->to - on->from) / 2) < 1.5);
        if (on->from > Length{2}) RC_ASSERT(apart(on->from - Length{2}) > -1.5);
        if (on->to + Length{2} < whole) RC_ASSERT(apart(on->to + Length{2}) > -1.5);
      },
      4000);
}

// The lines between the areas run through the corners of a square, and most of a base lies where its middle does.
TEST(NOT_031, most_of_a_base_is_where_its_middle_is) {
  always(
      [] {
        const Length sides[] = {15_mm, 20_mm, 40_mm};
        const Base own = square_base(sides[make::number(0, 2)]), theirs = square_base(sides[make::number(0, 2)]);
        const Stand of{own, {}, make::angle()}, who = any_stand(theirs, 6000);
        if (overlap(of.shape(), who.shape())) return;
        double most = 0, second = 0;
        Quarter where = Quarter::front;
        const Shape base = of.shape();
        // From the middle through two neighbouring corners, front first.
        const int corners[] = {2, 1, 0, 3};
        for (int q = 0; q < 4; ++q) {
          const Vec right = base.points[corners[q]] - of.at, left = base.points[corners[(q + 3) % 4]] - of.at;
          const Point wedge[] = {of.at, of.at + with_length(right, 60_cm), of.at + with_length(left, 60_cm)};
          const oracle::Geometry shared(GEOSIntersection_r(oracle::Geos::instance().h, oracle::geometry(wedge).get(),
                                                           oracle::geometry(who.shape().corners()).get()));
          const double share = area_of(shared);
          second = std::max(second, std::min(share, most));
          if (share > most) most = share, where = static_cast<Quarter>(q);
        }
        if (most - second < 0.01 * theirs.inner.units * theirs.inner.units) return;  // too close to call
        RC_ASSERT(quarter(of.at, of.facing, who.at) == where);
      },
      3000);
}

}  // namespace
}  // namespace fyrd
