// Sight: grazing lines, heights, shares by hand, and what must hold for every table.
#include "core/table/sight.h"

#include <cmath>

#include "tests/core/dice_property.h"
#include "tests/core/table_support.h"

namespace fyrd {
namespace {

using namespace table_test;

Ground with(std::vector<Piece> pieces) { return Ground(48_in, 48_in, std::move(pieces)); }

constexpr Length eye_height{2500};
Spot spot(int x, int y, Length height = eye_height) { return {{x, y}, height}; }
Prism figure(Point at, Length top = {3000}, Length radius = {1250}) { return {disc(at, radius), {}, top}; }

TEST(Line, CutByAWallAndNotBesideIt) {
  const Ground g = with({wall(rectangle(20000, 10000, 21000, 30000)), wall(rectangle(25000, 10000, 26000, 30000))});
  const Line cut = line(g, {}, spot(10000, 20000), spot(40000, 20000));
  EXPECT_FALSE(cut.clear);
  EXPECT_EQ(cut.first.by, Hidden::By::piece);
  EXPECT_EQ(cut.first.index, 0);
  EXPECT_EQ(cut.first.where.at, (Point{20000, 20000}));
  EXPECT_EQ(cut.first.where.height, eye_height);
  EXPECT_EQ(line(g, {}, spot(40000, 20000), spot(10000, 20000)).first.index, 1);
  EXPECT_TRUE(clear_line(g, {}, spot(10000, 5000), spot(40000, 5000)));
  EXPECT_TRUE(clear_line(g, {}, spot(10000, 20000), spot(20000, 20000))) << "up to its face";
  EXPECT_FALSE(clear_line(g, {}, spot(10000, 20000), spot(20001, 20000)));
}

TEST(Line, GrazingDoesNotCut) {
  const Ground g = with({wall(rectangle(20000, 10000, 21000, 30000), {3000})});
  EXPECT_TRUE(clear_line(g, {}, spot(20000, 0), spot(20000, 40000))) << "along an edge";
  EXPECT_TRUE(clear_line(g, {}, spot(20000, 12000), spot(20000, 15000))) << "along a part of an edge";
  EXPECT_TRUE(clear_line(g, {}, spot(19000, 9000 + 2000), spot(21000, 9000))) << "through a corner";
  EXPECT_FALSE(clear_line(g, {}, spot(19000, 9001 + 2000), spot(21000, 9001)));
  EXPECT_TRUE(clear_line(g, {}, spot(10000, 20000, {3000}), spot(40000, 20000, {3000}))) << "along the top";
  EXPECT_FALSE(clear_line(g, {}, spot(10000, 20000, {2999}), spot(40000, 20000, {2999})));
  EXPECT_FALSE(clear_line(g, {}, spot(10000, 20000, {1}), spot(40000, 20000, {1})));
  EXPECT_TRUE(clear_line(g, {}, spot(10000, 20000, {0}), spot(40000, 20000, {0}))) << "along the bottom";
  // Down over the far edge of the top, and one unit lower.
  EXPECT_TRUE(clear_line(g, {}, spot(11000, 20000, {4000}), spot(31000, 20000, {2000})));
  EXPECT_FALSE(clear_line(g, {}, spot(11000, 20000, {4000}), spot(31000, 20000, {1999})));
}

TEST(Line, GrazingARoundBody) {
  const std::array bodies{figure({20000, 20000})};
  const Ground g = with({});
  EXPECT_TRUE(clear_line(g, bodies, spot(10000, 21250), spot(30000, 21250)));
  EXPECT_FALSE(clear_line(g, bodies, spot(10000, 21249), spot(30000, 21249)));
  const Line cut = line(g, bodies, spot(10000, 20000), spot(30000, 20000));
  EXPECT_EQ(cut.first.by, Hidden::By::body);
  EXPECT_EQ(cut.first.index, 0);
  EXPECT_EQ(cut.first.where.at, (Point{18750, 20000}));
  // Descending to 3000 exactly where the line leaves the base: it has passed above.
  EXPECT_TRUE(clear_line(g, bodies, spot(11250, 20000, {4000}), spot(31250, 20000, {2000})));
  EXPECT_FALSE(clear_line(g, bodies, spot(11250, 20000, {4000}), spot(31250, 20000, {1999})));
  // A lying figure: rounded at both ends.
  const std::array lying{Prism{capsule({20000, 20000}, {23000, 20000}, {500}), {}, {1000}}};
  EXPECT_FALSE(clear_line(g, lying, spot(10000, 20499, {500}), spot(30000, 20499, {500})));
  EXPECT_TRUE(clear_line(g, lying, spot(10000, 20500, {500}), spot(30000, 20500, {500})));
  EXPECT_TRUE(clear_line(g, lying, spot(10000, 20000, {2500}), spot(30000, 20000, {2500})));
  EXPECT_FALSE(clear_line(g, lying, spot(10000, 20000, {2500}), spot(24000, 20000, {500})));
}

TEST(Line, NoLengthAndUpright) {
  const Ground g = with({wall(rectangle(20000, 20000, 30000, 30000), {3000}, {1000})});
  EXPECT_TRUE(clear_line(g, {}, spot(25000, 25000), spot(25000, 25000)));
  EXPECT_TRUE(line(g, {}, spot(25000, 25000), spot(25000, 25000)).clear);
  EXPECT_FALSE(clear_line(g, {}, spot(25000, 25000, {0}), spot(25000, 25000, {5000})));
  EXPECT_TRUE(clear_line(g, {}, spot(25000, 25000, {0}), spot(25000, 25000, {1000})));
  EXPECT_TRUE(clear_line(g, {}, spot(20000, 25000, {0}), spot(20000, 25000, {5000}))) << "up its face";
  const Line up = line(g, {}, spot(25000, 25000, {0}), spot(25000, 25000, {5000}));
  EXPECT_EQ(up.first.where.height, Length{1000});
  // Beginning inside, it is cut at once.
  EXPECT_EQ(line(g, {}, spot(25000, 25000, {2000}), spot(50000, 25000, {2000})).first.where.at, (Point{25000, 25000}));
}

TEST(Line, OverALowWallAndUnderABridge) {
  const Ground g = with({wall(rectangle(20000, 0, 21000, 40000), {1500}), wall(rectangle(30000, 0, 31000, 40000), {9000}, {4000})});
  EXPECT_TRUE(clear_line(g, {}, spot(10000, 20000), spot(40000, 20000)));
  EXPECT_EQ(line(g, {}, spot(10000, 20000, {1000}), spot(40000, 20000, {1000})).first.index, 0);
  EXPECT_EQ(line(g, {}, spot(10000, 20000, {5000}), spot(40000, 20000, {5000})).first.index, 1);
  // Rising 3000 on 30000: at 500 it enters the wall before it is above it.
  const Line rising = line(g, {}, spot(10000, 20000, {500}), spot(40000, 20000, {3500}));
  EXPECT_TRUE(rising.clear) << "at 20000 it is at 1500 already";
  const Line lower = line(g, {}, spot(10000, 20000, {499}), spot(40000, 20000, {3499}));
  EXPECT_FALSE(lower.clear);
  EXPECT_EQ(lower.first.where.at.x, 20000);
  // Looking down into the top of the wall: it enters from above.
  const Line down = line(g, {}, spot(10500, 20000, {2500}), spot(25500, 20000, {1000}));
  EXPECT_FALSE(down.clear);
  EXPECT_EQ(down.first.where.at.x, 20500);
  EXPECT_EQ(down.first.where.height, Length{1500});
}

TEST(Line, OverARamp) {
  Piece p = wall(rectangle(20000, 0, 30000, 10000), {4000});
  p.ramp = true;
  p.low = {20000, 0};
  p.high = {30000, 0};
  const Ground g = with({p});
  // The slope is 0.4: at height h it begins at 20000 + 2.5 h.
  EXPECT_FALSE(clear_line(g, {}, spot(10000, 5000, {2000}), spot(25001, 5000, {2000})));
  EXPECT_TRUE(clear_line(g, {}, spot(10000, 5000, {2000}), spot(25000, 5000, {2000})));
  EXPECT_TRUE(clear_line(g, {}, spot(20000, 5000, {0}), spot(30000, 5000, {4000}))) << "up the slope itself";
  EXPECT_FALSE(clear_line(g, {}, spot(20000, 5000, {0}), spot(30000, 5000, {3999})));
  EXPECT_EQ(line(g, {}, spot(10000, 5000, {2000}), spot(40000, 5000, {2000})).first.where.at.x, 25000);
  EXPECT_EQ(line(g, {}, spot(40000, 5000, {2000}), spot(10000, 5000, {2000})).first.where.at.x, 30000);
}

TEST(Line, ThroughWoods) {
  const Ground g = with({wood(rectangle(10000, 0, 20000, 10000)), wood(rectangle(15000, 0, 30000, 10000)),
                         wood(rectangle(35000, 0, 45000, 10000), {2000}), wall(rectangle(46000, 0, 47000, 10000))});
  EXPECT_EQ(line(g, {}, spot(0, 5000, {1000}), spot(45500, 5000, {1000})).through, Length{30000});
  EXPECT_EQ(line(g, {}, spot(0, 5000, {2500}), spot(45500, 5000, {2500})).through, Length{20000}) << "over the low one";
  EXPECT_EQ(line(g, {}, spot(0, 5000, {1000}), spot(50000, 5000, {1000})).through, Length{30000}) << "cut behind it";
  EXPECT_EQ(line(g, {}, spot(16000, 5000), spot(18000, 5000)).through, Length{2000});
  EXPECT_EQ(line(g, {}, spot(0, 10000), spot(50000, 10000)).through, Length{}) << "along their edge";
  // Sinking from 3000 to 1000 on 20000: below 2000 from 40000 on.
  EXPECT_EQ(line(g, {}, spot(30000, 5000, {3000}), spot(50000, 5000, {1000})).through, Length{5000});
}

TEST(Seen, WhollyAndNotAtAll) {
  const Ground open = with({}), walled = with({wall(rectangle(20000, 0, 21000, 60000))});
  const Seen all = seen(open, {}, spot(10000, 20000), figure({30000, 20000}));
  EXPECT_TRUE(all.any);
  EXPECT_EQ(all.hidden, 0);
  EXPECT_EQ(all.nearest.by, Hidden::By::nothing);
  const Seen none = seen(walled, {}, spot(10000, 20000), figure({30000, 20000}));
  EXPECT_FALSE(none.any);
  EXPECT_EQ(none.hidden, 1000);
  EXPECT_EQ(none.nearest.index, 0);
  EXPECT_EQ(none.nearest.where.at.x, 20000);
  EXPECT_EQ(none.witness.at, (Point{30000, 20000}));
  EXPECT_EQ(none.witness.height, Length{1500});
}

TEST(Seen, PartlyBehindAWallThatEnds) {
  // Seen from the west. The columns stand at y = 20000 and ± 593, ± 1186 (19/40 of 1250 is 593); the wall reaches up to
  // y = 20000 - 1 at the screen, so it hides two columns of five.
  const Ground g = with({wall(rectangle(29990, 0, 30000, 19999))});
  const Seen s = seen(g, {}, spot(10000, 20000), figure({30000, 20000}));
  EXPECT_TRUE(s.any);
  EXPECT_EQ(s.hidden, 400);
  EXPECT_EQ(s.nearest.index, 0);
  const Ground more = with({wall(rectangle(29990, 0, 30000, 20001))});
  EXPECT_EQ(seen(more, {}, spot(10000, 20000), figure({30000, 20000})).hidden, 600);
}

TEST(Seen, BehindALowWall) {
  // Level with the eye the view is flat enough: the wall stands right before the figure and is 1500 of its 3000 high.
  // Rows at 75 + 407.14 k: 75, 482, 889, 1296 are below 1500; 1704 and up are above.
  const Ground g = with({wall(rectangle(29000, 0, 29001, 60000), {1500})});
  const Seen s = seen(g, {}, spot(29000 - 200000, 20000, {1600}), figure({30000, 20000}));
  EXPECT_EQ(s.hidden, 500);
  EXPECT_TRUE(sees(g, {}, spot(29000 - 200000, 20000, {1600}), figure({30000, 20000})));
  EXPECT_GE(s.witness.height, Length{1500});
  // From 50000 above and 20000 away the lowest line passes the wall at 75 + 49925/20, well above it.
  EXPECT_EQ(seen(g, {}, spot(10000, 20000, {50000}), figure({30000, 20000})).hidden, 0);
}

TEST(Seen, OnlyTogetherTheyHide) {
  const Piece left = wall(rectangle(20000, 0, 20010, 20000)), right = wall(rectangle(20020, 19999, 20030, 60000));
  const Prism target = figure({30000, 20000});
  const Spot eye = spot(10000, 20000);
  const Seen one = seen(with({left}), {}, eye, target), two = seen(with({right}), {}, eye, target);
  EXPECT_TRUE(one.any);
  EXPECT_TRUE(two.any);
  EXPECT_TRUE(sees(with({left}), {}, eye, target));
  EXPECT_TRUE(sees(with({right}), {}, eye, target));
  const Seen both = seen(with({right, left}), {}, eye, target);
  EXPECT_FALSE(both.any);
  EXPECT_FALSE(sees(with({right, left}), {}, eye, target));
  EXPECT_EQ(both.nearest.index, 1) << "the left one stands nearer";
}

TEST(Seen, BodiesHideAndTheWoodIsMeasured) {
  const std::array bodies{figure({25000, 20000}, {9000}, {3000}), figure({15000, 20000}, {9000}, {3000})};
  const Ground g = with({wood(rectangle(16000, 0, 17000, 40000))});
  const Seen s = seen(g, bodies, spot(10000, 20000), figure({30000, 20000}));
  EXPECT_FALSE(s.any);
  EXPECT_EQ(s.nearest.by, Hidden::By::body);
  EXPECT_EQ(s.nearest.index, 1);
  EXPECT_EQ(s.through, Length{1000});
  EXPECT_FALSE(sees(g, bodies, spot(10000, 20000), figure({30000, 20000})));
}

TEST(Seen, FromRightAbove) {
  const Ground g = with({wall(rectangle(29000, 19000, 31000, 21000), {5000}, {4000})});
  EXPECT_FALSE(sees(g, {}, spot(30000, 20000, {9000}), figure({30000, 20000}, {3000}, {500})));
  EXPECT_TRUE(sees(g, {}, spot(30000, 20000, {3900}), figure({30000, 20000}, {3000}, {500})));
}

// What must hold for every table.

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
  always([](std::uint32_t seed) {
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
  }, 150);
}

TEST(Sight, TheQuickAnswerIsTheFullOne) {
  always([](std::uint32_t seed) {
    Numbers n(seed);
    const Scene s = scene(n);
    const Ground g = s.ground();
    for (int i = 0; i < 20; ++i) {
      const Spot eye{n.point(s.width, s.depth), {n.upto(5000)}};
      const Prism target = figure(n.point(s.width, s.depth), {1000 + n.upto(3000)}, {n.upto(3000)});
      const Seen full = seen(g, s.bodies, eye, target);
      RC_ASSERT(sees(g, s.bodies, eye, target) == full.any);
      RC_ASSERT(full.any == (full.hidden < 1000));
      RC_ASSERT((full.hidden > 0) == (full.nearest.by != Hidden::By::nothing));
      if (full.any) RC_ASSERT(clear_line(g, s.bodies, eye, full.witness));
    }
  }, 300);
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
  always([&](std::uint32_t seed) {
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
  }, 100);
  EXPECT_GT(cut, 100);
  EXPECT_GT(clear, 100);
}

TEST(Sight, FlatLinesAsGeosSeesThem) {
  always([](std::uint32_t seed) {
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
  }, 100);
}

}  // namespace
}  // namespace fyrd
