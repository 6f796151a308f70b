// Doors, shutters, windows and thatch as they are played.
#include "tests/rulesets/nottingham/field.h"

namespace fyrd::nottingham {

namespace {

// A hut from (20, 20) to (25, 24): door in the middle of the south wall, window in the middle of the north wall.
struct Hut : Field {
  explicit Hut(const char* door_is = "closed", const Json& more = {}) {
    Json house = {{"id", "hut"}, {"name", "the hut"}, {"at", {20, 20}}, {"size", {5, 4}}};
    house["doors"] = {{{"id", "front"}, {"wall", "south"}, {"at", 2.5}, {"state", door_is}}};
    house["windows"] = {{{"id", "back"}, {"wall", "north"}, {"at", 2.5}, {"state", "closed"}}};
    if (!more.is_null()) house.update(more);
    building(house);
  }
};
const Place outside{22.5, 19.3}, inside{22.5, 20.9}, by_window{22.5, 24.45};

// What a smash of Alan's comes to with a die of this face, and whether the door is broken.
std::pair<int, bool> smashes(const Json& more, int face, bool run_up = false, int bonus = 0) {
  Hut g("locked", bonus ? Json{{"smash", bonus}} : Json{});
  g.red("Alan", run_up ? Place(22.5, 20 - 4 - foot / 2) : outside, more);
  g.activate("Alan");
  if (run_up)
    g.go(outside);
  else
    g.stay();
  g.act(Act::smash, g.door("front"));
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-153");
  g.roll(face);
  const Event* e = g.last_event({"smashed", "held"});
  return {e->number, g.door_state("front") == DoorState::smashed};
}

}  // namespace

TEST(NOT_153, a_door_opens_from_closer_than_an_inch) {
  Hut g;
  g.red("Alan", {22.5, 20 - 1 - foot / 2});
  g.activate("Alan");
  EXPECT_EQ(g.tries_go({22.5, 21.5}), "door_closed NOT-153");
  g.stay();
  EXPECT_EQ(g.tries(Act::open, "", g.door("front")), "out_of_reach NOT-153") << "exactly an inch is not closer";
  g.nothing();
  g.activate("Alan");
  g.go({22.5, 19.2});
  g.act(Act::open, g.door("front"));
  EXPECT_EQ(g.door_state("front"), DoorState::open);
  g.activate("Alan");
  g.go({22.5, 21});
  EXPECT_TRUE(g.is_at("Alan", {22.5, 21}));
}

TEST(NOT_153, a_hand_finds_the_door_where_it_is) {
  Hut g;
  g.red("Alan", outside);
  g.acts("Alan");
  const std::vector<Witness> said = g.explain(g.order(Act::open, "", g.door("front"))).witnesses;
  ASSERT_EQ(said.size(), 1u);
  EXPECT_EQ(said[0].what, "thing");
  EXPECT_EQ(said[0].to, Place(22.5, 20.1).at) << "the middle of the south wall, where the door is";
}

TEST(NOT_153, what_is_locked_must_be_smashed) {
  Hut g("locked");
  g.red("Alan", outside);
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::open, "", g.door("front")), "locked NOT-153");
  EXPECT_EQ(g.tries(Act::close, "", g.door("front")), "not_open NOT-A93");
  g.act(Act::smash, g.door("front")), g.roll(5);
  EXPECT_EQ(g.door_state("front"), DoorState::locked);
  Hut shut;
  shut.red("Alan", outside);
  shut.acts("Alan");
  EXPECT_EQ(shut.tries(Act::smash, "", shut.door("front")), "not_locked NOT-153");
}

TEST(NOT_153, the_sum_of_a_smash) {
  EXPECT_EQ(smashes({}, 5), std::pair(5, false));
  EXPECT_EQ(smashes({{"bound", 1}}, 6), std::pair(5, false));
  EXPECT_EQ(smashes({{"gear", {"axe"}}}, 4), std::pair(6, true));
  EXPECT_EQ(smashes({{"gear", {"heavy-armour"}}}, 4), std::pair(6, true)) << "weapon or armour";
  EXPECT_EQ(smashes({{"gear", {"axe", "heavy-armour"}}}, 3), std::pair(5, false)) << "not both";
  EXPECT_EQ(smashes({}, 5, true), std::pair(6, true)) << "four inches away when his activation began";
  EXPECT_EQ(smashes({}, 6, false, -1), std::pair(5, false));
}

TEST(NOT_A30, six_or_more_breaks_it_for_good) {
  Hut g("locked");
  g.red("Alan", outside, {{"gear", {"broadsword"}}}), g.red("In", inside);
  g.acts("Alan", 2);
  g.act(Act::smash, g.door("front")), g.roll({2, 5});
  EXPECT_EQ(g.told("smashed"), "smashed 8:" + std::to_string(g.door("front")))
      << "the best die, and more than six is enough";
  g.acts("In");
  EXPECT_EQ(g.tries(Act::close, "", g.door("front")), "not_open NOT-A93");
  EXPECT_EQ(g.tries(Act::lock, "", g.door("front")), "not_closed NOT-A93");
}

TEST(NOT_A93, locked_from_inside_only_and_opened_from_there) {
  Hut g;
  g.red("Alan", outside), g.red("In", inside);
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::lock, "", g.door("front")), "outside NOT-A93");
  g.nothing();
  g.acts("In");
  g.act(Act::lock, g.door("front"));
  EXPECT_EQ(g.door_state("front"), DoorState::locked);
  g.acts("In");
  g.act(Act::open, g.door("front"));
  EXPECT_EQ(g.door_state("front"), DoorState::open);
  g.acts("In");
  g.act(Act::close, g.door("front"));
  EXPECT_EQ(g.door_state("front"), DoorState::closed);
}

