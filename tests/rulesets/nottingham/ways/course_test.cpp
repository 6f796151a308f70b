// Ways on foot, mounted and crawling: what bars them, what they cost, and what happens on them.
#include "tests/rulesets/nottingham/stage.h"

namespace fyrd::nottingham {
namespace {

TEST(NOT_040, straight_and_around_corners) {
  Scene t;
  const FigureId a = t.red("Alan", {10, 10});
  const Course c = t.walk(a, {{13, 10}, {13, 14}});
  EXPECT_TRUE(c);
  EXPECT_EQ(c.length, in(7));
  EXPECT_EQ(c.end, pt(13, 14));
  EXPECT_EQ(c.mark_count, 0);
  EXPECT_EQ(t.walk(a, {}).no, &no_way::empty);
  EXPECT_EQ(t.walk(a, {{10, 10}}).no, &no_way::empty);
}

TEST(NOT_A68, nobody_walks_through_or_stops_on_others) {
  Scene t;
  const FigureId a = t.red("Alan", {10, 10}), f = t.red("Friend", {12, 10}), o = t.blue("Odo", {10, 13});
  const Course c = t.walk(a, {{14, 10}});
  EXPECT_EQ(c.no, &no_way::figure);
  EXPECT_EQ(c.figure, f);
  EXPECT_EQ(c.end, pt(12, 10) - (Vec{2000, 0}));
  EXPECT_EQ(t.walk(a, {{10, 14}}).figure, o);
  t.pose(o, Pose::lying);
  EXPECT_TRUE(t.walk(a, {{10, 15}})) << "a body is crossed";
  EXPECT_EQ(t.walk(a, {{10, 15}}).obstacles, 1);
  EXPECT_EQ(t.walk(a, {{10, 13}}).no, &no_way::figure) << "and not stopped on";
  t.thing(ThingKind::horse, {6, 10});
  EXPECT_EQ(t.walk(a, {{3, 10}}).no, &no_way::thing);
  t.thing(ThingKind::heavy, {10, 7});
  EXPECT_EQ(t.walk(a, {{10, 5}}).obstacles, 1);
  EXPECT_EQ(t.walk(a, {{10, 7}}).no, &no_way::thing);
  EXPECT_EQ(t.walk(a, {{8, 8}, {0.2, 8}}).no, &no_way::edge) << "nobody leaves the table by choice";
}

TEST(NOT_150, obstacles_cost_an_inch_each) {
  Scene t;
  t.ground("fence", {5, 12}, {15, 12.1});
  t.ground("shrub", {5, 16}, {15, 16.5});
  t.ground("bush", {5, 18}, {15, 18.5});
  const FigureId a = t.red("Alan", {10, 10});
  const Course one = t.walk(a, {{10, 13}});
  EXPECT_TRUE(one);
  EXPECT_EQ(one.needs(in(1)), in(4)) << "he may go three inches only";
  EXPECT_EQ(t.walk(a, {{10, 20}}).obstacles, 2) << "a bush hinders nobody (NOT-A94)";
  EXPECT_EQ(t.walk(a, {{10, 13}, {11, 13}, {11, 10}}).obstacles, 2) << "back again";
  EXPECT_EQ(t.walk(a, {{10, 12.05}}).no, &no_way::no_room) << "nobody stands on a fence";
  // A turn while he is on it is one crossing.
  EXPECT_EQ(t.walk(a, {{10, 12.05}, {11, 13}}).obstacles, 1);
  EXPECT_EQ(t.walk(a, {{10, 11.5}}).obstacles, 0);
}

TEST(NOT_A64, leaving_what_overlaps_is_free) {
  Scene t;
  const FigureId a = t.red("Alan", {10, 10}), o = t.blue("Odo", {10.4, 10});
  t.pose(o, Pose::out);
  EXPECT_EQ(t.walk(a, {{7, 10}}).obstacles, 0);
  EXPECT_EQ(t.walk(a, {{13, 10}}).obstacles, 1);
}

TEST(NOT_A69, onto_a_table_and_off_it) {
  Scene t;
  t.ground("table", {10, 10}, {13, 12});
  const FigureId a = t.red("Alan", {8, 11});
  const Course on = t.walk(a, {{11, 11}});
  EXPECT_TRUE(on);
  EXPECT_EQ(on.obstacles, 1);
  EXPECT_EQ(on.height, in(0.5));
  EXPECT_EQ(on.length, in(3));
  EXPECT_EQ(t.walk(a, {{15, 11}}).obstacles, 1) << "over it";
  EXPECT_EQ(t.walk(a, {{15, 11}}).height, Length{});
  EXPECT_EQ(t.walk(a, {{9.8, 11}}).no, &no_way::no_room);
  t.s[a].at = pt(11, 11), t.raise(a, 0.5);
  const Course off = t.walk(a, {{15, 11}});
  EXPECT_TRUE(off);
  EXPECT_EQ(off.obstacles, 1);
  EXPECT_EQ(off.mark_count, 0) << "no fall";
  EXPECT_EQ(t.walk(a, {{12, 11}}).obstacles, 0);
}

TEST(NOT_A69, walls_and_rocks_are_gone_around) {
  Scene t;
  t.ground("rock", {12, 8}, {14, 12});
  const FigureId a = t.red("Alan", {10, 10});
  const Course c = t.walk(a, {{16, 10}});
  EXPECT_EQ(c.no, &no_way::wall);
  EXPECT_EQ(c.end, pt(12, 10) - (Vec{1000, 0}));
  EXPECT_STREQ(c.no->code, "blocked");
  const auto path = path_to(t, a, pt(16, 10), in(12), Gait::run);
  ASSERT_TRUE(path);
  EXPECT_TRUE(course(t, a, *path, Gait::run));
  EXPECT_FALSE(path_to(t, a, pt(16, 10), in(6.2), Gait::run));
}

TEST(NOT_041, length_is_measured_up_and_down_slopes) {
  Scene t;
  // Three up in four along: five on the ground.
  t.ground("slope", {12, 5}, {16, 15}, {{"low", {12, 10}}, {"high", {16, 10}}, {"height", 3}});
  t.ground("hilltop", {16, 5}, {20, 15}, {{"height", 3}});
  const FigureId a = t.red("Alan", {10, 10});
  const Course c = t.walk(a, {{18, 10}});
  EXPECT_TRUE(c) << (c.no ? c.no->code : "");
  EXPECT_NEAR(c.length.units, in(9).units, 6);
  EXPECT_EQ(c.height, in(3));
  EXPECT_EQ(c.obstacles, 0);
  EXPECT_EQ(t.walk(a, {{14, 10}}).height, in(1.5));
}

TEST(NOT_042, steeper_than_45_degrees_is_climbed) {
  Scene t;
  t.ground("slope", {12, 5}, {14, 15}, {{"low", {12, 10}}, {"high", {14, 10}}, {"height", 2}});
  t.ground("slope", {22, 5}, {24, 15}, {{"low", {22, 10}}, {"high", {24, 10}}, {"height", 2.1}});
  const FigureId a = t.red("Alan", {10, 10}), o = t.red("Odo", {20, 10});
  EXPECT_TRUE(t.walk(a, {{13, 10}})) << "45 degrees are open ground";
  EXPECT_EQ(t.walk(o, {{23, 10}}).no, &no_way::steep);
  EXPECT_EQ(t.walk(o, {{23, 10}}, Gait::run).no, &no_way::steep);
  Scene u;
  u.ground("hilltop", {12, 5}, {16, 15}, {{"height", 0.5}});
  u.ground("hilltop", {22, 5}, {26, 15}, {{"height", 0.7}});
  const FigureId b = u.red("Alan", {10, 10});
  EXPECT_EQ(u.walk(b, {{14, 10}}).obstacles, 1);
  EXPECT_EQ(u.walk(b, {{18, 10}}).obstacles, 1);
  u.s[b].at = pt(20, 10);
  EXPECT_EQ(u.walk(b, {{24, 10}}).no, &no_way::steep) << "a step above the waist";
  for (const int before : {1, 2})
    EXPECT_TRUE(course(u, b, straight(pt(22, 10) - Vec{before, 0}), Gait::run)) << "up to its foot";
}

TEST(NOT_152, a_pit_ends_the_way) {
  Scene t;
  t.ground("pit", {12, 8}, {14, 12});
  const FigureId a = t.red("Alan", {10, 10});
  const Course c = t.walk(a, {{16, 10}});
  EXPECT_TRUE(c);
  ASSERT_EQ(c.mark_count, 1);
  EXPECT_EQ(c.marks[0].kind, Mark::Kind::drop);
  EXPECT_NEAR(c.marks[0].along.units, in(2).units, 3);
  EXPECT_EQ(c.height, Length{});
  const Landing l = landing(t, a, c.end, c.height);
  EXPECT_EQ(l.height, in(-2));
  EXPECT_TRUE(t.walk(a, {{11.9, 10}})) << "at the rim";
  EXPECT_EQ(t.walk(a, {{11.9, 10}}).mark_count, 0);
  t.s[a].at = l.at, t.s[a].elevation = l.height;
  EXPECT_TRUE(t.walk(a, {{13, 10.5}})) << "about in the pit";
  EXPECT_EQ(t.walk(a, {{10, 10}}).no, &no_way::steep) << "out of it only by climbing";
}

TEST(NOT_156, shallow_and_deep_water) {
  Scene t;
  t.ground("shallows", {12, 5}, {14, 15});
  t.ground("lake", {14, 5}, {20, 15});
  const FigureId a = t.red("Alan", {10, 10});
  EXPECT_TRUE(t.walk(a, {{13, 10}}).shallow);
  EXPECT_EQ(t.walk(a, {{13, 10}}).needs(in(1)), in(4));
  EXPECT_EQ(t.walk(a, {{15, 10}}).no, &no_way::deep);
  EXPECT_TRUE(t.walk(a, {{15, 10}}, Gait::run)) << "he swims on (NOT-A33)";
  EXPECT_EQ(t.walk(a, {{15, 10}}, Gait::swim).no, &no_way::not_in_water);
  t.s[a].at = pt(16, 10);
  EXPECT_TRUE(t.walk(a, {{18, 10}}, Gait::swim));
  EXPECT_FALSE(t.walk(a, {{18, 10}}, Gait::swim).shallow);
  EXPECT_EQ(t.walk(a, {{18, 10}}).no, &no_way::deep) << "no activation move";
  t.ground("bridge", {11, 9}, {22, 11});
  t.s[a].at = pt(10.5, 10);
  EXPECT_TRUE(t.walk(a, {{21, 10}}));
  EXPECT_FALSE(t.walk(a, {{21, 10}}).shallow);
}

TEST(NOT_151, any_part_in_broken_ground) {
  Scene t;
  t.ground("broken", {12, 5}, {14, 15});
  const FigureId a = t.red("Alan", {10, 10});
  EXPECT_TRUE(t.walk(a, {{16, 10}}).broken);
  EXPECT_FALSE(t.walk(a, {{11.9, 10}}).broken);
}

TEST(NOT_080, the_point_at_which_an_area_is_left) {
  Scene t;
  const FigureId a = t.red("Alan", {10, 10}), o = t.blue("Odo", {10, 12});
  // Past him: in at one side, out at the other.
  const Course c = t.walk(a, {{11.5, 10}, {11.5, 16}});
  ASSERT_EQ(c.mark_count, 1);
  EXPECT_EQ(c.marks[0].who, o);
  EXPECT_EQ(c.marks[0].heading, north);
  const Point left = c.marks[0].at;
  EXPECT_EQ(left.x, in(11.5).units);
  EXPECT_GT(left.y, in(12).units);
  // Exactly an inch, to the unit.
  t.s[a].at = left;
  EXPECT_TRUE(within(t, a, o, in(1)));
  t.s[a].at.y += 1;
  EXPECT_FALSE(within(t, a, o, in(1)));
}

TEST(NOT_A20, areas_of_those_who_can_strike_only) {
  Scene t;
  const FigureId a = t.red("Alan", {10, 10}), o = t.blue("Odo", {10, 11.5});
  t.red("Friend", {8.5, 10});
  EXPECT_EQ(t.walk(a, {{10, 7}}).mark_count, 1) << "began inside";
  EXPECT_EQ(t.walk(a, {{10.2, 10}}).mark_count, 0) << "stayed inside";
  EXPECT_EQ(t.walk(a, {{10, 7}, {10, 10}, {10, 7}}).mark_count, 2) << "each departure";
  t.s.man(o).panic = true;
  EXPECT_EQ(t.walk(a, {{10, 7}}).mark_count, 0);
  t.s.man(o).panic = false;
  t.pose(o, Pose::lying);
  EXPECT_EQ(t.walk(a, {{10, 7}}).mark_count, 1);
  t.pose(o, Pose::out);
  EXPECT_EQ(t.walk(a, {{10, 7}}).mark_count, 0);
  // Exactly an inch away is inside, and the first step leaves it.
  t.pose(o, Pose::standing);
  t.s[o].at = t.s[a].at + Vec{0, 2000 + 2540};
  const Course c = t.walk(a, {{10, 7}});
  ASSERT_EQ(c.mark_count, 1);
  EXPECT_EQ(c.marks[0].along, Length{});
  t.s[o].at.y += 1;
  EXPECT_EQ(t.walk(a, {{10, 7}}).mark_count, 0);
  t.s[o].at = pt(10, 11.5), t.raise(o, 2.5);
  EXPECT_EQ(t.walk(a, {{10, 7}}).mark_count, 0) << "on a roof";
}

TEST(NOT_A80, marks_come_in_the_order_of_the_way) {
  Scene t;
  const FigureId a = t.red("Alan", {10, 10});
  t.blue("Late", {15, 11.5}), t.blue("Early", {12, 8.5});
  const Course c = t.walk(a, {{20, 10}});
  ASSERT_EQ(c.mark_count, 2);
  EXPECT_EQ(t.b[c.marks[0].who].name, "Early");
  EXPECT_LT(c.marks[0].along, c.marks[1].along);
}

TEST(NOT_A65, crawling_is_as_wide_as_a_body) {
  Scene t;
  const FigureId a = t.red("Alan", {10, 10}, 90);
  t.pose(a, Pose::lying);
  const FigureId o = t.blue("Odo", {11.9, 10});
  EXPECT_EQ(t.walk(a, {{11.5, 10}}, Gait::crawl).no, &no_way::figure);
  EXPECT_TRUE(t.walk(a, {{10, 12}}, Gait::crawl));
  EXPECT_EQ(t.walk(a, {{8, 10}}, Gait::crawl).mark_count, 1) << "his whole body counts for the area";
  EXPECT_EQ(t.walk(a, {{8, 10}}, Gait::crawl).marks[0].who, o);
}

TEST(NOT_X30, traps_of_the_enemy_within_half_an_inch) {
  Scene t;
  const FigureId a = t.red("Alan", {10, 10}), o = t.blue("Odo", {10, 20});
  t.s.traps[0] = {TrapKind::net, Side{1}, false, false, pt(14, 10)};
  t.s.traps[1] = {TrapKind::pit, Side{1}, false, false, pt(10, 14)};
  const Course c = t.walk(a, {{18, 10}});
  ASSERT_EQ(c.mark_count, 1);
  EXPECT_EQ(c.marks[0].kind, Mark::Kind::trap);
  EXPECT_EQ(c.marks[0].trap, 0);
  EXPECT_NEAR(c.marks[0].along.units, in(3).units - 1000, 1);  // half an inch, the marker's half inch, and the base
  EXPECT_NEAR(t.walk(a, {{10, 18}}).marks[0].along.units, in(2.5).units - 1000, 1);
  EXPECT_EQ(t.walk(o, {{10, 12}}).mark_count, 0) << "one's own never spring";
  t.s.traps[0].revealed = t.s.traps[1].revealed = true;
  EXPECT_EQ(t.walk(a, {{18, 10}}).mark_count, 0) << "a revealed net springs no more";
  EXPECT_EQ(t.walk(a, {{10, 18}}).mark_count, 1);
  t.s.traps[1].sprung = true;
  const Course open = t.walk(a, {{10, 18}});
  ASSERT_EQ(open.mark_count, 1);
  EXPECT_EQ(open.marks[0].kind, Mark::Kind::drop) << "an open pit for all";
}

TEST(NOT_X40, a_machine_bars_the_way) {
  Scene t;
  const FigureId a = t.red("Alan", {10, 10});
  Machine& m = t.s.machines[0];
  m.kind = MachineKind::ballista, m.placed = true, m.at = pt(14, 10);
  EXPECT_EQ(t.walk(a, {{18, 10}}).no, &no_way::thing);
  EXPECT_EQ(t.walk(a, {{18, 10}}).end, pt(13, 10) - (Vec{1000, 0}));
  m.smashed = true;
  EXPECT_TRUE(t.walk(a, {{18, 10}}));
}

TEST(NOT_A98, flight_goes_as_far_as_it_can) {
  Scene t;
  t.ground("wall", {5, 13}, {15, 13.2});
  const FigureId a = t.red("Alan", {10, 10});
  const Flight stopped = flight(t, a, direction(north), in(4));
  EXPECT_FALSE(stopped.off_table);
  EXPECT_EQ(stopped.course.end, pt(10, 13) - (Vec{0, 1000}));
  EXPECT_EQ(flight(t, a, direction(south), in(4)).course.end, pt(10, 6));
  t.s[a].at = pt(10, 2);
  EXPECT_TRUE(flight(t, a, direction(south), in(4)).off_table) << "over the edge";
  t.s[a].at = pt(20, 10);
  t.ground("fence", {15, 12}, {25, 12.1});
  EXPECT_EQ(flight(t, a, direction(north), in(4)).course.end, pt(20, 13)) << "an obstacle costs an inch";
}

TEST(NOT_040, useful_places_can_be_reached) {
  Scene t;
  t.ground("rock", {12, 8}, {14, 12});
  const FigureId a = t.red("Alan", {10, 10});
  t.blue("Odo", {10, 13});
  const auto places = useful_places(t, a, in(4), 24);
  EXPECT_GT(places.size(), 8u);
  EXPECT_LE(places.size(), 24u);
  for (const Point p : places) EXPECT_TRUE(path_to(t, a, p, in(4), Gait::run));
}

}  // namespace
}  // namespace fyrd::nottingham
