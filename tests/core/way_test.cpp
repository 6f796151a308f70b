// Ways: lengths by hand, gaps exactly as wide as the base, figures, and what must hold for every table.
#include "core/table/way.h"

#include <cmath>
#include <numbers>

#include "tests/core/dice_property.h"
#include "tests/core/table_support.h"

namespace fyrd {
namespace {

using namespace table_test;

constexpr Length r{1250};

Ground with(std::vector<Piece> pieces) { return Ground(30_in, 30_in, std::move(pieces)); }
constexpr int side = 30 * 2540;

// Walks the way and finds fault with every leg that is not free.
void expect_walkable(const Ground& g, std::span<const Shape> bodies, Point from, const Ways::Way& way, Length radius = r) {
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

// The true shortest way around one convex obstacle: the shorter side of the hull of obstacle and both ends.
double around(const Shape& obstacle, double radius, Point from, Point to) {
  struct P {
    double x, y;
  };
  std::vector<P> all{{double(from.x), double(from.y)}, {double(to.x), double(to.y)}};
  for (const Point c : obstacle.corners()) {
    for (int k = 0; k < 4000; ++k) {
      const double a = k * std::numbers::pi / 2000;
      all.push_back({c.x + radius * std::cos(a), c.y + radius * std::sin(a)});
    }
  }
  const P s = all[0], t = all[1];
  std::sort(all.begin(), all.end(), [](P a, P b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
  std::vector<P> hull_points;
  for (int pass = 0; pass < 2; ++pass) {
    const std::size_t floor = hull_points.size();
    for (const P p : all) {
      const auto turns_right = [&] {
        const P b = hull_points.back(), a = hull_points[hull_points.size() - 2];
        return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) <= 0;
      };
      while (hull_points.size() >= floor + 2 && turns_right()) hull_points.pop_back();
      hull_points.push_back(p);
    }
    hull_points.pop_back();
    std::reverse(all.begin(), all.end());
  }
  double whole = 0, part = 0;
  bool on = false;
  const std::size_t n = hull_points.size();
  std::size_t start = 0;
  while (start < n && (hull_points[start].x != s.x || hull_points[start].y != s.y)) ++start;
  for (std::size_t k = 0; k < n; ++k) {
    const P a = hull_points[(start + k) % n], b = hull_points[(start + k + 1) % n];
    on |= a.x == t.x && a.y == t.y;
    const double step = std::hypot(b.x - a.x, b.y - a.y);
    whole += step;
    if (!on) part += step;
  }
  return std::min(part, whole - part);
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
  const Ground edge = with({wall(rectangle(20000, 2500, 21000, side))}), closed = with({wall(rectangle(20000, 2499, 21000, side))});
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
  const auto figures = [](int gap) { return std::array{disc({21250, 30500}, r), disc({22500 + gap + 1250, 30500}, r)}; };
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
  // Walls from the south and the north in turn: every one costs a turn at least.
  const auto maze = [](int walls) {
    std::vector<Piece> pieces;
    for (int i = 0; i < walls; ++i) {
      const int x = 8000 + i * 4000;
      pieces.push_back(i % 2 == 0 ? wall(rectangle(x, 0, x + 100, side - 5000)) : wall(rectangle(x, 5000, x + 100, side)));
    }
    return with(std::move(pieces));
  };
  const Ground one = maze(1), ten = maze(10), fourteen = maze(14);
  const Point from{5000, 5000}, to{side - 3000, 5000};
  expect_walkable(one, {}, from, Ways(one, r).find(from, to, longest));
  expect_walkable(ten, {}, from, Ways(ten, r).find(from, to, longest));
  EXPECT_FALSE(Ways(fourteen, r).find(from, to, longest).found);
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

// What must hold for every table.

struct Scene {
  Ground ground;
  std::vector<Shape> bodies;
};
Scene scene(Numbers& n, int pieces, int bodies) {
  std::vector<Piece> made;
  for (int i = 0; i < pieces; ++i) {
    Shape s = n.convex(20_in, 20_in, 12000);
    if (n.upto(4) == 0) s = disc(s.points[0], {n.upto(3000)});
    if (n.upto(6) == 0) s.radius = {n.upto(1000)};
    made.push_back(wall(s));
  }
  Scene out{Ground(20_in, 20_in, std::move(made)), {}};
  for (int i = 0; i < bodies; ++i) out.bodies.push_back(disc(n.point(20_in, 20_in), r));
  return out;
}

TEST(Ways, NoLegOverlapsAnything) {
  int found = 0, bent = 0;
  always([&](std::uint32_t seed) {
    Numbers n(seed);
    const Scene s = scene(n, 6, 5);
    const Ways ways(s.ground, r);
    for (int i = 0; i < 10; ++i) {
      const Point from = n.point(20_in, 20_in), to = n.point(20_in, 20_in);
      const Length limit{n.upto(40 * 2540)};
      const Ways::Way w = ways.find(from, to, limit, s.bodies);
      RC_ASSERT(w.found == !w.path.empty());
      if (!w.found) continue;
      ++found;
      bent += w.path.count > 1;
      RC_ASSERT(w.length <= limit);
      RC_ASSERT(w.length >= distance(from, to));
      RC_ASSERT(w.length == length(from, w.path));
      RC_ASSERT(w.path.end() == to);
      Point at = from;
      for (const Point next : w.path.all()) {
        RC_ASSERT(s.ground.step(disc(at, r), at, next).free);
        RC_ASSERT(s.ground.can_stand(disc(next, r)));
        for (const Shape& b : s.bodies) {
          RC_ASSERT(sweep(disc(at, r), at, next, b).free);
          RC_ASSERT(!overlap(disc(next, r), b));
        }
        at = next;
      }
      RC_ASSERT(ways.find(from, to, limit, s.bodies).path == w.path);
    }
  });
  EXPECT_GT(found, 100);
  EXPECT_GT(bent, 50);
}

// Every place joined with every other, each leg walked by the ground itself.
Length by_brute_force(const Ground& g, const Ways& ways, Point from, Point to) {
  std::vector<Point> places{from, to};
  for (const WayCorner& c : ways.corners()) places.push_back(c.at);
  const std::size_t n = places.size();
  std::vector<Length> walked(n, longest);
  std::vector<bool> done(n);
  walked[0] = {};
  for (;;) {
    std::size_t next = n;
    for (std::size_t i = 0; i < n; ++i) {
      if (!done[i] && walked[i] < longest && (next == n || walked[i] < walked[next])) next = i;
    }
    if (next == n || next == 1) return walked[1];
    done[next] = true;
    for (std::size_t i = 0; i < n; ++i) {
      const Length there = walked[next] + distance(places[next], places[i]);
      if (done[i] || there >= walked[i]) continue;
      if (g.step(disc(places[next], r), places[next], places[i]).free) walked[i] = there;
    }
  }
}

TEST(Ways, NeverLongerThanByBruteForce) {
  int compared = 0;
  always([&](std::uint32_t seed) {
    Numbers n(seed);
    const Scene s = scene(n, 5, 0);
    const Ways ways(s.ground, r);
    for (int i = 0; i < 4; ++i) {
      const Point from = n.point(20_in, 20_in), to = n.point(20_in, 20_in);
      if (!s.ground.can_stand(disc(from, r)) || !s.ground.can_stand(disc(to, r))) continue;
      const Length brute = by_brute_force(s.ground, ways, from, to);
      const Ways::Way w = ways.find(from, to, longest);
      if (brute == longest) continue;
      ++compared;
      RC_ASSERT(w.found);
      RC_ASSERT(w.length <= brute);
    }
  }, 100);
  EXPECT_GT(compared, 50);
}

TEST(Ways, WithinTwoPercentOfTheTrueWayAroundOnePiece) {
  int compared = 0;
  always([&](std::uint32_t seed) {
    Numbers n(seed);
    const Ground none(40_in, 40_in, {});
    const Point middle{50000, 50000};
    const bool figure = n.upto(2) == 0;
    const Shape shape = figure ? disc(middle, {500 + n.upto(3000)}) : n.convex({1}, {1}, 12000).moved({50000, 50000});
    const Ground piece(40_in, 40_in, {wall(shape)});
    const std::array bodies{shape};
    const Ways ways(figure ? none : piece, r);
    const Shape grown = shape.grown(r);
    // A place near the piece, often in contact with it.
    const auto place = [&] {
      const Angle a{static_cast<std::uint16_t>(n.upto(65536))};
      const Point c = shape.points[n.upto(shape.count)];
      if (n.upto(2) == 0) return c + along(a, grown.radius + Length{n.upto(3) == 0 ? n.upto(300) : n.upto(3)});
      return middle + along(a, Length{n.upto(30000)});
    };
    for (int i = 0; i < 4; ++i) {
      const Point from = place(), to = place();
      if (overlap(disc(from, r), shape) || overlap(disc(to, r), shape)) continue;
      const Ways::Way w = ways.find(from, to, longest, figure ? std::span<const Shape>(bodies) : std::span<const Shape>{});
      RC_ASSERT(w.found);
      if (w.path.count == 1) continue;
      const double expected = around(shape, grown.radius.units, from, to);
      ++compared;
      RC_ASSERT(w.length.units >= expected - 1);
      RC_ASSERT(w.length.units <= expected * 1.02 + 20);  // whole points
    }
  }, 100);
  EXPECT_GT(compared, 50);
}

}  // namespace
}  // namespace fyrd
