// Rallying, and running away.
#include "tests/rulesets/nottingham/field.h"

namespace fyrd::nottingham {

namespace {

const Json afraid = {{"panic", true}};

// Hob, a henchman in panic at (40, 40), and an enemy north of him, far enough not to matter.
struct Coward : Field {
  explicit Coward(const Json& more = {}, bool hero = false) {
    Json state = afraid;
    state.update(more.is_null() ? Json::object() : more);
    if (hero)
      red("Hob", {40, 40}, state);
    else
      red_man("Hob", {40, 40}, state);
    blue("Odo", {40, 50});
  }
  // Rallies with dice of these faces, no more added; what it came to.
  bool rallies(std::initializer_list<int> faces) {
    acts("Hob", static_cast<int>(faces.size()));
    act(Act::rally), add(0);
    EXPECT_EQ(game().wanted_roll()->rule, "NOT-082");
    roll(faces);
    return !panics("Hob");
  }
};

}  // namespace

TEST(NOT_082, a_test_without_a_characteristic_against_five) {
  EXPECT_FALSE(Coward().rallies({6})) << "six less the locked die";
  EXPECT_TRUE(Coward().rallies({6, 6})) << "a second six is one more (NOT-A38)";
  EXPECT_FALSE(Coward(Json{{"bound", 1}}).rallies({6, 6}));
  EXPECT_FALSE(Coward({}, true).rallies({5}));
  EXPECT_TRUE(Coward({}, true).rallies({6})) << "a hero himself";
}

TEST(NOT_A38, heroes_leaders_and_commands_help) {
  const auto with_hero = [](double far, const Json& how) {
    Coward g;
    g.options["rally_hero"] = "steady";
    g.red("Hugh", {40, 40 - foot - far}, how);
    return g.rallies({6});
  };
  EXPECT_TRUE(with_hero(4, {}));
  EXPECT_TRUE(with_hero(4, {{"lying", true}, {"facing", 90}, {"at", {40, 40 - foot / 2 - 3.99 - 0.3}}}))
      << "he may lie";
  EXPECT_FALSE(with_hero(4.01, {}));
  EXPECT_FALSE(with_hero(4, afraid)) << "but not panic";
  NottinghamGame g;  // a leader is a hero, too: a five is enough
  g.red("Lead", {40, 40}, afraid), g.red("Other", {60, 40}), g.blue("Odo", {40, 50});
  g.acts("Lead");
  g.act(Act::rally), g.add(0), g.roll(5);
  EXPECT_FALSE(g.panics("Lead"));
}

TEST(NOT_082, one_better_on_command) {
  NottinghamGame g;
  g.red("Lead", Place(40, 40 - foot - 6)), g.red_man("Hob", {40, 40}, afraid), g.blue("Odo", {40, 50});
  g.acts("Lead");
  g.act(Act::command, "Hob");
  EXPECT_EQ(g.tries(Act::run), "panic NOT-094");
  g.act(Act::rally), g.add(0), g.roll(6);
  EXPECT_FALSE(g.panics("Hob"));
  EXPECT_EQ(g.modifier("rallied", "commanded"), 1);
  EXPECT_EQ(g.modifier("rallied", "hero"), 0) << "too far away for that";
}

TEST(NOT_126, the_brave_rally_better) { EXPECT_TRUE(Coward(Json{{"skills", {"brave"}}}).rallies({6})); }

TEST(NOT_A39, the_locked_die_is_an_ordinary_one_then) {
  Coward g;
  ASSERT_TRUE(g.rallies({6, 6}));
  EXPECT_EQ(g.man("Hob").plain, 3);
  EXPECT_EQ(g.bound("Hob"), 3);
  g.end_turn();
  EXPECT_EQ(g.bound("Hob"), 2);
}

TEST(NOT_082, who_fails_runs_straight_away) {
  Coward g;
  ASSERT_FALSE(g.rallies({5, 2}));
  EXPECT_EQ(g.wanted_dice(), "2d6 NOT-060");
  g.roll({4, 6});
  EXPECT_TRUE(g.is_at("Hob", {40, 38})) << "three inches less the locked die";
  EXPECT_EQ(g["Hob"].facing, south);
  EXPECT_TRUE(g.man("Hob").moved);
  EXPECT_EQ(g.bound("Hob"), 3);
}

TEST(NOT_082, extra_dice_may_be_added) {
  Coward g;
  g.acts("Hob");
  g.act(Act::rally), g.add(1), g.roll({6, 6});
  EXPECT_FALSE(g.panics("Hob"));
  EXPECT_EQ(g.bound("Hob"), 3);
}

TEST(NOT_A98, the_run_of_a_failed_rally_is_struck_at_and_wades) {
  Coward g;
  g.ground("shallows", {35, 30}, {45, 39.9});
  g.blue("Fulk", {40 + apart(0.5), 40.5}, {{"facing", 250}});
  ASSERT_FALSE(g.rallies({2, 2}));
  g.roll({6, 6});
  g.let_go();
  EXPECT_EQ(g.off("Hob", {40, 40}), 100) << "less the locked die and an inch for the water";
  Coward edge(Json{{"at", {40, 1}}});
  ASSERT_FALSE(edge.rallies({2}));
  edge.roll(6);
  EXPECT_EQ(edge["Hob"].pose, Pose::away) << "over the table's edge, in this run, too";
}

TEST(NOT_092, a_hero_who_runs_off_the_table_is_lost_to_his_friends) {
  Coward g(Json{{"at", {40, 1}}}, true);
  g.red_man("Near", {43, 1});
  ASSERT_FALSE(g.rallies({2}));
  g.roll(6);
  ASSERT_EQ(g["Hob"].pose, Pose::away);
  EXPECT_TRUE(g.man("Near").bereft);
}

TEST(NOT_095, everybody_in_panic_flees_four_inches) {
  Coward g(Json{{"bound", 1}});
  g.red_man("Low", {50, 40}, {{"panic", true}, {"lying", true}});
  g.first(red), g.whole_turn(6);
  EXPECT_TRUE(g.is_at("Hob", {40, 36})) << "whatever lies on him";
  EXPECT_EQ(g["Hob"].facing, south);
  EXPECT_TRUE(g.is_at("Low", {50, 40})) << "who lies stays";
}

TEST(NOT_A36, what_changes_every_movement_changes_flight_or_nothing_does) {
  const auto flees = [](const char* ruling, const Json& more, bool water) {
    Coward g(more);
    g.options["flight_pace"] = ruling;
    if (water) g.ground("shallows", {35, 30}, {45, 39});
    g.first(red), g.whole_turn(6);
    return g.off("Hob", {40, 40});
  };
  const Json armour = {{"gear", {"heavy-armour"}}}, swift = {{"skills", {"athletic"}}},
             trained = {{"gear", {"heavy-armour"}}, {"skills", {"heavy-armour-training"}}};
  EXPECT_EQ(flees("every", armour, false), 300);
  EXPECT_EQ(flees("every", armour, true), 200);
  EXPECT_EQ(flees("every", trained, true), 300) << "the water alone";
  EXPECT_EQ(flees("every", swift, false), 500);
  for (const Json& more : {armour, swift}) EXPECT_EQ(flees("flat", more, true), 400);
}

TEST(NOT_A36, flight_is_no_move_of_his_own) {
  Coward g;
  g.first(red);
  while (g.game().now().turn == 1) {
    EXPECT_FALSE(g.man("Hob").moved);
    g.game().wanted_roll() ? g.roll_all(6) : g.give({});
  }
  EXPECT_TRUE(g.is_at("Hob", {40, 36}));
}

TEST(NOT_A20, who_flees_in_panic_leaves_areas_too) {
  Coward g;
  g.blue("Fulk", {40, 40 + apart(0.5)});
  g.first(red);
  for (int i = 0; i < 50 && g.asked() != "opportunity" && g.turn_number() == 1; ++i)
    g.game().wanted_roll() ? g.roll_all(6) : g.give({});
  ASSERT_EQ(g.asked(), "opportunity") << "by the letter";
  g.strike("Fulk", 1), g.block(0), g.roll(6), g.roll(4);
  EXPECT_TRUE(g.lying("Hob"));
  EXPECT_GT(g.off("Hob", {40, 36}), 300) << "and his flight is over";
  EXPECT_EQ(g.bound("Fulk"), 0) << "the die comes back when the turn ends";
}

TEST(NOT_A20, who_flees_is_spared_if_so_ruled) {
  Coward g;
  g.options["flight"] = "spared";
  g.blue("Fulk", {40, 40 + apart(0.5)});
  g.first(red);
  while (g.game().now().turn == 1) {
    ASSERT_NE(g.asked(), "opportunity");
    EXPECT_FALSE(g.man("Hob").moved);
    if (g.game().wanted_roll())
      g.roll_all(6);
    else
      g.give({});
  }
  EXPECT_TRUE(g.is_at("Hob", {40, 36}));
}

TEST(NOT_095, off_the_table_is_out) {
  Coward g(Json{{"at", {40, 3}}, {"bound", 2}});
  const int dice = g.free(red);
  g.first(red), g.whole_turn(6);
  EXPECT_EQ(g["Hob"].pose, Pose::away);
  EXPECT_EQ(g.count("left_table"), 1);
  EXPECT_EQ(g.free(red), dice + 3 - 1) << "his bound dice come back, his own die leaves";
}

TEST(NOT_A98, away_from_the_nearest_not_out_one_after_the_other) {
  Field g;
  g.red_man("First", {40, 40}, afraid), g.red_man("Second", {40, 40 - apart(0.5)}, afraid);
  g.blue("Odo", {40, 45}), g.blue("Gone", {43, 40}, {{"out", true}}), g.blue("Low", {49, 44}, {{"lying", true}});
  g.first(red), g.whole_turn(6);
  EXPECT_NEAR(g.off("First", {40, 40}), 50, 1) << "Second stood in his way";
  EXPECT_TRUE(g.is_at("Second", {40, 40 - apart(0.5) - 4}));
}

TEST(NOT_A98, over_bodies_but_not_onto_them) {
  Field g;
  g.red_man("Hob", {40, 40}, afraid), g.blue("Odo", {40, 45});
  g.red_man("Body", {40, 38}, {{"out", true}, {"facing", 90}});
  g.first(red), g.whole_turn(6);
  EXPECT_TRUE(g.is_at("Hob", {40, 37})) << "an inch of four for the body, though half the way ends on it";
}

TEST(NOT_A98, a_fence_costs_an_inch_a_wall_stops_and_a_pit_swallows) {
  const auto flees = [](const char* kind, double from, double to, int die) {
    Field g;
    g.ground(kind, {35, from}, {45, to});
    g.red_man("Hob", {40, 40}, afraid), g.blue("Odo", {40, 45});
    g.first(red), g.whole_turn(die);
    return std::pair(g.off("Hob", {40, 40}), g.count("fell"));
  };
  EXPECT_EQ(flees("fence", 38, 38.1, 6), std::pair(300, 0));
  EXPECT_EQ(flees("wall", 37, 37.2, 6), std::pair(int(100 * (2.8 - foot / 2) + 0.5), 0));
  EXPECT_EQ(flees("pit", 36, 38, 6).second, 1);
  EXPECT_EQ(flees("shallows", 35, 39, 6), std::pair(300, 0)) << "as it slows every movement (NOT-A36)";
}

TEST(NOT_A98, of_equals_the_lower_on_the_roster) {
  Field g;
  g.red_man("Hob", {40, 40}, afraid), g.blue("Odo", {40, 45}), g.blue("Fulk", {45, 40});
  g.first(red), g.whole_turn(6);
  EXPECT_TRUE(g.is_at("Hob", {40, 36}));
}

}  // namespace fyrd::nottingham
