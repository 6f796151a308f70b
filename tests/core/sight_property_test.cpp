// Sight on random tables: the same both ways, moved and mirrored, and as GEOS and floating point see it.
#include <cmath>

#include "core/table/sight.h"
#include "tests/core/dice_property.h"
#include "tests/core/table_support.h"

namespace fyrd {
namespace {

using namespace table_test;

constexpr Length eye_height{2500};
Prism figure(Point at, Length top = {3000}, Length radius = {1250}) { return {disc(at, radius), {}, top}; }

struct Scene {
  std::vector<Piece> pieces;
  std::vector<Prism> bodies;
  Length width = 24_in, depth = 18_in;
  Ground ground() const { return Ground(width, depth, pieces); }
};
Scene scene(Numbers& n) {
  Scene s;
  for (int i = n.upto(12); i >= 0; --i) {
    Piece p = wall(n.convex(s.width, s.depth, 12000), {500 + n.upto(6000)}, {n.upto(3) == 0 ? n.upto(3000) : 0});
    if (n.upto(4) == 0) p.solid.shape = disc(p.solid.shape.points[0], {n.upto(4000)});
    if (n.upto(4) == 0) {
      p.ramp = true;
      p.low = p.solid.shape.points[0];
      p.high = n.point(s.width, s.depth);
    }
    if (n.upto(3) == 0) p.see_through = true;
    s.pieces.push_back(p);
  }
  for (int i = n.upto(6); i > 0; --i) s.bodies.push_back(figure(n.point(s.width, s.depth), {1000 + n.upto(4000)}));
  return s;
}

TEST(Sight, IsTheSameBothWays) {
  always([](std::uint32_t seed) {
    Numbers n(seed);
    const Scene s = scene(n);
    const Ground g = s.ground();
    for (int i = 0; i < 20; ++i) {
      Spot a{n.point(s.width, s.depth), {n.upto(5000)}}, b{n.point(s.width, s.depth), {n.upto(5000)}};
      if (i % 2 == 0) b.height = a.height;
      RC_ASSERT(clear_line(g, s.bodies, a, b) == clear_line(g, s.bodies, b, a));
      RC_ASSERT(clear_line(g, s.bodies, a, b) == line(g, s.bodies, a, b).clear);
    }
  });
}

TEST(Sight, DoesNotChangeWhenTheTableIsMovedOrMirrored) {
  always(
      [](std::uint32_t seed) {
        Numbers n(seed);
        const Scene s = scene(n);
        const Vec by{n.upto(1'000'000), n.upto(1'000'000)};
        Scene moved = s, mirrored = s;
        const auto mirror = [&](Point p) { return Point{s.width.units - p.x, p.y}; };
        const auto mirror_shape = [&](Shape shape) {
          Shape out = shape;
          for (int i = 0; i < shape.count; ++i) out.points[i] = mirror(shape.points[shape.count - 1 - i]);
          return out;
        };
        for (std::size_t i = 0; i < s.pieces.size(); ++i) {
          const Piece& p = s.pieces[i];
          moved.pieces[i].solid.shape = p.solid.shape.moved(by);
          moved.pieces[i].low = p.low + by;
          moved.pieces[i].high = p.high + by;
          mirrored.pieces[i].solid.shape = mirror_shape(p.solid.shape);
          mirrored.pieces[i].low = mirror(p.low);
          mirrored.pieces[i].high = mirror(p.high);
        }
        for (std::size_t i = 0; i < s.bodies.size(); ++i) {
          moved.bodies[i].shape = s.bodies[i].shape.moved(by);
          mirrored.bodies[i].shape = mirror_shape(s.bodies[i].shape);
        }
        const Ground g = s.ground(), gm = moved.ground(), gw = mirrored.ground();
        for (int i = 0; i < 10; ++i) {
          const Spot eye{n.point(s.width, s.depth), {n.upto(5000)}};
          const Prism target = figure(n.point(s.width, s.depth));
          const Prism target_moved{target.shape.moved(by), target.bottom, target.top};
          const Prism target_mirrored{mirror_shape(target.shape), target.bottom, target.top};
          const Seen here = seen(g, s.bodies, eye, target);
          const Seen there = seen(gm, moved.bodies, {eye.at + by, eye.height}, target_moved);
          const Seen turned = seen(gw, mirrored.bodies, {mirror(eye.at), eye.height}, target_mirrored);
          RC_ASSERT(here.hidden == there.hidden);
          RC_ASSERT(here.nearest.index == there.nearest.index);
          RC_ASSERT(here.through == there.through);
          RC_ASSERT(here.hidden == turned.hidden);
          RC_ASSERT(here.nearest.index == turned.nearest.index);
          RC_ASSERT(here.through == turned.through);
        }
      },
      150);
}

TEST(Sight, TheQuickAnswerIsTheFullOne) {
  always(
      [](std::uint32_t seed) {
        Numbers n(seed);
        const Scene s = scene(n);
        const Ground g = s.ground();
        for (int i = 0; i < 20; ++i) {
          const Spot eye{n.point(s.width, s.depth), {n.upto(5000)}};
          const Prism target = figure(n.point(s.width, s.depth), {1000 + n.upto(3000)}, {n.upto(3000)});
          const Seen full = seen(g, s.bodies, eye, target);
          RC_ASSERT(sees(g, s.bodies, eye, target) == full.any);
          RC_ASSERT(full.any == (full.hidden < 1000));
          for (const int least : {1, 100, 500, 1000})
            RC_ASSERT(hidden(g, s.bodies, eye, target, least) == (full.hidden >= least));
          constexpr Grid fields{10, 10, 20};
          RC_ASSERT(hidden(g, s.bodies, eye, target, 100, fields) ==
                    (seen(g, s.bodies, eye, target, fields).hidden >= 100));
          RC_ASSERT((full.hidden > 0) == (full.nearest.by != Hidden::By::nothing));
          if (full.any) RC_ASSERT(clear_line(g, s.bodies, eye, full.witness));
        }
      },
      300);
}

// How deep the line gets into a solid at best, in floating point: the depth has one peak along the line.
double depth(const Piece& p, Spot a, Spot b) {
  const auto at = [&](double t) {
    const double x = a.at.x + t * (b.at.x - a.at.x), y = a.at.y + t * (b.at.y - a.at.y);
    const double h = a.height.units + t * (b.height.units - a.height.units);
    double least = std::min(h - p.solid.bottom.units, p.solid.top.units - h);
    if (p.ramp && p.low != p.high) {
      const double ux = p.high.x - p.low.x, uy = p.high.y - p.low.y, run = std::hypot(ux, uy);
      const double rise = p.solid.top.units - p.solid.bottom.units;
      const double up = ((x - p.low.x) * ux + (y - p.low.y) * uy) / run;
      least = std::min(least, (up * rise - (h - p.solid.bottom.units) * run) / std::hypot(rise, run));
    }
    const Shape& s = p.solid.shape;
    if (s.count == 1) return std::min(least, s.radius.units - std::hypot(x - s.points[0].x, y - s.points[0].y));
    for (int i = 0; i < s.count; ++i) {
      const Point c = s.points[i], d = s.points[(i + 1) % s.count];
      const double ex = d.x - c.x, ey = d.y - c.y;
      least = std::min(least, (ex * (y - c.y) - ey * (x - c.x)) / std::hypot(ex, ey));
    }
    return least;
  };
  double low = 0, high = 1;
  for (int i = 0; i < 200; ++i) {
    const double l = low + (high - low) / 3, r = high - (high - low) / 3;
    (at(l) < at(r) ? low : high) = at(l) < at(r) ? l : r;
  }
  return at((low + high) / 2);
}

TEST(Sight, LinesInSpaceAsFloatingPointSeesThem) {
  int cut = 0, clear = 0;
  always(
      [&](std::uint32_t seed) {
        Numbers n(seed);
        const Scene s = scene(n);
        const Ground g = s.ground();
        for (int i = 0; i < 10; ++i) {
          const Spot a{n.point(s.width, s.depth), {n.upto(8000)}}, b{n.point(s.width, s.depth), {n.upto(8000)}};
          double deepest = -1e9;
          for (const Piece& p : s.pieces) deepest = std::max(deepest, depth(p, a, b));
          const Line l = line(g, {}, a, b);
          if (deepest > 0.01) {
            ++cut;
            RC_ASSERT(!l.clear);
            // Nothing cuts the way up to where it is entered first, but for the rounding of that spot.
            const bool inside_at_once = l.first.where.at == a.at;
            for (const Piece& p : s.pieces) RC_ASSERT(inside_at_once || depth(p, a, l.first.where) < 3);
          }
          if (deepest < -0.01) {
            ++clear;
            RC_ASSERT(l.clear);
          }
        }
      },
      100);
  EXPECT_GT(cut, 100);
  EXPECT_GT(clear, 100);
}

TEST(Sight, NothingOverflowsOnTheLargestTable) {
  always(
      [](std::uint32_t seed) {
        Numbers n(seed);
        std::vector<Piece> pieces;
        for (int i = 0; i < 6; ++i) {
          Piece p = wall(n.convex(longest, longest, 8'000'000), n.point(longest, longest).x > 0 ? longest : 1_in);
          if (i % 3 == 0) p.solid.shape = disc(p.solid.shape.points[0], {n.upto(4'000'000)});
          p.ramp = i % 2 == 0;
          p.low = n.point(longest, longest);
          p.high = n.point(longest, longest);
          pieces.push_back(p);
        }
        const Ground g(longest, longest, pieces);
        for (int i = 0; i < 10; ++i) {
          const Spot a{n.point(longest, longest), {n.upto(longest.units)}},
              b{n.point(longest, longest), {n.upto(longest.units)}};
          double deepest = -1e9;
          for (const Piece& p : pieces) deepest = std::max(deepest, depth(p, a, b));
          const bool clear = line(g, {}, a, b).clear;
          if (deepest > 1) RC_ASSERT(!clear);
          if (deepest < -1) RC_ASSERT(clear);
          const Prism target{disc(b.at, {100'000}), {}, {300'000}};
          RC_ASSERT(sees(g, {}, a, target) == seen(g, {}, a, target).any);
          constexpr Grid fields{10, 10, 20};
          RC_ASSERT(sees(g, {}, a, target, fields) == seen(g, {}, a, target, fields).any);
        }
      },
      60);
}

TEST(Sight, FlatLinesAsGeosSeesThem) {
  always(
      [](std::uint32_t seed) {
        Numbers n(seed);
        Geos geos;
        std::vector<Piece> pieces;
        std::vector<GEOSGeometry*> polygons;
        for (int i = 0; i < 6; ++i) {
          pieces.push_back(wall(n.convex(20_in, 20_in, 15000)));
          polygons.push_back(geos.polygon(pieces.back().solid.shape));
        }
        const Ground g(20_in, 20_in, std::move(pieces));
        for (int i = 0; i < 10; ++i) {
          const Spot a{n.point(20_in, 20_in), eye_height}, b{n.point(20_in, 20_in), eye_height};
          GEOSGeometry* way = geos.segment(a.at, b.at);
          bool surely_cut = false, surely_clear = true;
          for (GEOSGeometry* p : polygons) {
            surely_cut |= geos.common_length(way, p) > 0.5;
            surely_clear &= geos.gap(way, p) > 0.01;
          }
          const bool clear = clear_line(g, {}, a, b);
          if (surely_cut) RC_ASSERT(!clear);
          if (surely_clear) RC_ASSERT(clear);
        }
      },
      100);
}

}  // namespace
}  // namespace fyrd
