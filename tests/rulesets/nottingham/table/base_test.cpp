// Square bases: distances, room, turning, ways and areas (NOT-003, NOT-A105).
#include <algorithm>

#include "tests/rulesets/nottingham/game.h"
#include "tests/rulesets/nottingham/stage.h"

namespace fyrd::nottingham {
namespace {

struct Squares : Scene {
  Squares() { square(); }
};

// The rules with other words for the shape of bases.
void shape(NottinghamGame& g, std::string_view words) {
  std::string text = *g.library.find("nottingham/rules.toml");
  const std::string_view was = "square = true";
  g.library.put("nottingham/rules.toml", text.replace(text.find(was), was.size(), words));
}

int degrees_of(Angle a) { return (a.turn * 360 + 32768) / 65536; }

TEST(NOT_003, bases_are_square_unless_the_data_or_the_table_say_otherwise) {
  const auto corners = [](bool option, bool data) {
    NottinghamGame g;
    if (option) g.options["round_bases"] = true;
    if (!data) shape(g, "square = false");
    g.red("Alan", {20, 20}), g.blue("Odo", {60, 60});
    return std::pair<int, int>(g.battle().bases[foot_base].count, g.battle().bases[rider_base].count);
  };
  EXPECT_EQ(corners(false, true), std::pair(4, 4));
  EXPECT_EQ(corners(true, true), std::pair(1, 1));
  EXPECT_EQ(corners(false, false), std::pair(1, 1));
}

TEST(NOT_003, a_record_without_the_key_is_played_with_round_bases) {
  NottinghamGame g;
  shape(g, "");
  g.red("Alan", {20, 20}), g.blue("Odo", {60, 60});
  EXPECT_EQ(g.battle().bases[foot_base].count, 1);
}

TEST(NOT_006, a_square_reaches_further_with_its_corners) {
  Squares t;
  const FigureId a = t.red("Alan", {10, 10}), o = t.blue("Odo", {10, 13});
  EXPECT_EQ(gap(t, a, o), in(3) - 20_mm);
  t.s[a].facing = degrees(45);
  EXPECT_EQ(gap(t, a, o), in(3) - 10_mm - Length{1414});
  t.s[o].facing = degrees(45);
  EXPECT_EQ(gap(t, a, o), in(3) - Length{2828});
  EXPECT_TRUE(within(t, a, o, in(3) - Length{2828}));
  EXPECT_FALSE(within(t, a, o, in(3) - Length{2829}));
}

TEST(NOT_A61, corners_touch) {
  Squares t;
  const FigureId a = t.red("Alan", {10, 10}), o = t.blue("Odo", Place(10, 10).off(2150, 2150));
  EXPECT_TRUE(in_contact(t, a, o)) << "corner to corner";
  t.s[o].at.x += 100, t.s[o].at.y += 100;
  EXPECT_FALSE(in_contact(t, a, o));
}

TEST(NOT_A105, the_disc_inside_passes_where_a_corner_would_not) {
  Squares t;
  const FigureId a = t.red("Alan", {10, 10}, 45);
  t.red("Left", Place(10, 12).off(-2010, 0)), t.red("Right", Place(10, 12).off(2010, 0));
  const Course way = t.walk(a, {{10, 13.5}});
  EXPECT_FALSE(way.no) << (way.no ? way.no->text : "");
}

TEST(NOT_A105, where_he_stands_he_is_turned_as_near_as_he_has_room) {
  Squares t;
  const FigureId a = t.red("Alan", {10, 12}, 0);
  t.red("Left", Place(10, 12).off(-2100, 0)), t.red("Right", Place(10, 12).off(2100, 0));
  turn_to(t.b, t.s, a, degrees(3));
  EXPECT_EQ(degrees_of(t.s[a].facing), 3) << "a millimetre on either side";
  turn_to(t.b, t.s, a, degrees(180));
  EXPECT_EQ(degrees_of(t.s[a].facing), 180);
  turn_to(t.b, t.s, a, degrees(40));
  EXPECT_LT(degrees_of(t.s[a].facing), 8);
  EXPECT_GT(degrees_of(t.s[a].facing), 4);
  EXPECT_TRUE(free_for(t, a, t.s[a].at, {}));
  for (FigureId other : {FigureId{1}, FigureId{2}}) EXPECT_FALSE(overlap(base_of(t, a), base_of(t, other)));
}

TEST(NOT_A105, no_room_is_where_no_turn_fits) {
  const auto free = [](bool square) {
    Scene t;
    if (square) t.square();
    for (int k = 0; k < 8; ++k) {
      const Vec off = along(degrees(45 * k), 12_mm);
      t.round("wall", Place(10, 12).off(off.x, off.y), 0.05);
    }
    const FigureId a = t.red("Alan", {10, 8});
    return free_for(t, a, pt(10, 12), {});
  };
  EXPECT_TRUE(free(false));
  EXPECT_FALSE(free(true));
}

TEST(NOT_A105, at_the_edge_a_square_turns_along_it) {
  Squares t;
  const FigureId a = t.red("Alan", Place(20, 0).off(0, 1000), 45);
  EXPECT_FALSE(t.b.ground.on_table(base_of(t, a)));
  turn_to(t.b, t.s, a, degrees(45));
  EXPECT_TRUE(t.b.ground.on_table(base_of(t, a)));
  EXPECT_TRUE(degrees_of(t.s[a].facing) == 0 || degrees_of(t.s[a].facing) == 90);
}

TEST(NOT_A105, on_his_way_his_square_looks_where_he_goes) {
  Squares t;
  // He passes at 1.05″ with his flank, and a corner turned would be within the inch.
  const FigureId a = t.red("Alan", {10, 10}, 0);
  const FigureId o = t.blue("Odo", Place(10, 12).off(2000 + 2667, 0), 180);
  EXPECT_EQ(t.walk(a, {{10, 14}}).mark_count, 0);
  // At a slant the corner comes within the inch, and leaves it.
  t.s[o].at = Place(10, 12).at + Vec{2000 + 2500, 0};
  const Course way = t.walk(a, {{10, 14}});
  ASSERT_EQ(way.mark_count, 1);
  EXPECT_EQ(way.marks[0].who, o);
  EXPECT_NEAR(way.marks[0].at.y, pt(10, 12).y + 2000 + 448, 4) << "when his rear corner is an inch off";
}

TEST(NOT_A105, who_turns_out_of_an_area_to_go_has_left_it) {
  Squares t;
  const FigureId a = t.red("Alan", {10, 10}, 45);
  const FigureId o = t.blue("Odo", Place(10, 10).off(1000 + 1414 + 2500, 0), 270);
  ASSERT_TRUE(within(t, a, o, t.b.numbers.reach));
  const Course way = t.walk(a, {{6, 10}});
  ASSERT_EQ(way.mark_count, 1);
  EXPECT_EQ(way.marks[0].along, Length{});
}

TEST(NOT_A85, a_toss_keeps_the_square_as_it_is_turned) {
  const auto thrown = [](int facing) {
    Squares t;
    t.ground("wall", {5, 12}, {15, 13});
    const FigureId a = t.red("Alan", {10, 10}, facing);
    return toss(t, a, pt(10, 8), in(2)).to.y;
  };
  EXPECT_EQ(thrown(0), pt(10, 12).y - 1000 - 254);
  EXPECT_EQ(thrown(45), pt(10, 12).y - 1414 - 254) << "his corner touches first";
}

TEST(NOT_A62, a_square_hides_no_more_than_a_round_base) {
  const auto hidden = [](bool square) {
    Scene t;
    if (square) t.square();
    const FigureId a = t.red("Alan", {10, 4}), rider = t.red("Rider", {10.9, 12}, 45), o = t.blue("Odo", {10, 20});
    t.mount(rider);
    t.thing(ThingKind::horse, {9.1, 14}, 45);
    return look(t, a, o).seen.hidden;
  };
  EXPECT_EQ(hidden(true), hidden(false));
}

TEST(NOT_161, who_dismounts_stands_beside_a_square_horse) {
  for (const int facing : {0, 30, 45}) {
    NottinghamGame g;
    g.red("Hugh", {20, 20}, {{"gear", {"warhorse"}}, {"facing", facing}});
    g.blue("Odo", {60, 60});
    g.acts("Hugh");
    g.act(Act::dismount);
    const State& s = g.state();
    ASSERT_FALSE(g.man("Hugh").mounted);
    const auto horse =
        std::find_if(s.things.begin(), s.things.end(), [](const Thing& t) { return t.kind == ThingKind::horse; });
    ASSERT_NE(horse, s.things.end());
    EXPECT_FALSE(overlap(base_of(g, g.id("Hugh")), base_of(g.battle(), *horse)));
    EXPECT_TRUE(within(g, g.id("Hugh"), *horse, g.battle().numbers.contact));
  }
}

TEST(NOT_A66, a_mere_turn_turns_the_square) {
  NottinghamGame g;
  g.red("Alan", {20, 20}), g.red_man("Rob", Place(20, 20).off(2100, 0)), g.red_man("Will", Place(20, 20).off(-2100, 0));
  g.blue("Odo", {60, 60});
  g.activate("Alan");
  g.turn(90);
  EXPECT_EQ(degrees_of(g["Alan"].facing), 90);
}

}  // namespace
}  // namespace fyrd::nottingham