TEST(NOT_A93, nobody_shuts_a_door_on_somebody) {
  Hut g("open");
  g.red("Alan", {22.5, 20.1}), g.red("In", {22.5, 21.5});
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::close, "", g.door("front")), "in_the_way NOT-A93");
}

TEST(NOT_A93, what_stands_against_a_door_blocks_it_from_both_sides) {
  Field g;
  g.scenario["plot"] = "trouble";
  g.scenario["houses"] = {"hut"};
  g.scenario["casks"] = {{22.5, 20.2 + 0.45}};
  g.building({{"id", "hut"},
              {"at", {20, 20}},
              {"size", {9, 4}},
              {"rooms", 1},
              {"doors", {{{"id", "front"}, {"wall", "south"}, {"at", 2.5}, {"state", "closed"}}}}});
  g.red("Alan", outside), g.red("In", {23.4, 20.8});
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::open, "", g.door("front")), "blocked NOT-A93");
  g.act(Act::smash, g.door("front")), g.roll(5);
  g.acts("In");
  EXPECT_EQ(g.tries(Act::open, "", g.door("front")), "blocked NOT-A93");
}

TEST(NOT_154, through_an_open_window_in_one_action) {
  Hut g;
  g.red("Alan", by_window);
  g.acts("Alan");
  const int window = g.door("back");
  EXPECT_EQ(g.tries(Act::window, "", window), "shut NOT-154");
  EXPECT_EQ(g.tries(Act::window, "", g.door("front")), "no_window NOT-154");
  g.act(Act::open, window);
  g.activate("Alan");
  EXPECT_EQ(g.tries_go({22.5, 22}), "window NOT-154") << "no way to walk";
  g.stay();
  Choice through = g.order(Act::window, "", window);
  through.facing = degrees(90);
  g.give(through);
  EXPECT_EQ(room_of(g.battle(), g.place("Alan"), {}), 0);
  EXPECT_EQ(g["Alan"].facing, degrees(90));
  EXPECT_TRUE(g.man("Alan").moved);
  EXPECT_EQ(g.count("fell"), 0);
  g.acts("Alan");
  g.act(Act::window, window);
  EXPECT_EQ(room_of(g.battle(), g.place("Alan"), {}), -1) << "in contact on the other side, he can go back (NOT-A93)";
}

TEST(NOT_A93, a_shutter_can_be_smashed_and_a_window_needs_contact) {
  Hut g("closed", {{"windows", {{{"id", "back"}, {"wall", "north"}, {"at", 2.5}, {"state", "locked"}}}}});
  g.red("Alan", {22.5, 24.8}, {{"gear", {"axe"}}});
  g.acts("Alan");
  g.act(Act::smash, g.door("back")), g.roll(4);
  EXPECT_EQ(g.door_state("back"), DoorState::smashed);
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::window, "", g.door("back")), "not_in_contact NOT-A93");
}

TEST(NOT_A93, a_window_of_a_turned_house_leads_back_too) {
  Hut g("closed", {{"facing", 30}, {"windows", {{{"id", "back"}, {"wall", "north"}, {"at", 2.5}, {"state", "open"}}}}});
  const Shape leaf = [&] {
    Hut probe("closed", {{"facing", 30}});
    probe.red("Alan", {40, 40});
    return probe.battle().doors[probe.door("back")].leaf.shape;
  }();
  const Point sill = fyrd::bound(leaf).at;
  const Point spot = sill + along(degrees(30), Length{254 + 1000 + 50});
  g.red("Alan", Place(spot));
  g.acts("Alan");
  g.act(Act::window, g.door("back"));
  EXPECT_EQ(room_of(g.battle(), g.place("Alan"), {}), 0);
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::window, "", g.door("back")), "accepted");
}

TEST(NOT_154, through_the_thatch_and_down) {
  const auto depth = [](double high) {
    Hut g("closed", {{"thatch", true}, {"height", high}});
    g.red("Alan", {22, 22}, {{"height", high}}), g.red("Below", {40, 40});
    g.acts("Alan");
    g.act(Act::thatch);
    EXPECT_EQ(g.wanted_dice(), "1d6 NOT-085");
    g.roll(6);
    EXPECT_EQ(room_of(g.battle(), g.place("Alan"), g["Alan"].elevation), 0);
    return g.modifier("fell", "depth");
  };
  EXPECT_EQ(depth(2.5), -1);
  EXPECT_EQ(depth(3), -2) << "by the height of the roof (NOT-A93)";
  Hut stone;
  stone.red("Alan", {22, 22}, {{"height", 2.5}});
  stone.acts("Alan");
  EXPECT_EQ(stone.tries(Act::thatch), "no_thatch NOT-154");
}

TEST(NOT_A92, walls_stop_blows_and_open_doors_do_not) {
  Hut g("closed");
  g.red("Alan", {22.5, 19.5}), g.blue("Odo", {22.5, 20.7});
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::attack, "Odo"), "unseen NOT-066");
  g.act(Act::open, g.door("front"));
  g.acts("Alan");
  EXPECT_TRUE(g.offered(Act::attack));
}

}  // namespace fyrd::nottingham
