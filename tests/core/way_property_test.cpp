// Ways on random tables: never through anything, and never longer than other means find.
#include "core/table/way.h"
#include "tests/core/dice_property.h"
#include "tests/core/table_support.h"

namespace fyrd {
namespace {

using namespace table_test;

constexpr Length r{1250};

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
  always(
      [&](std::uint32_t seed) {
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
          // A full path may have had turns drawn together to fit.
          RC_ASSERT(w.length <= (w.path.full() ? brute + brute / 50 : brute));
        }
      },
      100);
  EXPECT_GT(compared, 50);
}

TEST(Ways, NothingOverflowsOnTheLargestTable) {
  always(
      [](std::uint32_t seed) {
        Numbers n(seed);
        std::vector<Piece> pieces;
        for (int i = 0; i < 4; ++i) pieces.push_back(wall(n.convex(longest, longest, 6'000'000)));
        const Ground g(longest, longest, std::move(pieces));
        const Length radius{1 + n.upto(400'000)};
        const Ways ways(g, radius);
        const std::array bodies{disc(n.point(longest, longest), {n.upto(1'000'000)})};
        const Point from = n.point(longest, longest), to = n.point(longest, longest);
        const Ways::Way w = ways.find(from, to, longest, bodies);
        Point at = from;
        for (const Point next : w.path.all()) {
          RC_ASSERT(g.step(disc(at, radius), at, next).free);
          RC_ASSERT(sweep(disc(at, radius), at, next, bodies[0]).free);
          at = next;
        }
      },
      60);
}

TEST(Ways, WithinTwoPercentOfTheTrueWayAroundOnePiece) {
  int compared = 0;
  always(
      [&](std::uint32_t seed) {
        Numbers n(seed);
        const Ground none(40_in, 40_in, {});
        const Point middle{50000, 50000};
        const bool figure = n.upto(2) == 0;
        const Shape shape =
            figure ? disc(middle, {500 + n.upto(3000)}) : n.convex({1}, {1}, 12000).moved({50000, 50000});
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
          const Ways::Way w =
              ways.find(from, to, longest, figure ? std::span<const Shape>(bodies) : std::span<const Shape>{});
          RC_ASSERT(w.found);
          if (w.path.count == 1) continue;
          const double expected = around(shape, grown.radius.units, from, to);
          ++compared;
          RC_ASSERT(w.length.units >= expected - 1);
          RC_ASSERT(w.length.units <= expected * 1.02 + 20);  // whole points
        }
      },
      100);
  EXPECT_GT(compared, 50);
}

}  // namespace
}  // namespace fyrd
