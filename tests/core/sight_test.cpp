// Sight by hand: grazing lines, heights, and how much of a body is hidden.
#include "core/table/sight.h"

#include <gtest/gtest.h>

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
  const Ground g =
      with({wall(rectangle(20000, 0, 21000, 40000), {1500}), wall(rectangle(30000, 0, 31000, 40000), {9000}, {4000})});
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

TEST(Seen, OnAFinerGrid) {
  // A hundred fields of a body 2500 wide and 3000 high. The wall stands right before it and up to 290 from its edge:
  // that hides the column at 125 and not the one at 375.
  constexpr Grid fields{10, 10, 20};
  const Prism target = figure({30000, 20000}, {3000});
  const Spot eye = spot(10000, 20000, {1500});
  const Ground g = with({wall(rectangle(29990, 0, 30000, 20000 - 1250 + 290))});
  EXPECT_EQ(seen(g, {}, eye, target, fields).hidden, 100);
  EXPECT_EQ(seen(with({wall(rectangle(29990, 0, 30000, 20000 - 1250 + 110))}), {}, eye, target, fields).hidden, 0);
  // Up to 700: the rows at 150 and 450 are hidden; the next stands at 750.
  const Ground low = with({wall(rectangle(29990, 0, 30000, 40000), {700})});
  EXPECT_EQ(seen(low, {}, eye, target, fields).hidden, 200);
  EXPECT_EQ(seen(low, {}, eye, target).hidden, 250);
  EXPECT_TRUE(sees(low, {}, eye, target, fields));
}

}  // namespace
}  // namespace fyrd
