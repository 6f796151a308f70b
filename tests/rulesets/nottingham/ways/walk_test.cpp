// Moves and runs as they are played: lengths, slopes, obstacles, broken ground, pits and water.
#include "tests/rulesets/nottingham/field.h"

namespace fyrd::nottingham {

namespace {

const Json light = {{"gear", {"light-armour"}}}, heavy = {{"gear", {"heavy-armour"}}};
const Json trained = {{"gear", {"heavy-armour"}}, {"skills", {"heavy-armour-training"}}};

// Alan at (20, 20), looking north.
struct Walk : Field {
  explicit Walk(const Json& more = {}) { red("Alan", {20, 20}, more); }
  Walk& acting(int dice = 1) { return activate("Alan", dice), *this; }
  // A run with dice of these faces; where to is still to be said.
  Walk& running(std::initializer_list<int> faces) {
    acts("Alan", static_cast<int>(faces.size()));
    act(Act::run), roll(faces);
    return *this;
  }
};

}  // namespace

TEST(NOT_040, straight_on_turning_on_the_way_and_at_the_end) {
  Walk g;
  g.acting();
  EXPECT_EQ(g.tries_go(Place(20, 24).off(0, 1)), "too_far NOT-054");
  EXPECT_EQ(g.attempt(g.way({{20, 22}, Place(22, 22).off(1, 0)}, 0)), "too_far NOT-054") << "all legs count";
  g.go({{20, 22}, {22, 22}}, 270);
  EXPECT_TRUE(g.is_at("Alan", {22, 22}));
  EXPECT_EQ(g["Alan"].facing, west);
}

TEST(NOT_041, up_a_slope_the_way_is_longer) {
  // Three up in four along: an inch to the foot, and 3″ on the slope are 2.4″ on the map.
  Walk g;
  g.ground("slope", {15, 21}, {25, 25}, {{"low", {20, 21}}, {"high", {20, 25}}, {"height", 3}});
  g.acting();
  EXPECT_EQ(g.tries_go({20, 23.41}), "too_far NOT-054");
  g.go({20, 23.39});
  EXPECT_NEAR(g.height("Alan"), 2.39 * 0.75, 0.01);
}

TEST(NOT_042, what_is_steep_is_climbed_by_an_action) {
  Walk g;
  g.ground("hilltop", {15, 20.5}, {25, 30}, {{"height", 2}});
  g.acting();
  EXPECT_EQ(g.tries_go({20, 22}), "too_steep NOT-042");
  g.go({20, 20.1});
  g.act(Act::run), g.roll(6);
  EXPECT_EQ(g.tries_go({20, 22}), "too_steep NOT-042");
  g.stay();
  g.acts("Alan");
  g.climb({20, 20.6}), g.roll(6);
  EXPECT_NEAR(g.height("Alan"), 2, 0.001) << "as far as three inches less one for the bound die take him";
}

TEST(NOT_042, stairs_are_open_ground) {
  Walk g;
  g.ground("stairs", {18, 20.5}, {22, 24}, {{"low", {20, 20.5}}, {"high", {20, 24}}, {"height", 2.5}});
  g.acting();
  g.go({20, 22});
  EXPECT_GT(g.height("Alan"), 1);
  EXPECT_EQ(g.count("fell"), 0);
}

TEST(NOT_042, stairs_are_open_ground_however_steep) {
  Field g;
  g.ground("stairs", {16, 11}, {20, 12}, {{"low", {18, 11}}, {"high", {18, 12}}, {"height", 2.5}});
  g.ground("hilltop", {16, 12}, {20, 15}, {{"height", 2.5}});
  g.red("Alan", {18, 10.6});
  g.activate("Alan");
  g.go({18, 12.5});
  EXPECT_NEAR(g.height("Alan"), 2.5, 0.001);
  EXPECT_EQ(g.count("fell"), 0);
  g.nothing();
  g.activate("Alan");
  EXPECT_EQ(g.tries_go({18, 10.4}), "too_far NOT-054") << "measured on the steps (NOT-041)";
}

TEST(NOT_060, half_the_best_die_rounded_up_less_bound_dice) {
  Walk g;
  g.running({3, 5});
  EXPECT_EQ(g.tries_go(Place(20, 23).off(0, 1)), "too_far NOT-060");
  g.go({20, 23});
  g.acts("Alan", 1);  // two dice lie on him now
  g.act(Act::run), g.roll(6);
  EXPECT_EQ(g.tries_go(Place(20, 24).off(0, 1)), "too_far NOT-060");
  g.go({20, 24});
  EXPECT_EQ(g.bound("Alan"), 3);
}

TEST(NOT_002, the_inches_of_dice_and_obstacles_are_scaled_too) {
  // At half the scale (20, 20) is (10, 10) on the table, and an inch is half of one.
  Walk g;
  g.options["scale"] = 50;
  g.ground("fence", {15, 21}, {25, 21.1});
  g.red("Hob", {40, 20}, {{"bound", 1}});
  g.running({6});
  EXPECT_EQ(g.tries_go(Place(10, 11).off(0, 1)), "too_far NOT-150");
  g.go({10, 11});
  g.activate("Hob");
  EXPECT_EQ(g.tries_go(Place(20, 11.5).off(0, 1)), "too_far NOT-054") << "four less one for a bound die";
  g.go({20, 11.5});
}

TEST(NOT_117, heavy_armour_slows_every_movement) {
  Walk g(heavy);
  g.acting();
  EXPECT_EQ(g.tries_go(Place(20, 23).off(0, 1)), "too_far NOT-054");
  g.go({20, 23});
  g.act(Act::run), g.roll(4);
  EXPECT_EQ(g.tries_go(Place(20, 24).off(0, 1)), "too_far NOT-060");
  g.go({20, 24});
}

TEST(NOT_134, the_trained_are_not_slowed) {
  Walk g(trained);
  g.acting();
  g.go({20, 24});
  g.act(Act::run), g.roll(4);
  g.go({20, 26});
  EXPECT_TRUE(g.is_at("Alan", {20, 26}));
}

TEST(NOT_116, armour_holds_off_wounds) {
  const auto wound = [](const Json& worn) {
    Walk g;
    g.blue("Odo", {20, 20 + apart(0.5)}, worn);
    g.acts("Alan");
    EXPECT_EQ(g.strikes("Odo", 6), "hit 9:6");
    g.roll(6);
    return g.wound();
  };
  EXPECT_EQ(wound({}), 5) << "bare hands";
  EXPECT_EQ(wound(light), 4);
  EXPECT_EQ(wound(heavy), 3) << "NOT-117";
}

TEST(NOT_150, an_obstacle_takes_an_inch) {
  Walk g;
  g.ground("fence", {15, 21}, {25, 21.1});
  g.acting();
  EXPECT_EQ(g.tries_go(Place(20, 23).off(0, 1)), "too_far NOT-150");
  g.stay();
  g.act(Act::run), g.roll(4);
  EXPECT_EQ(g.tries_go({20, 21.6}), "too_far NOT-150") << "not enough left to cross";
  g.stay();
  g.activate("Alan");
  g.go({20, 22});
  EXPECT_TRUE(g.is_at("Alan", {20, 22}));
}

TEST(NOT_150, who_lies_there_is_one) {
  Walk g;
  g.blue("Odo", {20, 22}, {{"lying", true}, {"facing", 90}});
  g.acting();
  EXPECT_EQ(g.tries_go(Place(20, 23).off(0, 1)), "too_far NOT-150");
  EXPECT_EQ(g.tries_go({20, 22}), "figure_in_the_way NOT-A68");
  g.go({20, 23});
}

TEST(NOT_A68, nobody_walks_through_people_horses_or_off_the_table) {
  Walk g;
  g.red("Friend", {20, 22}), g.blue("Foe", {22, 20}), g.red("Rim", {20, 0.5});
  g.acting();
  EXPECT_EQ(g.tries_go({20, 23.5}), "figure_in_the_way NOT-A68");
  EXPECT_EQ(g.tries_go({23.5, 20}), "figure_in_the_way NOT-A68");
  g.stay(), g.nothing();
  g.activate("Rim");
  EXPECT_EQ(g.tries_go({20, 0.3}), "off_table NOT-A68");
}

TEST(NOT_A69, onto_a_table_for_an_inch_and_off_a_rock_by_a_fall) {
  Walk g;
  g.ground("table", {19, 21}, {21, 23}), g.ground("well", {25, 21}, {27, 23});
  g.ground("rock", {40, 40}, {44, 44});
  g.red("Rolf", {42, 42}, {{"height", 1.5}});
  g.acting();
  EXPECT_EQ(g.tries_go({20, 20.8}), "no_room NOT-A69") << "half on it";
  g.go({20, 22});
  EXPECT_NEAR(g.height("Alan"), 0.5, 0.001);
  g.act(Act::run), g.roll(6);
  g.go({20, 24});
  EXPECT_NEAR(g.height("Alan"), 0, 0.001);
  EXPECT_EQ(g.count("fell"), 0);
  g.activate("Rolf");
  g.go({42, 45.9});
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-085");
}

TEST(NOT_151, who_runs_on_broken_ground_may_stumble) {
  const auto after = [](const Json& worn, std::initializer_list<int> faces) {
    Walk g(worn);
    g.ground("broken", {15, 21}, {25, 22});
    g.running({6, 6});
    g.go({20, 22});
    EXPECT_EQ(g.wanted_dice(), "2d6 NOT-151");
    g.roll(faces);
    return g.lying("Alan");
  };
  EXPECT_FALSE(after({}, {2, 6}));
  EXPECT_TRUE(after({}, {6, 1})) << "the lowest die";
  EXPECT_TRUE(after(light, {2, 6}));
  EXPECT_FALSE(after(light, {3, 6}));
}

TEST(NOT_A29, armour_makes_it_worse_and_moves_are_free_of_it) {
  Walk g(trained);
  g.ground("broken", {15, 21}, {25, 30});
  g.acting();
  g.go({20, 22});
  EXPECT_EQ(g.asked(), "action") << "an activation move";
  g.act(Act::run), g.roll(6), g.go({20, 24});
  g.roll(3);
  EXPECT_TRUE(g.lying("Alan")) << "less two in heavy armour, trained or not";
}

TEST(NOT_A29, a_rider_who_stumbles_comes_off_his_horse) {
  Walk g(Json{{"gear", {"warhorse"}}});
  g.ground("broken", {15, 22}, {25, 30});
  g.running({6});
  g.go({20, 23});
  g.roll(1);
  EXPECT_TRUE(g.lying("Alan"));
  EXPECT_FALSE(g.man("Alan").mounted);
  EXPECT_GE(g.thing(ThingKind::horse), 0);
}

TEST(NOT_152, into_a_pit_is_a_fall) {
  Walk g;
  g.ground("pit", {18, 21}, {22, 23});
  g.acting();
  g.go({20, 24});
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-085");
  g.roll(4);
  EXPECT_EQ(g.modifier("fell", "depth"), -1);
  EXPECT_EQ(g.modifier("fell", "an empty hand"), 1);
  EXPECT_NEAR(g.height("Alan"), -2, 0.001);
  EXPECT_TRUE(g.standing("Alan"));
  EXPECT_EQ(g.asked(), "action");
  g.act(Act::run), g.roll(6);
  EXPECT_EQ(g.tries_go({20, 20}), "too_steep NOT-042") << "out of it only by climbing";
}

TEST(NOT_156, shallow_water_slows_and_deep_water_is_swum) {
  Walk g;
  g.ground("shallows", {15, 21}, {25, 23}), g.ground("lake", {15, 23}, {25, 30});
  g.acting();
  EXPECT_EQ(g.tries_go(Place(20, 23).off(0, 1)), "deep_water NOT-156");
  EXPECT_EQ(g.attempt(g.way({{20, 22}, Place(21, 22).off(1, 0)}, 0)), "too_far NOT-054");
  g.go({20, 22.5});
  g.act(Act::run), g.roll(4);
  EXPECT_EQ(g.tries_go({20, 23.6}), "too_far NOT-060") << "an inch of it for the shallows";
  g.go({20, 23.5});
  EXPECT_TRUE(in_deep_water(g, g.id("Alan")));
}

TEST(NOT_156, in_deep_water) {
  Walk g;
  g.ground("lake", {15, 15}, {25, 30}), g.ground("fence", {15, 20.6}, {25, 20.7});
  g.blue("Odo", {20, 20 - apart(0.5)}, {{"facing", 0}});
  g.acting();
  ASSERT_EQ(g.asked(), "action") << "no activation move";
  EXPECT_EQ(g.attempt(g.jump_order({20, 22})), "deep_water NOT-156") << "only swimming";
  g.act(Act::prone);
  EXPECT_TRUE(g.out("Alan")) << "who goes down is lost";
  EXPECT_EQ(test_tally(g, g.id("Odo"), Characteristic::melee, "").total(), 2) << "all tests one worse";
}

TEST(NOT_A33, swimming_is_a_run) {
  Walk g(heavy);
  g.ground("lake", {15, 15}, {25, 30}), g.ground("shallows", {15, 15}, {25, 30});
  g.running({6});
  EXPECT_EQ(g.tries_go(Place(20, 22).off(0, 1)), "too_far NOT-060") << "three inches, one less in heavy armour";
  g.go({20, 22});
  EXPECT_TRUE(std::string_view(g.last_event({"moved"})->text).starts_with("{by} swims"));
}

}  // namespace fyrd::nottingham
