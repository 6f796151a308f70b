// Ways by hand: lengths, gaps exactly as wide as the base, figures, and ends that are taken.
#include "core/table/way.h"

#include <gtest/gtest.h>

#include "tests/core/table_support.h"

namespace fyrd {
namespace {

using namespace table_test;

constexpr Length r{1250};

Ground with(std::vector<Piece> pieces) { return Ground(30_in, 30_in, std::move(pieces)); }
constexpr int side = 30 * 2540;

// Walks the way and finds fault with every leg that is not free.
void expect_walkable(const Ground& g, std::span<const Shape> bodies, Point from, const Ways::Way& way,
                     Length radius = r) {
  ASSERT_TRUE(way.found);
  Point at = from;
  for (const Point next : way.path.all()) {
    EXPECT_TRUE(g.step(disc(at, radius), at, next).free);
    EXPECT_TRUE(g.can_stand(disc(next, radius)));
    for (const Shape& b : bodies) {
      EXPECT_TRUE(sweep(disc(at, radius), at, next, b).free);
      EXPECT_FALSE(overlap(disc(next, radius), b));
    }
    at = next;
  }
  EXPECT_EQ(length(from, way.path), way.length);
}

TEST(Ways, StraightWhereNothingIsInTheWay) {
  const Ground g = with({wall(rectangle(30000, 30000, 40000, 31000))});
  const Ways ways(g, r);
  const Ways::Way w = ways.find({10000, 10000}, {13000, 14000}, 12_in);
  ASSERT_TRUE(w.found);
  EXPECT_EQ(w.path.count, 1);
  EXPECT_EQ(w.path.end(), (Point{13000, 14000}));
  EXPECT_EQ(w.length, Length{5000});
  EXPECT_FALSE(ways.find({10000, 10000}, {13000, 14000}, {4999}).found);
  EXPECT_TRUE(ways.find({10000, 10000}, {13000, 14000}, {5000}).found);
  const Ways::Way stay = ways.find({10000, 10000}, {10000, 10000}, 12_in);
  EXPECT_TRUE(stay.found);
  EXPECT_EQ(stay.length, Length{});
  // Along the wall in contact.
  EXPECT_EQ(ways.find({20000, 28750}, {50000, 28750}, 12_in).path.count, 1);
}

TEST(Ways, AroundTheEndOfAWall) {
  const Ground g = with({wall(rectangle(20000, 0, 21000, 30000))});
  const Ways ways(g, r);
  const Point from{10500, 20000}, to{30500, 20000};
  const Ways::Way w = ways.find(from, to, 20_in);
  expect_walkable(g, {}, from, w);
  // Tangent to the first corner, an arc, the breadth of the wall, and the same again.
  const double q = std::hypot(9500.0, 10000.0), radius = r.units;
  const double tangent = std::sqrt(q * q - radius * radius);
  const double normal = std::atan2(-10000.0, -9500.0) + 2 * std::numbers::pi - std::acos(radius / q);
  const double expected = 2 * (tangent + radius * (normal - std::numbers::pi / 2)) + 1000;
  EXPECT_GE(w.length.units, expected - 1);
  EXPECT_LE(w.length.units, expected * 1.02);
  EXPECT_FALSE(ways.find(from, to, {static_cast<int>(expected) - 1}).found);
}

TEST(Ways, ThroughAGapExactlyAsWideAsTheBase) {
  const auto gap = [](int width) {
    return with({wall(rectangle(20000, 0, 21000, 30000)), wall(rectangle(20000, 30000 + width, 21000, side))});
  };
  const Ground narrow = gap(2499), exact = gap(2500);
  EXPECT_FALSE(Ways(narrow, r).find({10000, 20000}, {40000, 40000}, 40_in).found);
  const Ways::Way w = Ways(exact, r).find({10000, 20000}, {40000, 40000}, 40_in);
  expect_walkable(exact, {}, {10000, 20000}, w);
  // At the edge of the table, too.
  const Ground edge = with({wall(rectangle(20000, 2500, 21000, side))}),
               closed = with({wall(rectangle(20000, 2499, 21000, side))});
  expect_walkable(edge, {}, {10000, 20000}, Ways(edge, r).find({10000, 20000}, {40000, 20000}, 60_in));
  EXPECT_FALSE(Ways(closed, r).find({10000, 20000}, {40000, 20000}, 60_in).found);
}

TEST(Ways, ThroughAGapBetweenRoundPiecesAtAnAngle) {
  // Two round-ended walls on one line along (3, 4), their ends `apart` fives of units apart.
  const auto gap = [](int apart) {
    const Point end{23000 + 3 * apart, 24000 + 4 * apart};
    return with({wall(capsule({20000, 20000}, {20000 - 15000, 0}, r)), wall(capsule(end, end + Vec{38000, 51000}, r)),
                 wall(rectangle(0, 0, 5000, 1000))});
  };
  const Point from{10000, 40000}, to{40000, 10000};
  EXPECT_FALSE(Ways(gap(-1), r).find(from, to, 60_in).found);
  const Ground open = gap(1);
  expect_walkable(open, {}, from, Ways(open, r).find(from, to, 60_in));
}

TEST(Ways, BetweenFiguresExactlyABaseApart) {
  const Ground g = with({wall(rectangle(0, 30000, 20000, 31000)), wall(rectangle(27500, 30000, side, 31000))});
  const Ways ways(g, r);
  // The opening is 7500 wide: two figures leave 2500 between them when they stand in its corners.
  const auto figures = [](int gap) {
    return std::array{disc({21250, 30500}, r), disc({22500 + gap + 1250, 30500}, r)};
  };
  const Point from{15000, 20000}, to{35000, 40000};
  const auto open = figures(2500), shut = figures(2499);
  expect_walkable(g, open, from, ways.find(from, to, 20_in, open));
  EXPECT_FALSE(ways.find(from, to, 40_in, shut).found);
  EXPECT_TRUE(ways.find(from, to, 20_in).found);
}

TEST(Ways, AroundAFigure) {
  const Ground g = with({});
  const Ways ways(g, r);
  const std::array bodies{disc({20000, 20000}, r)};
  const Point from{15000, 20000}, to{25000, 20000};
  const Ways::Way w = ways.find(from, to, 12_in, bodies);
  expect_walkable(g, bodies, from, w);
  const double expected = around(bodies[0], 2500, from, to);
  EXPECT_GE(w.length.units, expected - 1);
  EXPECT_LE(w.length.units, expected * 1.02);
  // From base contact on one side to base contact on the other.
  const Ways::Way hugging = ways.find({17500, 20000}, {22500, 20000}, 12_in, bodies);
  expect_walkable(g, bodies, {17500, 20000}, hugging);
  EXPECT_LE(hugging.length.units, 2500 * std::numbers::pi * 1.02);
}

TEST(Ways, GoalsAndStartsThatAreTaken) {
  const Ground g = with({wall(rectangle(30000, 30000, 40000, 40000))});
  const Ways ways(g, r);
  const std::array bodies{disc({20000, 20000}, r)};
  EXPECT_FALSE(ways.find({10000, 10000}, {35000, 35000}, 40_in).found) << "inside a piece";
  EXPECT_FALSE(ways.find({10000, 10000}, {20000, 22000}, 40_in, bodies).found) << "on a figure";
  EXPECT_FALSE(ways.find({10000, 10000}, {1249, 10000}, 40_in).found) << "over the edge";
  EXPECT_TRUE(ways.find({10000, 10000}, {20000, 22500}, 40_in, bodies).found) << "touching a figure";
  // Overlapping a figure by a little it may leave, and get to the other side around it.
  const Point in{17600, 20000};
  expect_walkable(g, bodies, in, ways.find(in, {10000, 20000}, 12_in, bodies));
  const Ways::Way round = ways.find(in, {25000, 20000}, 12_in, bodies);
  expect_walkable(g, bodies, in, round);
  EXPECT_GT(round.path.count, 1);
  // Overlapping a piece, likewise; and hanging over the edge.
  expect_walkable(g, {}, {28800, 35000}, ways.find({28800, 35000}, {20000, 35000}, 12_in));
  expect_walkable(g, {}, {28800, 35000}, ways.find({28800, 35000}, {45000, 35000}, 20_in));
  expect_walkable(g, {}, {600, 35000}, ways.find({600, 35000}, {9000, 35000}, 20_in));
}

TEST(Ways, AroundPiecesThatOverlapOrStandTooClose) {
  const Ground g = with({wall(rectangle(20000, 10000, 22000, 40000)), wall(rectangle(15000, 38000, 30000, 39000)),
                         wall(rectangle(23000, 8000, 25000, 30000)), wall(disc({21000, 10000}, {3000}))});
  const Ways ways(g, r);
  const Point from{10000, 30000}, to{32000, 30000};
  expect_walkable(g, {}, from, ways.find(from, to, 60_in));
}

TEST(Ways, NoMorePointsThanAPathHolds) {
  // Walls from the south and the north in turn: every one costs two turns at least.
  const auto maze = [](int walls) {
    std::vector<Piece> pieces;
    for (int i = 0; i < walls; ++i) {
      const int x = 8000 + i * 4000;
      pieces.push_back(i % 2 == 0 ? wall(rectangle(x, 0, x + 100, side - 5000))
                                  : wall(rectangle(x, 5000, x + 100, side)));
    }
    return with(std::move(pieces));
  };
  const Ground one = maze(1), five = maze(5), ten = maze(10);
  const Point from{5000, 5000}, to{side - 3000, 5000};
  expect_walkable(one, {}, from, Ways(one, r).find(from, to, longest));
  expect_walkable(five, {}, from, Ways(five, r).find(from, to, longest));
  EXPECT_FALSE(Ways(ten, r).find(from, to, longest).found);
}

TEST(Ways, EmptyTablesAndPointBases) {
  const Ground empty = with({}), one = with({wall(rectangle(20000, 20000, 30000, 30000))});
  EXPECT_TRUE(Ways(empty, r).find({5000, 5000}, {40000, 40000}, 40_in).found);
  const Ways points(one, {});
  const Ways::Way w = points.find({15000, 25000}, {35000, 25000}, 20_in);
  expect_walkable(one, {}, {15000, 25000}, w, {});
  EXPECT_EQ(w.length, Length{2 * 7072 + 10000}) << "from corner to corner";
}

TEST(Ways, ReachStaysWithinTheLimit) {
  const Ground g = with({wall(rectangle(20000, 0, 21000, 30000)), wall(rectangle(30000, 20000, 31000, 50000))});
  const Ways ways(g, r);
  const std::array bodies{disc({15000, 25000}, r)};
  const Point from{12000, 22000};
  const auto fans = ways.reach(from, 8_in, bodies);
  ASSERT_GT(fans.size(), 2u);
  EXPECT_EQ(fans[0].origin, from);
  EXPECT_EQ(fans[0].left, 8_in);
  bool behind = false;
  for (const Ways::Fan& f : fans) {
    EXPECT_EQ(f.edge.size(), 64u);
    EXPECT_TRUE(ways.find(from, f.origin, 8_in, bodies).found);
    for (const Point p : f.edge) {
      EXPECT_LE(distance(f.origin, p), f.left + Length{1});
      EXPECT_TRUE(g.step(disc(f.origin, r), f.origin, p).free);
      behind |= p.x > 23000 && p.y < 28000;
    }
  }
  EXPECT_TRUE(behind) << "around the wall";
}

TEST(Ways, BelowARoofAndOverAWall) {
  const Ground g =
      with({wall(rectangle(20000, 0, 21000, 60000), {6000}), wall(rectangle(10000, 0, 40000, 60000), {6500}, {6000})});
  const Point from{25000, 10000}, near{35000, 10000}, beyond{15000, 10000};
  EXPECT_FALSE(Ways(g, r).find(from, near, 20_in).found);
  const Ways room(g, r, {{1500}, {3000}}), roof(g, r, {{6500}, {9000}});
  EXPECT_EQ(room.find(from, near, 20_in).length, Length{10000});
  EXPECT_FALSE(room.find(from, beyond, 20_in).found);
  EXPECT_EQ(roof.find(from, beyond, 20_in).length, Length{10000});
  for (const Ways::Fan& f : room.reach(from, 5_in)) {
    for (const Point p : f.edge) EXPECT_GE(p.x, 22250);
  }
}

}  // namespace
}  // namespace fyrd
