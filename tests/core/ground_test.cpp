// The ground: elevation and slope by hand, standing and stepping, hedges crossed, lengths in woods against GEOS.
#include "core/table/ground.h"

#include "tests/core/dice_property.h"
#include "tests/core/table_support.h"

namespace fyrd {
namespace {

using namespace table_test;

Ground with(std::vector<Piece> pieces) { return Ground(48_in, 48_in, std::move(pieces)); }

Piece ramp(const Shape& s, Point low, Point high, Length top, Length bottom = {}) {
  Piece p = piece(s, top, bottom);
  p.ramp = true;
  p.low = low;
  p.high = high;
  return p;
}

TEST(Ground, ElevationOfFloors) {
  Piece hill = piece(rectangle(10000, 10000, 20000, 20000), 2_in);
  Piece tower = piece(rectangle(15000, 15000, 16000, 16000), 5_in, 2_in);
  Piece roof = piece(rectangle(30000, 30000, 40000, 40000), 9_in);
  hill.floor = tower.floor = true;
  const Ground g = with({tower, hill, roof});
  EXPECT_EQ(g.elevation({5000, 5000}), 0_in);
  EXPECT_EQ(g.elevation({12000, 12000}), 2_in);
  EXPECT_EQ(g.elevation({10000, 15000}), 2_in) << "the edge belongs to the hill";
  EXPECT_EQ(g.elevation({15500, 15500}), 5_in);
  EXPECT_EQ(g.elevation({35000, 35000}), 0_in) << "nobody stands on a piece that is no floor";
  EXPECT_EQ(g.slope({12000, 12000}).rise, Length{});
  EXPECT_EQ(g.slope({12000, 12000}).run, Length{1});
}

TEST(Ground, ElevationAndSlopeOfARamp) {
  // Up from x = 10000 to x = 20000 by 3000, then level to 25000.
  const Ground g = with({ramp(rectangle(8000, 0, 25000, 10000), {10000, 0}, {20000, 0}, {4000}, {1000})});
  EXPECT_EQ(g.elevation({9000, 5000}), Length{1000});
  EXPECT_EQ(g.elevation({10000, 5000}), Length{1000});
  EXPECT_EQ(g.elevation({15000, 5000}), Length{2500});
  EXPECT_EQ(g.elevation({15001, 5000}), Length{2500});  // 2500.3
  EXPECT_EQ(g.elevation({15002, 5000}), Length{2501});  // 2500.6
  EXPECT_EQ(g.elevation({20000, 5000}), Length{4000});
  EXPECT_EQ(g.elevation({24000, 5000}), Length{4000});
  EXPECT_EQ(g.slope({15000, 5000}).rise, Length{3000});
  EXPECT_EQ(g.slope({15000, 5000}).run, Length{10000});
  EXPECT_EQ(g.slope({22000, 5000}).rise, Length{});
  EXPECT_EQ(g.slope({5000, 5000}).rise, Length{});
}

TEST(Ground, ARampAcrossTheGrid) {
  // Rising along (3, 4): 5000 long, 1000 high.
  const Ground g = with({ramp(rectangle(0, 0, 10000, 10000), {1000, 1000}, {4000, 5000}, {1000})});
  EXPECT_EQ(g.elevation({2500, 3000}), Length{500});
  EXPECT_EQ(g.elevation({2500 + 400, 3000 - 300}), Length{500}) << "across the slope it is level";
  EXPECT_EQ(g.slope({2500, 3000}).run, Length{5000});
}

TEST(Ground, LevelWhereARampMeetsTheHill) {
  Piece hill = piece(rectangle(20000, 0, 30000, 10000), {4000});
  hill.floor = true;
  const Ground g = with({ramp(rectangle(10000, 0, 20000, 10000), {10000, 0}, {20000, 0}, {4000}), hill});
  EXPECT_EQ(g.slope({19999, 5000}).rise, Length{4000});
  EXPECT_EQ(g.slope({20000, 5000}).rise, Length{});
  EXPECT_EQ(g.slope({10000, 5000}).rise, Length{}) << "its foot is no higher than the table";
}

TEST(Ground, StandingOnTheTableAndBesideAWall) {
  const Ground g = with({wall(rectangle(50000, 50000, 60000, 51000))});
  EXPECT_TRUE(g.on_table(disc({1250, 1250}, {1250})));
  EXPECT_FALSE(g.on_table(disc({1249, 1250}, {1250})));
  EXPECT_TRUE(g.on_table(disc({48 * 2540 - 1250, 48 * 2540 - 1250}, {1250})));
  EXPECT_FALSE(g.on_table(disc({48 * 2540 - 1250, 48 * 2540 - 1249}, {1250})));
  EXPECT_TRUE(g.can_stand(disc({55000, 48750}, {1250}))) << "touching";
  EXPECT_FALSE(g.can_stand(disc({55000, 48751}, {1250})));
}

TEST(Ground, SteppingIntoAWallAndTheEdge) {
  const Ground g = with({wall(rectangle(50000, 0, 51000, 60000)), wall(rectangle(40000, 0, 41000, 60000))});
  const auto step = [&](Point from, Point to) { return g.step(disc(from, {1000}), from, to); };
  EXPECT_TRUE(step({10000, 10000}, {39000, 10000}).free);
  const Ground::Step hit = step({10000, 10000}, {60000, 10000});
  EXPECT_FALSE(hit.free);
  EXPECT_EQ(hit.piece, 1) << "the nearer of the two";
  EXPECT_EQ(hit.until, (Point{39000, 10000}));
  const Ground::Step edge = step({10000, 10000}, {1000, 1000 - 3000});
  EXPECT_FALSE(edge.free);
  EXPECT_EQ(edge.piece, -1);
  EXPECT_EQ(edge.until, (Point{3250, 1000}));
  // Hanging over the edge it may come back but not go on.
  EXPECT_TRUE(step({500, 10000}, {600, 20000}).free);
  EXPECT_TRUE(step({500, 10000}, {500, 20000}).free);
  EXPECT_EQ(step({500, 10000}, {400, 20000}).until, (Point{500, 10000}));
  // In a wall it may leave but not go deeper.
  EXPECT_TRUE(step({39500, 10000}, {30000, 10000}).free);
  EXPECT_FALSE(step({39500, 10000}, {39600, 10000}).free);
}

TEST(Ground, EveryStepEndsWhereTheBaseCanStandAndGo) {
  always([](std::uint32_t seed) {
    Numbers n(seed);
    std::vector<Piece> pieces;
    for (int i = 0; i < 8; ++i) pieces.push_back(wall(n.convex(20_in, 20_in, 12000)));
    const Ground g(20_in, 20_in, std::move(pieces));
    for (int i = 0; i < 10; ++i) {
      const Point from = n.point(20_in, 20_in), to = n.point(25_in, 25_in);
      const Shape base = disc(from, {n.upto(2000)});
      if (!g.can_stand(base)) continue;
      const Ground::Step s = g.step(base, from, to);
      RC_ASSERT(g.can_stand(base.moved(s.until - from)));
      RC_ASSERT(g.step(base, from, s.until).free);
      RC_ASSERT(s.free == (s.until == to));
    }
  });
}

TEST(Ground, CrossingHedges) {
  Piece hedge = piece(rectangle(20000, 10000, 20500, 30000), 1_in);
  Piece far = piece(rectangle(40000, 10000, 40500, 30000), 1_in);
  Piece ditch = piece(capsule({30000, 10000}, {30000, 30000}, {100}), 1_in);
  hedge.linear = far.linear = ditch.linear = true;
  const Ground g = with({far, hedge, ditch, piece(rectangle(25000, 0, 26000, 40000), 1_in)});
  std::array<int, 8> crossed{};
  ASSERT_EQ(g.crossings({10000, 20000}, {50000, 20000}, crossed), 3);
  EXPECT_EQ((std::array{crossed[0], crossed[1], crossed[2]}), (std::array{1, 2, 0}));
  ASSERT_EQ(g.crossings({50000, 20000}, {10000, 20000}, crossed), 3);
  EXPECT_EQ((std::array{crossed[0], crossed[1], crossed[2]}), (std::array{0, 2, 1}));
  EXPECT_EQ(g.crossings({10000, 5000}, {50000, 5000}, crossed), 0);
  EXPECT_EQ(g.crossings({10000, 10000}, {50000, 10000}, crossed), 3) << "touching its end";
  EXPECT_EQ(g.crossings({20500, 0}, {20500, 50000}, crossed), 1) << "along its side";
  EXPECT_EQ(g.crossings({20200, 20000}, {20200, 20000}, crossed), 1) << "standing in it";
  ASSERT_EQ(g.crossings({10000, 20000}, {50000, 20000}, std::span(crossed).first(2)), 2);
  EXPECT_EQ(crossed[0], 1);
  EXPECT_EQ(crossed[1], 2) << "the nearest are kept";
}

TEST(Ground, LengthInOverlappingWoods) {
  const Ground g = with({wood(rectangle(10000, 0, 20000, 10000)), wood(rectangle(15000, 0, 30000, 10000)),
                         wood(rectangle(40000, 0, 41000, 10000)), wood(rectangle(0, 0, 50000, 10000), 4_in, 2)});
  EXPECT_EQ(g.length_in(1, {0, 5000}, {50000, 5000}), Length{21000});
  EXPECT_EQ(g.length_in(1, {12000, 5000}, {18000, 5000}), Length{6000});
  EXPECT_EQ(g.length_in(1, {0, 10000}, {50000, 10000}), Length{}) << "along the edge";
  EXPECT_EQ(g.length_in(2, {0, 5000}, {60000, 5000}), Length{50000});
  EXPECT_EQ(g.length_in(1, {12000, 5000}, {12000, 5000}), Length{});
}

TEST(Ground, LengthInWoodsAsGeosMeasuresIt) {
  always(
      [](std::uint32_t seed) {
        Numbers n(seed);
        Geos geos;
        std::vector<Piece> woods;
        GEOSGeometry* all = nullptr;
        for (int i = 0; i < 5; ++i) {
          woods.push_back(wood(n.convex(20_in, 20_in, 30000)));
          GEOSGeometry* one = geos.polygon(woods.back().solid.shape);
          all = all == nullptr ? one : geos.united(all, one);
        }
        const Ground g(20_in, 20_in, std::move(woods));
        for (int i = 0; i < 5; ++i) {
          const Point a = n.point(20_in, 20_in), b = n.point(20_in, 20_in);
          const double expected = geos.common_length(geos.segment(a, b), all);
          const double measured = g.length_in(1, a, b).units;
          RC_ASSERT(measured > expected - 6 && measured < expected + 6);  // each end is rounded
        }
      },
      60);
}

TEST(Ground, AStoreyAtATime) {
  // A wall up to 6000 under a roof from 6000 to 6500, on a cellar from 0 to 1000.
  Piece roof = wall(rectangle(10000, 10000, 30000, 30000), {6500}, {6000});
  Piece cellar = wall(rectangle(10000, 10000, 30000, 30000), {1000});
  roof.floor = cellar.floor = true;
  const Ground g = with({wall(rectangle(19000, 10000, 20000, 30000), {6000}, {1000}), roof, cellar});
  const Shape base = disc({15000, 15000}, {1250});
  EXPECT_FALSE(g.can_stand(base)) << "everything, unless asked for less";
  EXPECT_TRUE(g.can_stand(base, {{1000}, {6000}})) << "touching the band from above and below";
  EXPECT_FALSE(g.can_stand(base, {{1000}, {6001}}));
  EXPECT_FALSE(g.can_stand(base, {{999}, {6000}}));
  EXPECT_TRUE(g.can_stand(base, {{6500}, longest}));
  const Ground::Step inside = g.step(base, {15000, 15000}, {25000, 15000}, {{1000}, {4000}});
  EXPECT_FALSE(inside.free);
  EXPECT_EQ(inside.piece, 0);
  EXPECT_EQ(inside.until.x, 17750);
  EXPECT_TRUE(g.step(base, {15000, 15000}, {25000, 15000}, {{6500}, {9000}}).free) << "over the wall, on the roof";

  EXPECT_EQ(g.elevation({15000, 15000}), Length{6500});
  EXPECT_EQ(g.elevation({15000, 15000}, {6500}), Length{6500});
  EXPECT_EQ(g.elevation({15000, 15000}, {6499}), Length{1000});
  EXPECT_EQ(g.elevation({15000, 15000}, {999}), Length{});
  int met = 0;
  g.any(extent(Point{5000, 15000}, Point{10000, 15000}), [&](int i) {
    EXPECT_NE(i, 0);
    ++met;
    return false;
  });
  EXPECT_EQ(met, 2);
}

}  // namespace
}  // namespace fyrd
