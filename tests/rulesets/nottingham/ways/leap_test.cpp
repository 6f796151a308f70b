// Climbing, jumping, being thrown and falling.
#include "tests/rulesets/nottingham/stage.h"

namespace fyrd::nottingham {
namespace {

Scene house() {
  Scene t;
  t.building({{"id", "hut"}, {"name", "the hut"}, {"at", {20, 20}}, {"size", {5, 4}}});
  return t;
}

TEST(NOT_060, up_the_wall_of_a_house) {
  Scene t = house();
  const FigureId a = t.red("Alan", Place(22, 20).off(0, -1000));
  const Climb c = climb_to(t, a, pt(22, 20.05));
  ASSERT_TRUE(c) << (c.no ? c.no->code : "");
  EXPECT_TRUE(c.up);
  EXPECT_EQ(c.rise, in(2.5));
  EXPECT_EQ(c.height, in(2.5));
  EXPECT_LE(c.needs(), in(3)) << "a five is enough (NOT-A92)";
  EXPECT_EQ(c.difficulty, 0);
  t.b.rain = 1;
  EXPECT_EQ(climb_to(t, a, pt(22, 20.05)).difficulty, 1) << "NOT-163";
  t.s[a].at.y -= 300;
  EXPECT_EQ(climb_to(t, a, pt(22, 20.05)).no, &no_climb::not_touching);
  t.mount(a);
  EXPECT_EQ(climb_to(t, a, pt(22, 20.05)).no, &no_climb::rider);
}

TEST(NOT_158, faces_have_a_difficulty) {
  Scene t;
  t.round("tree", {10, 10}, 0.25);
  t.ground("well", {20, 20}, {21, 21});
  t.ground("rock", {30, 30}, {33, 33});
  const FigureId a = t.red("Alan", {10, 9.3}), w = t.red("Will", Place(20.5, 20).off(0, -1000)),
                 r = t.red("Rolf", Place(31, 30).off(0, -1000));
  const Climb tree = climb_to(t, a, pt(10, 10));
  ASSERT_TRUE(tree) << (tree.no ? tree.no->code : "");
  EXPECT_EQ(tree.difficulty, 1);
  EXPECT_EQ(tree.rise, in(3));
  EXPECT_FALSE(climb_to(t, w, pt(20.5, 20.5)));
  EXPECT_EQ(climb_to(t, r, pt(31, 30.2)).rise, in(1.5));
  EXPECT_EQ(climb_to(t, r, pt(31, 29)).no, &no_climb::no_face);
}

TEST(NOT_A95, on_from_where_he_hangs) {
  Scene t = house();
  const FigureId a = t.red("Alan", Place(22, 20).off(0, -1000));
  const Climb whole = climb_to(t, a, pt(22, 20.05));
  t.s.man(a).face = static_cast<std::int16_t>(whole.face);
  t.raise(a, 1);
  const Climb on = climb_to(t, a, pt(22, 20.05));
  ASSERT_TRUE(on);
  EXPECT_EQ(on.rise, in(1.5));
  const Climb back = climb_to(t, a, t.s[a].at);
  ASSERT_TRUE(back) << (back.no ? back.no->code : "");
  EXPECT_FALSE(back.up);
  EXPECT_EQ(back.rise, in(1));
  EXPECT_EQ(back.step, Length{});
  EXPECT_EQ(landing(t, a, t.s[a].at, in(1)).at, t.s[a].at) << "a fall from there ends at the foot";
}

TEST(NOT_A95, on_from_the_head_of_a_face_too) {
  Scene t = house();
  const FigureId a = t.red("Alan", Place(22, 20).off(0, -1000));
  const Climb whole = climb_to(t, a, pt(22, 20.05));
  t.s.man(a).face = static_cast<std::int16_t>(whole.face);
  t.raise(a, 2.5);
  const Climb on = climb_to(t, a, pt(22, 20.05));
  ASSERT_TRUE(on) << "all of the rise is behind him, the step onto the roof is not";
  EXPECT_TRUE(on.up);
  EXPECT_EQ(on.rise, Length{});
  EXPECT_EQ(on.needs(), whole.step);
  const std::vector<Point> offered = climbs_from(t, a);
  EXPECT_TRUE(std::ranges::any_of(offered, [&](Point p) { return climb_to(t, a, p).up; }));
  EXPECT_FALSE(climb_to(t, a, t.s[a].at).up);
}

TEST(NOT_A31, down_again) {
  Scene t = house();
  const FigureId a = t.red("Alan", {22, 20.1});
  t.raise(a, 2.5);
  const Climb c = climb_to(t, a, pt(22, 20) - (Vec{0, 1000}));
  ASSERT_TRUE(c) << (c.no ? c.no->code : "");
  EXPECT_FALSE(c.up);
  EXPECT_EQ(c.rise, in(2.5));
  EXPECT_EQ(c.height, Length{});
}

TEST(NOT_X30, out_of_a_pit) {
  Scene t;
  t.s.traps[0] = {TrapKind::pit, Side{1}, true, true, pt(10, 10)};
  const FigureId a = t.red("Alan", {10, 10.7});
  EXPECT_EQ(t.s[a].elevation, in(-2));
  const Climb c = climb_to(t, a, pt(10, 11.1));
  ASSERT_TRUE(c) << (c.no ? c.no->code : "");
  EXPECT_EQ(c.rise, in(2));
  EXPECT_EQ(c.height, Length{});
  EXPECT_EQ(c.difficulty, 0);
  t.s[a].at = pt(10, 10);
  EXPECT_FALSE(climb_to(t, a, pt(10, 11.1))) << "the wall is out of reach from the middle";
}

TEST(NOT_061, over_a_pit_or_into_it) {
  Scene t;
  t.ground("pit", {12, 5}, {14, 15});
  const FigureId a = t.red("Alan", {11, 10});
  const Jump far = jump_to(t, a, pt(15, 10), in(4));
  ASSERT_TRUE(far) << (far.no ? far.no->code : "");
  EXPECT_EQ(far.lands, pt(15, 10));
  EXPECT_FALSE(far.short_fall);
  const Jump in_it = jump_to(t, a, pt(15, 10), in(2));
  EXPECT_TRUE(in_it.short_fall);
  EXPECT_EQ(in_it.height, in(-2));
  EXPECT_EQ(in_it.drop, in(2));
  const Jump none = jump_to(t, a, pt(15, 10), in(0));
  EXPECT_TRUE(none);
  EXPECT_EQ(none.lands, pt(11, 10));
  t.s[a].at = pt(13, 10), t.raise(a, -2);
  EXPECT_EQ(jump_to(t, a, pt(15, 10), in(4)).no, &no_jump::wall) << "nobody jumps out of a pit";
  t.s[a].at = pt(11, 10), t.raise(a, 0);
  t.pose(a, Pose::lying);
  EXPECT_EQ(jump_to(t, a, pt(15, 10), in(4)).no, &no_jump::lying);
}

TEST(NOT_A70, what_can_be_jumped) {
  Scene t;
  t.ground("fence", {5, 12}, {15, 12.1});
  t.ground("rock", {20, 5}, {21, 15});
  const FigureId a = t.red("Alan", {10, 10});
  EXPECT_TRUE(jump_to(t, a, pt(10, 7), in(6))) << "to any point";
  t.b.rulings.jumps_across = true;
  EXPECT_EQ(jump_to(t, a, pt(10, 7), in(6)).no, &no_jump::nothing_to_cross);
  EXPECT_TRUE(jump_to(t, a, pt(10, 13), in(6)));
  const Jump hit = jump_to(t, a, pt(10, 14), in(2));
  EXPECT_TRUE(hit.short_fall) << "on the fence";
  EXPECT_EQ(hit.lands, pt(10, 12)) << "exactly so far";
  t.s[a].at = pt(19, 10);
  EXPECT_EQ(jump_to(t, a, pt(23, 10), in(6)).no, &no_jump::wall);
  EXPECT_EQ(jump_to(t, a, pt(20.5, 10), in(6)).no, &no_jump::too_high);
  t.s[a].at = pt(10, 11);
  t.blue("Odo", {10, 13.2});
  EXPECT_EQ(jump_to(t, a, pt(10, 15), in(6)).no, &no_jump::figure);
  // Down from a rock: a fall of that depth.
  t.s[a].at = pt(20.5, 10), t.raise(a, 1.5);
  const Jump down = jump_to(t, a, pt(23, 10), in(6));
  ASSERT_TRUE(down) << (down.no ? down.no->code : "");
  EXPECT_EQ(down.drop, in(1.5));
  EXPECT_EQ(down.lands, pt(23, 10));
}

TEST(NOT_083, tossed_two_inches_away_from_the_striker) {
  Scene t;
  const FigureId a = t.red("Alan", {10, 10}), o = t.blue("Odo", {10, 11});
  const Toss c = toss(t, o, t.s[a].at, in(2));
  EXPECT_EQ(c.by, Toss::By::nothing);
  EXPECT_EQ(c.to, pt(10, 13));
}

TEST(NOT_A85, what_ends_a_toss) {
  using By = Toss::By;
  Scene t;
  t.ground("fence", {5, 12}, {15, 12.1});
  t.ground("low-wall", {30, 5}, {31, 15}, {{"height", 0.2}});
  const FigureId a = t.red("Alan", {10, 10}), o = t.blue("Odo", {10, 11}), f = t.red("Fulk", {12, 11});
  Toss c = toss(t, o, t.s[a].at, in(2));
  EXPECT_EQ(c.by, By::touch);
  EXPECT_GE(c.piece, 0);
  EXPECT_EQ(c.to, pt(10, 12) - (Vec{0, 1000 + 254})) << "a touch is a tenth of an inch (NOT-A61)";
  c = toss(t, o, pt(9, 11), in(2));
  EXPECT_EQ(c.by, By::touch);
  EXPECT_EQ(c.figure, f);
  t.s[f].at = t.s[o].at + Vec{2100, 0};
  c = toss(t, o, pt(9, 11), in(2));
  EXPECT_EQ(c.to, t.s[o].at) << "touching already";
  EXPECT_EQ(c.by, By::touch);
  EXPECT_EQ(toss(t, o, pt(11, 11), in(2)).by, By::nothing) << "away from him";
  t.s[o].at = pt(1, 20);
  c = toss(t, o, pt(2, 20), in(2));
  EXPECT_EQ(c.by, By::edge);
  EXPECT_EQ(c.to.x, 1000);
  t.s[o].at = pt(29, 10);
  EXPECT_EQ(toss(t, o, pt(28, 10), in(2)).by, By::nothing) << "what is no higher than a step is nothing";
}

TEST(NOT_A85, thrown_off_a_table) {
  Scene t;
  t.ground("table", {10, 10}, {13, 12});
  const FigureId o = t.blue("Darcy", {12, 11});
  t.raise(o, 0.5);
  const Toss c = toss(t, o, pt(11, 11), in(2));
  EXPECT_EQ(c.by, Toss::By::drop);
  EXPECT_EQ(c.height, in(0.5));
  EXPECT_NEAR(c.to.x, in(13).units, 6);
  const Landing l = landing(t, o, c.to, c.height);
  EXPECT_EQ(l.height, Length{});
  EXPECT_GE(l.at.x, in(13).units + 1000);
  EXPECT_LE(l.at.x, in(13).units + 1000 + 300);
}

TEST(NOT_A86, a_closed_door_stops_a_thrust) {
  Scene t;
  t.building({{"id", "hut"},
              {"at", {20, 20}},
              {"size", {5, 4}},
              {"doors", {{{"id", "front"}, {"wall", "south"}, {"at", 2.5}, {"state", "open"}}}}});
  const FigureId o = t.blue("Odo", {22.5, 19});
  EXPECT_EQ(toss(t, o, pt(22.5, 18), in(2)).to, pt(22.5, 21));
  t.set("front", DoorState::closed);
  const Toss c = toss(t, o, pt(22.5, 18), in(2));
  EXPECT_EQ(c.by, Toss::By::touch);
  EXPECT_EQ(c.door, t.door("front"));
}

TEST(NOT_X30, a_toss_springs_a_trap) {
  Scene t;
  const FigureId o = t.blue("Odo", {10, 10});
  t.s.traps[0] = {TrapKind::pit, Side{0}, false, false, pt(10, 13)};
  const Toss c = toss(t, o, pt(10, 9), in(2));
  EXPECT_EQ(c.trap, 0);
  EXPECT_NEAR(c.to.y, in(11.5).units - 1000, 1);
}

TEST(NOT_A87, the_nearest_free_spot_below) {
  Scene t;
  t.ground("hilltop", {10, 10}, {14, 14}, {{"height", 3}});
  t.ground("lake", {14, 5}, {20, 20});
  const FigureId o = t.blue("Odo", {12, 13.9});
  t.raise(o, 3);
  const FigureId below = t.red("Below", {12, 14.5});
  const Course c = t.walk(o, {{12, 16}});
  ASSERT_EQ(c.mark_count, 1);
  const Landing l = landing(t, o, c.end, c.height);
  EXPECT_EQ(l.height, Length{});
  EXPECT_FALSE(l.deep);
  EXPECT_FALSE(overlap(disc(l.at, {1000}), base_of(t, below)));
  EXPECT_FALSE(overlap(disc(l.at, {1000}), t.b.ground.pieces()[0].solid.shape)) << "clear of the edge";
  t.s[o].at = pt(13.9, 12);
  const Course wet = t.walk(o, {{16, 12}}, Gait::run);
  EXPECT_TRUE(landing(t, o, wet.end, wet.height).deep);
}

}  // namespace
}  // namespace fyrd::nottingham
