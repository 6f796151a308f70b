// Houses: through the door, not through the wall; out of the window with the eyes alone; over the roof.
#include "tests/rulesets/nottingham/stage.h"

namespace fyrd::nottingham {
namespace {

// A hut from (20, 20) to (25, 24): door in the middle of the south wall, window in the north wall.
Scene hut(const Json& more = {}) {
  Scene t;
  Json house = {{"id", "hut"}, {"name", "the hut"}, {"at", {20, 20}}, {"size", {5, 4}}};
  house["doors"] = {{{"id", "front"}, {"wall", "south"}, {"at", 2.5}, {"state", "open"}}};
  house["windows"] = {{{"id", "back"}, {"wall", "north"}, {"at", 2.5}, {"state", "open"}}};
  if (!more.is_null()) house.update(more);
  t.building(house);
  return t;
}

TEST(NOT_A92, walls_and_openings_have_their_measures) {
  Scene t = hut();
  const Door& door = t.b.doors[t.door("front")];
  const Extent e = extent(door.leaf.shape);
  EXPECT_EQ(e.max_x - e.min_x, in(1.2).units);
  EXPECT_EQ(e.max_y - e.min_y, in(0.2).units);
  EXPECT_EQ(door.leaf.top, in(1.6));
  EXPECT_GT(door.inward.y, 0);
  EXPECT_EQ(door.room, 0);
  const Door& window = t.b.doors[t.door("back")];
  EXPECT_TRUE(window.shutter);
  EXPECT_EQ(window.leaf.bottom, in(0.6));
  EXPECT_EQ(window.leaf.top, in(1.4));
  EXPECT_LT(window.inward.y, 0);
  EXPECT_EQ(t.b.ground.elevation(pt(22, 22)), in(2.5)) << "the roof";
  EXPECT_EQ(surface(t, pt(22, 22), {}), Length{}) << "the floor";
  EXPECT_EQ(room_of(t.b, pt(22, 22), {}), 0);
  EXPECT_EQ(room_of(t.b, pt(22, 22), in(2.5)), -1) << "on the roof";
  EXPECT_EQ(room_of(t.b, pt(22, 19), {}), -1);
}

TEST(NOT_153, through_an_open_door_and_not_a_closed_one) {
  Scene t = hut();
  const FigureId a = t.red("Alan", {22.5, 18});
  const Course through = t.walk(a, {{22.5, 22}});
  EXPECT_TRUE(through) << (through.no ? through.no->code : "");
  EXPECT_EQ(through.length, in(4));
  EXPECT_EQ(through.obstacles, 0);
  EXPECT_EQ(through.height, Length{});
  t.set("front", DoorState::closed);
  const Course shut = t.walk(a, {{22.5, 22}});
  EXPECT_EQ(shut.no, &no_way::door);
  EXPECT_EQ(shut.door, t.door("front"));
  EXPECT_EQ(shut.end, pt(22.5, 20) - (Vec{0, 1000}));
  t.set("front", DoorState::smashed);
  EXPECT_TRUE(t.walk(a, {{22.5, 22}}));
  EXPECT_EQ(t.walk(a, {{21.5, 22}}).no, &no_way::wall);
}

TEST(NOT_154, a_window_is_climbed_not_walked) {
  Scene t = hut();
  const FigureId a = t.red("Alan", {22.5, 23});
  EXPECT_EQ(t.walk(a, {{22.5, 25}}).no, &no_way::window);
}

TEST(NOT_A93, sight_through_a_window_over_the_sill) {
  Scene t = hut();
  const FigureId in_hut = t.red("In", {22.5, 23.3}), out = t.blue("Out", {22.5, 28}),
                 beside = t.blue("Beside", {30, 26}, 250);
  EXPECT_TRUE(sees(t, in_hut, out));
  const Look back = look(t, out, in_hut);
  EXPECT_TRUE(back.visible);
  EXPECT_TRUE(back.obscured) << "the sill hides his legs";
  EXPECT_TRUE(back.by.none());
  EXPECT_FALSE(sees(t, beside, in_hut));
  t.set("back", DoorState::closed);
  EXPECT_FALSE(sees(t, in_hut, out));
  EXPECT_FALSE(clear_line(t, eyes(t, in_hut), eyes(t, out)));
}

TEST(NOT_A92, over_the_walls_on_the_roof) {
  Scene t = hut();
  const FigureId up = t.red("Up", {21, 22});
  t.raise(up, 2.5);
  const FigureId below = t.blue("Below", {23, 22});
  const Course over = t.walk(up, {{24, 22}});
  EXPECT_TRUE(over);
  EXPECT_EQ(over.height, in(2.5));
  EXPECT_EQ(over.obstacles, 0);
  EXPECT_FALSE(sees(t, up, below));
  const Course off = t.walk(up, {{21, 26}});
  ASSERT_TRUE(off);
  ASSERT_EQ(off.mark_count, 1);
  EXPECT_EQ(off.marks[0].kind, Mark::Kind::drop);
  EXPECT_EQ(off.marks[0].height, in(2.5));
  EXPECT_NEAR(off.length.units, in(2).units, 3);
  const Landing down = landing(t, up, off.end, off.height);
  EXPECT_EQ(down.height, Length{});
  EXPECT_GT(down.at.y, in(24).units);
  EXPECT_TRUE(free_for(t, up, down.at, down.height));
}

TEST(NOT_154, through_the_thatch_into_the_room) {
  Scene t = hut({{"thatch", true}});
  const FigureId up = t.red("Up", {21, 22});
  t.raise(up, 2.5);
  const Landing down = landing(t, up, t.s[up].at, in(2.5));
  EXPECT_EQ(down.at, t.s[up].at);
  EXPECT_EQ(room_of(t.b, down.at, down.height), 0);
}

TEST(NOT_A89, nobody_rides_into_a_house) {
  Scene t = hut({{"doors", {{{"id", "barn"}, {"wall", "south"}, {"at", 2.5}, {"width", 3}, {"state", "open"}}}}});
  const FigureId a = t.red("Rider", {22.5, 17});
  t.mount(a);
  EXPECT_FALSE(t.walk(a, {{22.5, 22}}));
  // A lintel is too low for him; without one the room itself is barred.
  t.b.numbers.rider_height = in(1.5);
  EXPECT_EQ(t.walk(a, {{22.5, 22}}).no, &no_way::indoors_mounted);
}

TEST(NOT_X51, three_rooms_in_a_row) {
  Scene t;
  t.building({{"id", "house"},
              {"at", {10, 10}},
              {"size", {9, 4}},
              {"rooms", 3},
              {"doors",
               {{{"id", "one"}, {"wall", "south"}, {"at", 1.5}},
                {{"id", "two"}, {"wall", "north"}, {"at", 4.5}},
                {{"id", "between"}, {"wall", "inner"}, {"inner", 2}, {"at", 2}, {"state", "open"}}}}});
  EXPECT_EQ(t.b.doors[t.door("one")].room, 0);
  EXPECT_EQ(t.b.doors[t.door("two")].room, 1);
  EXPECT_TRUE(t.b.doors[t.door("between")].inward.zero());
  EXPECT_EQ(room_of(t.b, pt(11, 12), {}), 0);
  EXPECT_EQ(room_of(t.b, pt(14.5, 12), {}), 1);
  EXPECT_EQ(room_of(t.b, pt(18, 12), {}), 2);
  const FigureId a = t.red("Alan", {14.5, 12});
  EXPECT_TRUE(t.walk(a, {{17.5, 12}}));
  EXPECT_EQ(t.walk(a, {{11.5, 12}}).no, &no_way::wall);
}

TEST(NOT_A92, a_turned_house_is_the_same_house) {
  Scene t = hut({{"facing", 90}});  // clockwise about its corner: it now lies to the south-east
  EXPECT_EQ(room_of(t.b, pt(22, 18), {}), 0);
  const FigureId a = t.red("Alan", {18, 17.5});
  EXPECT_TRUE(t.walk(a, {{22, 17.5}}));
  t.set("front", DoorState::locked);
  EXPECT_EQ(t.walk(a, {{22, 17.5}}).no, &no_way::door);
}

TEST(NOT_X50, a_gate_in_a_rampart) {
  Scene t;
  t.wall({{"id", "wall"},
          {"name", "the wall"},
          {"from", {0, 20}},
          {"to", {48, 20}},
          {"width", 1},
          {"height", 2},
          {"kind", "rampart"},
          {"inside", "left"},
          {"doors", {{{"id", "gate"}, {"at", 24}, {"width", 3}, {"state", "locked"}, {"smash", -1}}}}});
  const Door& gate = t.b.doors[t.door("gate")];
  EXPECT_GT(gate.inward.y, 0);
  EXPECT_EQ(gate.smash, -1);
  const FigureId a = t.red("Alan", {24, 18}), up = t.blue("Up", {20, 20});
  t.raise(up, 2);
  EXPECT_EQ(t.walk(a, {{24, 22}}).no, &no_way::door);
  t.set("gate", DoorState::open);
  EXPECT_TRUE(t.walk(a, {{24, 22}}));
  EXPECT_TRUE(t.walk(up, {{24, 20}})) << "the walk runs on over the gate";
}

TEST(NOT_A92, mistakes_are_told) {
  Scene t = hut();
  t.scenario["buildings"][0]["doors"][0]["at"] = 4.9;
  EXPECT_NE(t.problems_text().find("beyond the wall"), std::string::npos);
  t.scenario["buildings"][0]["doors"][0]["at"] = 2.5;
  t.scenario["buildings"][0]["chimney"] = true;
  EXPECT_NE(t.problems_text().find("chimney"), std::string::npos);
  t.scenario["buildings"][0].erase("chimney");
  t.scenario["buildings"][0]["at"] = {45, 20};
  EXPECT_NE(t.problems_text().find("edge"), std::string::npos);
}

}  // namespace
}  // namespace fyrd::nottingham
