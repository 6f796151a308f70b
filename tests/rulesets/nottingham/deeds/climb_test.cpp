// Climbing, hanging, slipping, jumping and falling as they are played.
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

TEST(NOT_061, the_best_die_less_bound_dice) {
  const auto jumped = [](std::initializer_list<int> faces, const Json& more = {}) {
    Field g;
    g.ground("pit", {12, 5}, {14, 15});
    g.red("Alan", {11, 10}, more);
    g.acts("Alan", static_cast<int>(faces.size()));
    g.jump({15, 10}), g.roll(faces);
    if (g.asked() == "dice") g.roll(6);
    return std::pair(g.off("Alan", {11, 10}), g.count("fell"));
  };
  EXPECT_EQ(jumped({4, 2}), std::pair(400, 0));
  EXPECT_EQ(jumped({6}), std::pair(400, 0)) << "where he wanted to";
  EXPECT_EQ(jumped({2}), std::pair(200, 1)) << "that far, and in";
  EXPECT_EQ(jumped({3}, {{"bound", 1}}), std::pair(200, 1));
  EXPECT_EQ(jumped({3}, {{"gear", {"heavy-armour"}}}), std::pair(200, 1)) << "NOT-A67";
  EXPECT_EQ(jumped({1}, {{"bound", 1}}), std::pair(0, 0)) << "he stays (NOT-A70)";
}

TEST(NOT_A70, across_something_not_on_open_ground_nor_over_people_nor_from_the_ground) {
  Field g;
  g.options["jumps"] = "across";
  g.ground("fence", {5, 12}, {15, 12.1});
  g.red("Alan", {10, 11}), g.red("Low", {14, 11}, {{"lying", true}});
  g.blue("Odo", {10, 13.5});
  g.acts("Alan");
  EXPECT_EQ(g.attempt(g.jump_order({10, 8})), "nothing_to_cross NOT-A70");
  EXPECT_EQ(g.attempt(g.jump_order({10, 15})), "figure_in_the_way NOT-A70");
  g.jump({12, 13}), g.roll(5);
  EXPECT_TRUE(g.is_at("Alan", {12, 13}));
  EXPECT_TRUE(g.man("Alan").moved);
  g.acts("Low");
  EXPECT_EQ(g.attempt(g.jump_order({14, 13})), "lying NOT-A65");
}

TEST(NOT_A70, anywhere_on_open_ground_by_the_letter) {
  const auto jumped = [](int face) {
    Field g;
    g.red("Alan", {10, 11});
    g.acts("Alan");
    g.jump({10, 7}), g.roll(face);
    EXPECT_EQ(g.count("fell"), 0);
    return g.off("Alan", {10, 11});
  };
  EXPECT_EQ(jumped(6), 400) << "to the point";
  EXPECT_EQ(jumped(3), 300) << "as far as the die says";
}

