// Dice from the pool to the figure and back, and how turns and battles end (NOT-010 … NOT-015, NOT-054, NOT-057,
// NOT-058, NOT-A19).
#include "tests/rulesets/nottingham/game.h"

namespace fyrd::nottingham {

namespace {

struct Meadow : NottinghamGame {
  explicit Meadow(const Json& hugh = {}, const Json& rolf = {}) {
    red("Hugh", {20, 20}, hugh);
    red_man("Rob", {30, 20});
    blue("Rolf", {20, 60}, rolf);
  }
};

const Json slayer = {{"melee", 5}, {"gear", {"axe"}}};

}  // namespace

TEST(NOT_001, two_sides_of_single_warriors) {
  Meadow g;
  EXPECT_EQ(g.state().side_count, 2);
  EXPECT_EQ(g.state().figure_count, 3);
  NottinghamGame lonely;
  lonely.red("Hugh", {20, 20});
  lonely.blue("Rolf", {20, 60});
  lonely.forces.push_back(lonely.forces[1]);
  data::Problems problems;
  EXPECT_EQ(lonely.open(problems), nullptr) << "a scenario for two has two";
}

TEST(NOT_004, a_table_of_any_size) {
  for (const auto& [width, depth] : {std::pair{24, 60}, {36, 36}, {96, 48}}) {
    NottinghamGame g;
    g.scenario["table"] = {width, depth};
    g.scenario["sides"] = {{{"zone", {0, 0, width, 2}}, {"facing", 0}},
                           {{"zone", {0, depth - 2, width, depth}}, {"facing", 180}}};
    g.red("Hugh", {20, 20});
    g.red_man("Rob", {10, 20});
    g.blue("Rolf", {20, 30});
    EXPECT_EQ(g.asked(), "nominate") << width << " by " << depth;
  }
}

TEST(NOT_005, measuring_is_free_whatever_it_says) {
  Meadow g({{"gear", {"axe", "shield"}}}, {});
  g.acts("Hugh");
  const auto hash = g.game().hash();
  const Choice blow = g.order(Act::attack, "Rolf");
  g.game().at_question(red, [&](const Tabletop&, const Question& q) {
    ASSERT_TRUE(q.check(blow)) << "far out of reach";
    const Explanation why = q.explain(blow);
    ASSERT_FALSE(why.witnesses.empty());
    EXPECT_EQ(why.witnesses[0].what, std::string("distance"));
    EXPECT_LT(why.witnesses[0].margin, 0_in) << "and by how much";
  });
  EXPECT_EQ(g.game().hash(), hash);
}

TEST(NOT_010, dice_are_free_then_activating_then_bound) {
  Meadow g;
  EXPECT_EQ(g.free(red), 3);
  g.activate("Hugh", 2);
  EXPECT_EQ(g.free(red), 1) << "two are in his hand";
  EXPECT_EQ(g.bound("Hugh"), 0) << "and not yet on him";
  g.stay(), g.nothing();
  EXPECT_EQ(g.free(red), 1);
  EXPECT_EQ(g.bound("Hugh"), 2);
}

TEST(NOT_011, the_dice_bind_when_the_action_is_over) {
  Meadow g;
  g.acts("Hugh", 2);
  g.act(Act::run), g.roll({2, 6});
  EXPECT_EQ(g.bound("Hugh"), 0) << "he is still running";
  g.go({20, 23});
  EXPECT_EQ(g.bound("Hugh"), 2);
}

TEST(NOT_012, the_face_of_a_bound_die_is_a_marker) {
  Meadow g({{"gear", {"bow"}}, {"bound", 1}}, {});
  g.acts("Hugh");
  g.aim("Rolf");
  EXPECT_EQ(g.man("Hugh").plain, 1);
  EXPECT_EQ(g.man("Hugh").aiming, 1) << "six up";
  EXPECT_FALSE(g.man("Hugh").panic) << "no one up";
  EXPECT_EQ(g.bound("Hugh"), 2) << "all of them are bound dice";
  Meadow scared({{"panic", true}}, {});
  EXPECT_EQ(scared.man("Hugh").plain, 0);
  EXPECT_TRUE(scared.man("Hugh").panic);
  EXPECT_EQ(scared.bound("Hugh"), 1);
}

TEST(NOT_013, a_hero_has_two_dice_and_a_henchman_one) {
  NottinghamGame g;
  g.red("Hugh", {20, 20});
  g.red("Adam", {25, 20});
  g.red_man("Rob", {30, 20});
  g.red_man("Much", {35, 20});
  g.red("Gone", {40, 20}, {{"out", true}});
  g.blue("Rolf", {20, 60});
  g.first(red);
  EXPECT_EQ(g.free(red), 6) << "all are free at the start; who is out brings none";
  EXPECT_EQ(g.free(blue), 2);
}

TEST(NOT_014, the_dice_of_who_goes_out_leave_the_game) {
  NottinghamGame g;
  g.red("Hugh", {20, 20}, slayer);
  g.red_man("Rob", {30, 20});
  g.blue("Rolf", {60, 60});
  g.blue("Odo", {20, 20 + apart(0.5)});
  g.acts("Hugh");
  EXPECT_EQ(g.strikes("Odo", 6), "hit 11:6");
  g.roll(6);
  ASSERT_TRUE(g.out("Odo"));
  EXPECT_EQ(g.free(blue), 2) << "at once (NOT-A19)";
  g.end_turn();
  EXPECT_EQ(g.free(blue), 2);
}

TEST(NOT_015, one_bound_die_of_each_figure_comes_back) {
  Meadow g({{"bound", 2}}, {});
  EXPECT_EQ(g.free(red), 1);
  g.acts("Rob");
  g.nothing();  // no free dice are left, so the turn ends
  EXPECT_EQ(g.bound("Hugh"), 1) << "one of two";
  EXPECT_EQ(g.bound("Rob"), 0);
  EXPECT_EQ(g.free(red), 2);
}

TEST(NOT_015, aiming_dice_come_back_besides_if_their_owner_likes) {
  Meadow g({{"gear", {"bow"}}, {"bound", 1}}, {});
  g.acts("Hugh", 2);
  g.aim("Rolf");
  EXPECT_EQ(g.asked(), "aim_back") << "no free dice are left, the turn is over";
  EXPECT_EQ(g.attempt(NottinghamGame::numbered(3)), "wrong_number_of_dice NOT-015");
  g.take_aim_back(1);
  EXPECT_EQ(g.man("Hugh").plain, 0);
  EXPECT_EQ(g.man("Hugh").aiming, 1);
  EXPECT_EQ(g.free(red), 2) << "the plain one and an aiming one";
}

TEST(NOT_015, a_panic_die_stays) {
  NottinghamGame g;
  g.red("Hugh", {20, 20});
  g.red("Adam", {30, 50}, {{"panic", true}, {"bound", 1}});
  g.blue("Rolf", {20, 90});
  g.end_turn();
  EXPECT_TRUE(g.panics("Adam"));
  EXPECT_EQ(g.bound("Adam"), 1) << "the plain one came back";
  g.end_turn();
  EXPECT_EQ(g.bound("Adam"), 1);
}

TEST(NOT_A19, dice_of_the_fallen_leave_at_once_or_when_the_turn_ends) {
  for (const auto& [ruling, left] : {std::pair{"at_once", 1}, {"turn_end", 3}}) {
    NottinghamGame g;
    g.options["fallen_dice"] = ruling;
    g.red("Hugh", {20, 20}, slayer), g.red_man("Rob", {30, 20});
    g.blue("Rolf", {60, 80}), g.blue("Odo", {20, 20 + apart(0.5)}, {{"bound", 1}});
    g.acts("Hugh");
    g.strikes("Odo", 6), g.roll(6);
    ASSERT_TRUE(g.out("Odo"));
    EXPECT_EQ(g.free(blue), left) << ruling;
    g.end_turn();
    EXPECT_EQ(g.free(blue), 2) << "what is left of four in the end";
  }
}

TEST(NOT_A19, free_dice_go_first_then_bound_ones_of_the_owners_choice) {
  NottinghamGame g;
  g.red("Hugh", {20, 20}, slayer);
  g.red("Adam", {30, 20}, slayer);
  g.blue("Rolf", {60, 80}, {{"bound", 6}});
  g.blue("Wat", {50, 80}, {{"bound", 2}});
  g.blue("Odo", {20, 20 + apart(0.5)});
  g.blue("Ulf", {30, 20 + apart(0.5)});
  EXPECT_EQ(g.free(blue), 0);
  for (const auto& [by, at] : {std::pair{"Hugh", "Odo"}, {"Adam", "Ulf"}}) {
    g.acts(by);
    g.strikes(at, 6), g.roll(6);
    EXPECT_TRUE(g.out(at));
  }
  g.end_turn();
  EXPECT_EQ(g.wanted_dice(), "6d6 NOT-093") << "half of the dice count as lost from the moment of the fall";
  g.roll_all(3), g.roll_all(3);
  while (g.asked() == "nominate") g.pass();
  ASSERT_EQ(g.asked(), "loss") << "four are owed; the two that came back are gone first";
  EXPECT_EQ(g.free(blue), 0);
  EXPECT_EQ(g.bound("Rolf"), 5);
  EXPECT_EQ(g.bound("Wat"), 1);
  EXPECT_EQ(g.attempt(NottinghamGame::of(0, g.id("Odo"))), "no_die NOT-A19");
  g.lose_die_of("Wat");
  EXPECT_EQ(g.bound("Wat"), 0);
  EXPECT_EQ(g.bound("Rolf"), 4) << "the last one could only be his";
}

TEST(NOT_A19, dice_bound_to_the_fallen_come_back_before) {
  NottinghamGame g;
  g.red("Hugh", {20, 20}, slayer);
  g.red_man("Rob", {30, 20});
  g.blue("Rolf", {60, 80});
  g.blue("Odo", {20, 20 + apart(0.5)}, {{"bound", 3}});
  EXPECT_EQ(g.free(blue), 1);
  g.acts("Hugh");
  g.strikes("Odo", 6), g.roll(6);
  ASSERT_TRUE(g.out("Odo"));
  g.end_turn();
  EXPECT_EQ(g.bound("Odo"), 0);
  EXPECT_EQ(g.free(blue), 2) << "one free and three from the body, less his two";
}

TEST(NOT_054, a_move_of_four_inches_less_the_bound_dice_then_an_action) {
  Meadow g({{"bound", 1}}, {});
  g.activate("Hugh");
  EXPECT_EQ(g.tries_go(Place(20, 23).off(0, 1)), "too_far NOT-054");
  g.go({20, 23});
  EXPECT_EQ(g.asked(), "action");
  Meadow fresh;
  fresh.activate("Hugh");
  EXPECT_EQ(fresh.tries_go(Place(20, 24).off(0, 1)), "too_far NOT-054");
  fresh.go({20, 24});
  fresh.nothing();
  EXPECT_EQ(fresh.asked(), "nominate") << "one action";
}

TEST(NOT_054, both_are_optional) {
  Meadow g;
  g.activate("Hugh");
  g.stay(), g.nothing();
  EXPECT_EQ(g.off("Hugh", {20, 20}), 0);
  EXPECT_FALSE(g.man("Hugh").moved);
  EXPECT_EQ(g.bound("Hugh"), 1) << "NOT-A74 the dice bind all the same";
}

TEST(NOT_057, the_turn_ends_without_free_dice) {
  Meadow g;
  g.wins("Rolf", 2, "Hugh", 1);
  g.stay(), g.nothing();
  EXPECT_EQ(g.turn_number(), 1) << "red still has dice";
  g.name("Hugh"), g.commit(3), g.stay(), g.nothing();
  EXPECT_EQ(g.turn_number(), 2) << "nobody has any: dice have come back";
  EXPECT_EQ(g.free(blue), 1);
  EXPECT_EQ(g.free(red), 1);
  EXPECT_EQ(g.asked(), "nominate");
}

TEST(NOT_058, all_out_or_panicking_is_a_rout) {
  NottinghamGame g;
  g.red("Hugh", {20, 20}, slayer);
  g.red_man("Rob", {30, 20});
  g.blue("Rolf", {60, 60}, {{"panic", true}});
  g.blue("Odo", {20, 20 + apart(0.5)});
  g.acts("Hugh");
  g.strikes("Odo", 6), g.roll(6);
  EXPECT_EQ(g.asked(), "over") << "at once, after the action";
  EXPECT_EQ(g.state().winner, red);
}

TEST(NOT_058, a_side_may_rout_when_a_turn_ends) {
  Meadow g;
  g.name("Hugh");
  g.give_up();
  EXPECT_FALSE(g.game().over()) << "when the turn ends, not before";
  g.commit(1), g.stay(), g.nothing();
  EXPECT_EQ(g.asked_whom(), red) << "who has given up acts no more";
  g.pass();
  EXPECT_EQ(g.asked(), "over") << "nobody else is asked";
  EXPECT_EQ(g.state().winner, red);
}

TEST(NOT_059, an_objective_wins_as_well) {
  NottinghamGame g;
  g.scenario["plot"] = "deadly-desires";
  g.scenario["houses"] = {"hut"};
  g.scenario["buildings"] =
      Json::array({{{"id", "hut"},
                    {"at", {40, 2}},
                    {"size", {5, 4}},
                    {"doors", Json::array({{{"id", "front"}, {"wall", "north"}, {"at", 2.5}}})}}});
  g.red("Hugh", {20, 20});
  g.red_man("Rob", {30, 20});
  g.blue("Rolf", {40, 93});
  g.activate("Rolf");
  g.go({40, 96 - foot / 2});
  g.nothing();
  EXPECT_EQ(g.asked(), "over") << "the hunted leader has reached the far edge; nobody has routed";
  EXPECT_EQ(g.state().winner, blue);
}

}  // namespace fyrd::nottingham
