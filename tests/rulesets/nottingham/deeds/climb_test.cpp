// Climbing, hanging, slipping and falling as they are played.
#include "tests/rulesets/nottingham/field.h"

namespace fyrd::nottingham {

namespace {

constexpr double touching_south = 30 - foot / 2;  // the centre of who touches the rock from the south

// A rock of difficulty 1 from (30, 30) to (34, 34), an inch and a half high, and a hut with a climbable wall.
struct Crag : Field {
  explicit Crag(const Json& more = {}) {
    ground("rock", {30, 30}, {34, 34});
    building({{"id", "hut"}, {"at", {50, 30}}, {"size", {5, 4}}});
    red("Alan", {32, touching_south}, more);
  }
};
const Place ledge{32, 30.05};  // half an inch in from the face: 1.94″ from the foot

}  // namespace

TEST(NOT_158, with_care_the_difficulty_comes_off) {
  Crag g;
  g.acts("Alan");
  EXPECT_EQ(g.attempt(g.climb_order({32, 36})), "no_face NOT-060");
  g.climb(ledge), g.roll(6);
  EXPECT_EQ(g.wanted_dice(), "nominate") << "no die for who takes care";
  EXPECT_NEAR(g.height("Alan"), 1.5, 0.001);
  EXPECT_TRUE(g.is_at("Alan", ledge));
  EXPECT_TRUE(g.man("Alan").moved);
}

TEST(NOT_A31, who_dares_takes_the_whole_distance_and_may_slip) {
  Crag g;
  g.acts("Alan");
  g.climb(ledge, true), g.roll(4);
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-158");
  g.roll(2);
  EXPECT_TRUE(g.is_at("Alan", ledge)) << "two inches, and the die is above the difficulty";

  Crag slips;
  slips.acts("Alan", 2);
  slips.climb(ledge, true), slips.roll({4, 1});
  slips.roll({1, 1});
  EXPECT_EQ(slips.wanted_dice(), "1d6 NOT-085");
  slips.roll(3);
  EXPECT_TRUE(slips.is_at("Alan", {32, touching_south})) << "at the foot";
  EXPECT_NEAR(slips.height("Alan"), 0, 0.001);
  EXPECT_EQ(slips.modifier("fell", "depth"), 0) << "an inch and a half is no depth (NOT-A40)";
}

TEST(NOT_A31, the_foot_is_where_the_climb_began) {
  Field g;
  g.ground("rock", {30, 30}, {34, 34});
  g.red("Alan", {32, 26});
  g.activate("Alan");
  g.go({32, touching_south});
  g.climb(ledge, true), g.roll(6);
  g.roll(1), g.roll(4);
  EXPECT_TRUE(g.is_at("Alan", {32, touching_south})) << "not where he was before his move";
}

TEST(NOT_A31, hard_faces_in_rain) {
  Crag g;
  g.options["rain"] = true;
  g.acts("Alan");
  g.climb(ledge, true), g.roll(6);
  g.roll(2);
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-085") << "difficulty two";
}

TEST(NOT_A31, unrated_faces_cost_nothing_and_are_safe) {
  Field g;
  g.building({{"id", "hut"}, {"at", {50, 30}}, {"size", {5, 4}}});
  g.red("Alan", {52, touching_south});
  g.acts("Alan");
  g.climb({52, 30.05}), g.roll(5);
  EXPECT_NEAR(g.height("Alan"), 2.5, 0.001) << "three inches are enough for a house (NOT-A92)";
  EXPECT_EQ(g.asked(), "nominate");
}

TEST(NOT_A95, who_does_not_get_there_hangs) {
  Crag g;
  g.blue("Odo", {32, touching_south - apart(0.3)}, {{"facing", 0}});
  g.acts("Alan");
  g.climb(ledge), g.roll(4), g.let_go();
  EXPECT_NEAR(g.height("Alan"), 1, 0.001);
  ASSERT_TRUE(g.man("Alan").hanging());
  g.activate("Alan");
  ASSERT_EQ(g.asked(), "action") << "no activation move";
  EXPECT_EQ(g.tries(Act::run), "hanging NOT-A95");
  EXPECT_EQ(g.tries(Act::attack, "Odo"), "hanging NOT-A95");
  EXPECT_EQ(g.tries(Act::prone), "hanging NOT-A95");
  g.climb(ledge), g.roll(6);
  EXPECT_TRUE(g.is_at("Alan", ledge)) << "three inches less a bound die and the difficulty";
  EXPECT_FALSE(g.man("Alan").hanging());
}

TEST(NOT_A95, a_blow_brings_him_down) {
  Crag g;
  g.blue("Odo", {32, touching_south - apart(0.3)}, {{"facing", 0}, {"gear", {"spear"}}});
  g.acts_before("Alan", "Odo");
  g.climb(ledge), g.roll(4), g.let_go();
  g.acts_before("Odo", "Alan");
  g.attack("Alan"), g.add(0);
  EXPECT_EQ(g.asked(), "block") << "who hangs may block";
  g.block(0), g.roll(6), g.roll(4);
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-085") << "struck to the ground is a fall";
  g.roll(6);
  EXPECT_TRUE(g.standing("Alan"));
  EXPECT_NEAR(g.height("Alan"), 0, 0.001);
}

TEST(NOT_A95, one_that_puts_him_out_needs_no_fall) {
  Crag g;
  g.blue("Odo", {32, touching_south - apart(0.3)}, {{"facing", 0}, {"gear", {"spear"}}});
  g.acts_before("Alan", "Odo");
  g.climb(ledge), g.roll(4), g.let_go();
  g.acts_before("Odo", "Alan");
  g.attack("Alan"), g.add(0), g.block(0), g.roll(6), g.roll(6);
  EXPECT_TRUE(g.out("Alan"));
  EXPECT_EQ(g.told("fell"), "");
  EXPECT_NEAR(g.height("Alan"), 0, 0.001);
}

TEST(NOT_A95, a_thrust_does_too) {
  Crag g;
  g.blue("Odo", {32, touching_south - apart(0)}, {{"facing", 0}, {"skills", {"thrust"}}});
  g.acts_before("Alan", "Odo");
  g.climb(ledge), g.roll(4);
  g.acts_before("Odo", "Alan");
  g.act(Act::thrust, "Alan"), g.add(0), g.block(0), g.roll(6), g.roll(6);
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-085");
  g.roll(5);
  EXPECT_FALSE(g.man("Alan").hanging());
  EXPECT_NEAR(g.height("Alan"), 0, 0.001);
}

TEST(NOT_A95, on_the_way_down_he_hangs_outside) {
  Field g;
  g.building({{"id", "hut"}, {"at", {50, 30}}, {"size", {5, 4}}});
  g.red("Alan", {52, 30.1}, {{"height", 2.5}});
  g.blue("Odo", {52, touching_south - apart(0.3)}, {{"facing", 0}});
  g.acts_before("Alan", "Odo");
  g.climb({52, touching_south}), g.roll(4);
  EXPECT_NEAR(g.height("Alan"), 0.5, 0.001);
  EXPECT_TRUE(g.is_at("Alan", {52, touching_south})) << "not in the wall";
  g.acts_before("Odo", "Alan");
  g.strikes("Alan", 6), g.roll(4), g.roll(6);
  EXPECT_TRUE(g.is_at("Alan", {52, touching_south})) << "he falls to the foot, not into the house";
  EXPECT_NEAR(g.height("Alan"), 0, 0.001);
}

TEST(NOT_040, at_the_top_of_a_climb_he_turns_freely) {
  Crag g;
  g.acts("Alan");
  Choice up = g.climb_order(ledge);
  up.facing = degrees(200);
  g.give(up), g.roll(6);
  EXPECT_EQ(g["Alan"].facing, degrees(200));
  EXPECT_TRUE(g.is_at("Alan", ledge));
}

TEST(NOT_154, nobody_climbs_through_a_roof) {
  Field g;
  g.building({{"id", "h"}, {"name", "house"}, {"at", {15, 11}}, {"size", {6, 5}}});
  g.red("Alan", {18, 11.1}, {{"height", 2.5}});
  g.red("Will", {15.2 + foot / 2, 13});
  g.acts("Alan");
  EXPECT_EQ(g.attempt(g.climb_order({18, 11.65})), "blocked NOT-A92") << "into a house without doors";
  g.nothing();
  g.acts("Will");
  EXPECT_EQ(g.attempt(g.climb_order({15.1, 13})), "blocked NOT-A92") << "nor out of it";
  EXPECT_FALSE(g.offered(Act::climb));
}

TEST(NOT_A40, an_inch_is_free_and_each_full_one_more_counts) {
  const auto depth = [](double high) {
    Field g;
    g.ground("hilltop", {10, 10}, {14, 14}, {{"height", high}});
    g.red("Alan", {12, 13}, {{"height", high}});
    g.activate("Alan");
    g.go({12, 16});
    g.roll(6);
    return g.modifier("fell", "depth");
  };
  EXPECT_EQ(depth(1.9), 0);
  EXPECT_EQ(depth(2), -1);
  EXPECT_EQ(depth(3.9), -2);
}

TEST(NOT_125, balance_helps_as_often_as_it_was_learned) {
  Field g;
  g.ground("hilltop", {10, 10}, {14, 14}, {{"height", 2}});
  g.red("Alan", {12, 13}, {{"height", 2}, {"skills", {"balance", "balance"}}});
  g.activate("Alan");
  g.go({12, 16});
  g.roll(2);
  EXPECT_EQ(g.told("fell"), "fell 4:0") << "two, an empty hand, twice balance, less the depth";
  EXPECT_TRUE(g.standing("Alan"));
}

TEST(NOT_A87, he_ends_below_and_clear_of_the_edge_or_in_the_water) {
  Field g;
  g.ground("hilltop", {10, 10}, {14, 14}, {{"height", 2}}), g.ground("lake", {14, 5}, {20, 20});
  g.red("Alan", {12, 13}, {{"height", 2}, {"gear", {"sword", "shield"}}}), g.red("Hob", {13, 12}, {{"height", 2}});
  g.activate("Alan");
  g.go({12, 16});
  g.roll(2);
  EXPECT_TRUE(g.out("Alan")) << "both hands full: one";
  EXPECT_GT(g.place("Alan").y, Place::units(14 + foot / 2) - 1);
  g.activate("Hob");
  g.go({16, 12});
  EXPECT_EQ(g.asked(), "action") << "no die";
  EXPECT_TRUE(in_deep_water(g, g.id("Hob")));
}

TEST(NOT_A94, trees_are_climbed_bushes_hinder_nobody) {
  Field g;
  g.scenario["ground"].push_back({{"id", "oak"}, {"kind", "tree"}, {"at", {20, 20}}, {"radius", 0.25}});
  g.scenario["ground"].push_back({{"id", "bush"}, {"kind", "bush"}, {"at", {40, 22}}, {"radius", 1}});
  g.red("Alan", {20, 20 - 0.25 - foot / 2}), g.red("Hob", {40, 20});
  g.activate("Alan");
  EXPECT_EQ(g.tries_go({20, 22}), "blocked NOT-A69");
  g.stay();
  g.climb({20, 20}, true), g.roll(6);
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-158");
  g.roll(2);
  EXPECT_NEAR(g.height("Alan"), 3, 0.001);
  g.activate("Hob");
  g.go({40, 24});
  EXPECT_TRUE(g.is_at("Hob", {40, 24}));
}

}  // namespace fyrd::nottingham
