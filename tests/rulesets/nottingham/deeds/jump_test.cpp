// Jumps as they are played, and how climbs and jumps are offered.
#include <set>

#include "tests/rulesets/nottingham/field.h"

namespace fyrd::nottingham {

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

TEST(NOT_040, ways_are_listed_in_words_that_tell_them_apart) {
  Field g;
  g.red("Alan", {20, 20});
  g.activate("Alan");
  const std::vector<std::string> all = words_of(g, "go");
  EXPECT_TRUE(lists(g, "go", "Go to the east, 4″ at 90°"));
  EXPECT_EQ(std::set(all.begin(), all.end()).size(), all.size()) << ::testing::PrintToString(all);
}

TEST(NOT_061, jumps_are_listed_to_where_he_can_strike_with_the_dice_bound) {
  Field g;
  g.red("Alan", {20, 20}, {{"melee", 2}});
  g.blue("Odo", {26, 20}, {{"facing", 270}});  // from before him no blow can hit with two dice bound
  g.acts("Alan", 2);
  const FigureId alan = g.id("Alan"), odo = g.id("Odo");
  int now = 0, then = 0;
  g.game().at_question(g.asked_whom(), [&](const Tabletop&, const Question& q) {
    Options options;
    q.list(options);
    for (const Option& o : options.all()) {
      if (o.choice.verb != static_cast<std::uint8_t>(Act::jump)) continue;
      State there = g.state();
      there[alan].at = o.choice.path.end();
      now += g.battle().menaces(there, alan, odo);
      bind(there, alan, 2);
      then += g.battle().menaces(there, alan, odo);
    }
  });
  EXPECT_GT(now, then);
  EXPECT_GT(then, 0) << "from his side";
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

}  // namespace fyrd::nottingham