TEST(NOT_061, a_short_jump_ends_after_exactly_so_many_inches) {
  Field g;
  g.ground("fence", {10, 11.5}, {26, 11.6});
  g.red("Alan", {18, 10.5});
  g.acts("Alan", 2);
  g.jump({18, 14.5}), g.roll({1, 1});
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-085") << "on the fence he falls";
  EXPECT_EQ(g.off("Alan", {18, 10.5}), 100) << "and not beyond it";
  g.roll(6);
  EXPECT_TRUE(g.is_at("Alan", {18, 11.5})) << "exactly there, on his feet";
  g.activate("Alan");
  g.go({18, 12.3});
  EXPECT_TRUE(g.is_at("Alan", {18, 12.3})) << "and may walk on";
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

namespace {

std::vector<std::string> words_of(NottinghamGame& g, std::string_view verb) {
  std::vector<std::string> all;
  g.game().at_question(red, [&](const Tabletop&, const Question& q) {
    Options options(true);
    q.list(options);
    for (const Option& o : options.all()) {
      if (q.verbs()[o.choice.verb].name == verb) all.push_back(o.label);
    }
  });
  return all;
}
bool lists(NottinghamGame& g, std::string_view verb, std::string_view words) {
  for (const std::string& one : words_of(g, verb)) {
    if (one.starts_with(words)) return true;
  }
  return false;
}

}  // namespace

TEST(NOT_060, climbs_are_listed_in_words_that_tell_them_apart) {
  Field g;
  g.building({{"id", "h"}, {"name", "the house"}, {"at", {15, 11}}, {"size", {6, 5}}});
  g.ground("rock", {17, 8}, {19, 11 - foot - 0.05}, {{"name", "the rock"}});
  g.red("Alan", {18, 11 - foot / 2 - 0.02});
  g.acts("Alan");
  EXPECT_EQ(words_of(g, "climb"),
            (std::vector<std::string>{"Climb to the roof of the house, 2.5″", "Climb to the rock, 1.5″, with care",
                                      "Climb to the rock, 1.5″, daring"}));
}

TEST(NOT_060, the_wall_and_the_ladders_of_a_gate_are_offered_from_everywhere) {
  Field g;
  g.scenario["walls"].push_back({{"id", "wall"},
                                 {"name", "the town wall"},
                                 {"from", {0, 18}},
                                 {"to", {36, 18}},
                                 {"width", 1.6},
                                 {"height", 2},
                                 {"kind", "rampart"}});
  g.scenario["ground"].push_back(
      {{"id", "parapet"}, {"kind", "parapet"}, {"from", {0, 17.3}}, {"to", {36, 17.3}}, {"width", 0.2}, {"bottom", 2}});
  for (const double x : {7.5, 27.5})
    g.scenario["ground"].push_back({{"id", "ladder-" + std::to_string(static_cast<int>(x))},
                                    {"kind", "ladder"},
                                    {"name", "the ladder"},
                                    {"from", {x, 18.9}},
                                    {"to", {x + 0.8, 18.9}},
                                    {"width", 0.2}});
  g.red("Out", {20, 17.2 - foot / 2 - 0.03}), g.red("In", {7.8, 19 + foot / 2 + 0.04}),
      g.red("Up", {28, 18.4}, {{"height", 2}});
  g.acts("Out");
  EXPECT_TRUE(lists(g, "climb", "Climb to the town wall, 2″, daring"));
  g.nothing(), g.acts("In");
  EXPECT_TRUE(lists(g, "climb", "Climb to the town wall by the ladder, 2″, with care"))
      << ::testing::PrintToString(words_of(g, "climb"));
  g.nothing(), g.activate("Up");
  EXPECT_TRUE(lists(g, "go", "Drop to the north, 2″ deep"));
  g.stay();
  EXPECT_TRUE(lists(g, "climb", "Climb down to the north by the ladder, 2″, with care"))
      << ::testing::PrintToString(words_of(g, "climb"));
  EXPECT_TRUE(lists(g, "jump", "Jump down to the north, 2″ deep"));
}

TEST(NOT_061, jumps_are_listed_in_words_that_tell_them_apart) {
  Field g;
  g.ground("pit", {17, 12}, {19, 14}, {{"name", "the pit"}});
  g.ground("fence", {15, 10}, {16, 10.1}, {{"name", "a fence"}});
  g.red("Alan", {18, 11.4});
  g.options["jumps"] = "across";
  g.acts("Alan");
  EXPECT_TRUE(lists(g, "jump", "Jump the pit to the north, "));
  EXPECT_TRUE(lists(g, "jump", "Jump a fence to the south-west, "));
  const std::vector<std::string> all = words_of(g, "jump");
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) EXPECT_NE(all[i], all[k]);
  }
}

TEST(NOT_A70, short_on_a_body_he_falls_without_depth) {
  Field g;
  g.ground("pit", {20, 20}, {22, 22});
  g.red("Alan", {20, 24}), g.red("Body", {21, 24}, {{"lying", true}});
  g.acts("Alan");
  g.jump({23, 24}), g.roll(1);
  ASSERT_EQ(g.wanted_dice(), "1d6 NOT-085");
  g.roll(2);
  EXPECT_EQ(g.told("fell"), "fell 3:0") << "an empty hand and nothing else (NOT-A40)";
  EXPECT_TRUE(g.lying("Alan"));
  EXPECT_NEAR(g.height("Alan"), 0, 0.001) << "not in the pit nearby";
  EXPECT_LT(g.off("Alan", {21, 24}), 120) << "the nearest free spot";
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
