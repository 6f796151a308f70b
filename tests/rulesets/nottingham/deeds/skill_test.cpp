// Skills of Nottingham that act: Agile, Command, Provoke, Hatred; and rallying (NOT-122, NOT-128, NOT-133, NOT-137,
// NOT-A26, A27, A38, A39, A45, A76, A84).
#include "tests/rulesets/nottingham/duel.h"

namespace fyrd::nottingham {

TEST(NOT_122, an_agile_man_acts_twice) {
  Duel g({{"melee", 5}, {"skills", {"agile"}}}, {});
  g.acts("Hugh", 3);
  g.divide(1);
  EXPECT_EQ(g.strikes("Rolf", 2), "hit 7:6");
  g.roll(4);
  EXPECT_TRUE(g.lying("Rolf"));
  EXPECT_EQ(g.asked(), "action");
  EXPECT_EQ(g.bound("Hugh"), 1) << "the dice of the first are bound";
  EXPECT_EQ(g.strikes("Rolf", 2), "hit 7:6") << "-1 for it, +1 for the ground";
  g.roll({1, 1});
  EXPECT_EQ(g.bound("Hugh"), 3);
  EXPECT_EQ(g.asked(), "nominate");
}

TEST(NOT_A76, dice_are_divided_before_one_move_for_both_actions) {
  Duel g({{"skills", {"agile"}}}, {});
  g.activate("Hugh", 2);
  EXPECT_EQ(g.asked(), "move");
  g.stay();
  EXPECT_EQ(g.asked(), "divide");
  EXPECT_EQ(g.attempt(NottinghamGame::numbered(0)), "wrong_number_of_dice NOT-A76");
  g.divide(1);
  g.nothing();
  EXPECT_EQ(g.asked(), "action") << "no second move";
  g.nothing();
  Duel single({{"skills", {"agile"}}}, {});
  single.acts("Hugh");
  single.nothing();
  EXPECT_EQ(single.asked(), "nominate") << "one die, one action";
  Duel plain;
  plain.acts("Hugh", 2);
  plain.nothing();
  EXPECT_EQ(plain.asked(), "nominate");
}

namespace {

// Hugh leads, Adam is near him and near an enemy.
struct Troop : NottinghamGame {
  Troop() : Troop({}, {}) {}
  Troop(const Json& hugh, const Json& adam, Place adam_at = {20, 24}) {
    red("Hugh", {20, 20}, hugh);
    red("Adam", adam_at, adam);
    blue("Rolf", {20, 24 + apart(0.5)});
    blue_elsewhere();
  }
};

}  // namespace

TEST(NOT_128, a_friend_acts_with_the_commanders_dice) {
  Troop g({}, {{"melee", 5}, {"bound", 1}});
  g.acts("Hugh", 2);
  g.act(Act::command, "Adam");
  EXPECT_EQ(g.asked(), "action");
  EXPECT_EQ(g.game().wanted()[0].about, g.id("Adam"));
  EXPECT_EQ(g.strikes("Rolf", 2), "missed 6:6") << "NOT-A26 his own Melee 5, less his own bound die";
  EXPECT_EQ(g.bound("Adam"), 3) << "they bind to whoever was commanded";
  EXPECT_EQ(g.bound("Hugh"), 0);
}

TEST(NOT_128, within_six_inches_by_one_who_has_not_moved) {
  Troop moved;
  moved.activate("Hugh");
  moved.go({20, 20.5});
  EXPECT_EQ(moved.tries(Act::command, "Adam"), "moved NOT-128");
  Troop far({}, {}, {20, 20 - apart(6.01)});
  far.acts("Hugh");
  EXPECT_EQ(far.tries(Act::command, "Adam"), "out_of_reach NOT-128");
  Troop near({}, {}, {20, 20 - apart(5.99)});
  near.acts("Hugh");
  EXPECT_EQ(near.tries(Act::command, "Rolf"), "not_a_friend NOT-128");
  EXPECT_EQ(near.tries(Act::command, "Adam"), "accepted");
  Troop untaught;
  untaught.acts("Adam");
  EXPECT_EQ(untaught.tries(Act::command, "Hugh"), "no_skill NOT-128");
  Troop taught({}, {{"skills", {"command"}}});
  taught.acts("Adam");
  EXPECT_EQ(taught.tries(Act::command, "Hugh"), "accepted");
}

TEST(NOT_A26, an_action_and_no_move) {
  Troop g;
  g.acts("Hugh");
  g.act(Act::command, "Adam");
  EXPECT_EQ(g.asked(), "action") << "he is not asked to move";
  g.act(Act::run);
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-060") << "but running is an action";
}

TEST(NOT_A84, the_commanded_command_nobody_and_act_once) {
  Troop g({}, {{"skills", {"command", "agile"}}});
  g.wins("Hugh", 2, "Rolf", 1);
  g.stay(), g.act(Act::command, "Adam");
  EXPECT_EQ(g.tries(Act::command, "Hugh"), "commanded NOT-A84");
  g.nothing();
  EXPECT_EQ(g.asked(), "nominate") << "no second action for being agile";
  EXPECT_EQ(g.asked_whom(), red) << "the commander's side activated last";
  EXPECT_TRUE(g.man("Adam").activated);
}

namespace {

const Json ordinary;  // he is as anybody
struct Taunt : NottinghamGame {
  explicit Taunt(const Json& rolf) {
    red("Hugh", {20, 20}, {{"bound", 1}, {"skills", {"provoke"}}});
    red("Adam", {30, 20});
    blue("Rolf", {20, 40}, rolf);
    blue_elsewhere();
  }
};

}  // namespace

TEST(NOT_137, a_die_above_his_initiative_makes_him_act_at_once) {
  Taunt g(ordinary);
  g.wins("Hugh", 1, "Rolf", 1);
  g.stay(), g.act(Act::provoke, "Rolf");
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-137");
  g.roll(4);
  EXPECT_EQ(g.asked(), "provoked") << "four beats Initiative 3; Hugh's bound die does not count";
  EXPECT_EQ(g.asked_whom(), blue);
  EXPECT_EQ(g.attempt(NottinghamGame::numbered(0)), "wrong_number_of_dice NOT-137");
  EXPECT_EQ(g.bound("Hugh"), 2) << "his dice bind first";
  g.answer_provocation(1);
  EXPECT_EQ(g.asked(), "move");
  g.stay(), g.nothing();
  EXPECT_EQ(g.bound("Rolf"), 1);
}

TEST(NOT_137, who_is_not_beaten_does_not_listen) {
  Taunt g(ordinary);
  g.acts("Hugh");
  g.act(Act::provoke, "Rolf"), g.roll(3);
  EXPECT_EQ(g.asked(), "nominate");
  EXPECT_FALSE(g.man("Rolf").activated);
  Taunt unseen(ordinary);
  unseen.acts("Adam");
  EXPECT_EQ(unseen.tries(Act::provoke, "Rolf"), "no_skill NOT-137");
  Taunt blind(ordinary);
  blind.forces[0]["heroes"][0]["facing"] = 180;
  blind.acts("Hugh");
  EXPECT_EQ(blind.tries(Act::provoke, "Rolf"), "unseen NOT-137");
}

TEST(NOT_A27, he_obeys_even_when_his_side_has_passed_and_is_the_last_to_have_acted) {
  Taunt g(ordinary);
  g.acts("Hugh");
  g.act(Act::provoke, "Rolf"), g.roll(6);
  EXPECT_TRUE(g.state().band(blue).passed);
  g.answer_provocation(1), g.stay(), g.nothing();
  EXPECT_EQ(g.state().last, blue);
}

TEST(NOT_A27, within_his_limits_and_not_without_dice) {
  Taunt scared(Json{{"panic", true}});
  scared.acts("Hugh");
  scared.act(Act::provoke, "Rolf"), scared.roll(6);
  scared.answer_provocation(1);
  EXPECT_EQ(scared.asked(), "action") << "no move";
  EXPECT_EQ(scared.tries(Act::run), "panic NOT-094");
  Taunt spent(Json{{"bound", 4}});
  spent.acts("Hugh");
  spent.act(Act::provoke, "Rolf"), spent.roll(6);
  EXPECT_EQ(spent.asked_whom(), red) << "blue has no free die";
}

namespace {

struct Feud : NottinghamGame {
  Feud() {
    red("Hugh", {20, 20}, {{"skills", {"hatred"}}});
    red_man("Rob", {80, 20});
    blue("Rolf", {20.5, 20 + apart(0.5)});
    blue("Odo", {19.5, 20 + apart(0.5)});
    first(fyrd::red);
  }
};

}  // namespace

TEST(NOT_133, the_hated_enemy_is_struck_better) {
  for (const auto& [hated, result] : {std::pair{"Rolf", "hit 7:6"}, {"Odo", "missed 6:6"}}) {
    Feud g;
    EXPECT_EQ(g.asked(), "hatred");
    EXPECT_EQ(g.attempt(NottinghamGame::at(HatredOrder::name, g.id("Rob"))), "cannot_hate NOT-133");
    g.hate(hated);
    g.acts("Hugh");
    EXPECT_EQ(g.strikes("Rolf", 3), result);
  }
}

TEST(NOT_A45, hatred_not_acted_upon_is_lost_when_the_turn_ends) {
  Feud g;
  g.hate("Rolf");
  g.acts("Rob");
  g.nothing();
  g.end_turn();
  EXPECT_TRUE(g.man("Hugh").lost_hatred) << "he saw him and was not activated";
  g.acts("Hugh");
  EXPECT_EQ(g.strikes("Rolf", 3), "missed 6:6") << "for good";
}

TEST(NOT_A45, activated_or_not_seeing_him_he_keeps_it) {
  Feud acted;
  acted.hate("Rolf");
  acted.acts("Hugh");
  acted.nothing();
  acted.end_turn();
  EXPECT_FALSE(acted.man("Hugh").lost_hatred);
  NottinghamGame blind;
  blind.red("Hugh", {20, 20}, {{"skills", {"hatred"}}, {"facing", 180}});
  blind.red_man("Rob", {80, 20});
  blind.blue("Rolf", {20, 40});
  blind.hate("Rolf");
  blind.end_turn();
  EXPECT_FALSE(blind.man("Hugh").lost_hatred);
}

TEST(NOT_A38, rallying) {
  // A lone henchman with only the locked die needs two sixes, one with a hero near a single one.
  for (const bool hero : {false, true}) {
    for (const bool two : {false, true}) {
      NottinghamGame g;
      g.red("Hugh", hero ? Place(20, 20 - apart(4)) : Place(20, 10), {{"lying", true}});
      g.red_man("Rob", {20, 20}, {{"panic", true}});
      g.red("Adam", {80, 20});
      g.blue("Rolf", {60, 60});
      g.acts("Rob", two ? 2 : 1);
      g.act(Act::rally), g.add(0), g.roll_all(6);
      EXPECT_EQ(g.panics("Rob"), !hero && !two) << hero << two;
    }
  }
}

TEST(NOT_A38, whether_a_hero_who_panics_helps) {
  for (const auto& [ruling, helps] : {std::pair{"any", true}, {"steady", false}}) {
    NottinghamGame g;
    g.options["rally_hero"] = ruling;
    g.red("Hugh", Place(20, 20 - apart(4)), {{"panic", true}});
    g.red_man("Rob", {20, 20}, {{"panic", true}}), g.red("Adam", {80, 20});
    g.blue("Rolf", {60, 60});
    g.acts("Rob");
    g.act(Act::rally), g.add(0), g.roll(6);
    EXPECT_EQ(g.panics("Rob"), !helps) << ruling;
  }
}

TEST(NOT_A38, a_leader_counts_as_hero_and_leader) {
  NottinghamGame g;
  g.red("Hugh", {20, 20}, {{"panic", true}});
  g.red("Adam", {80, 20});
  g.blue("Rolf", {60, 60});
  g.acts("Hugh");
  g.act(Act::rally), g.add(0), g.roll(5);
  EXPECT_FALSE(g.panics("Hugh")) << "5 + 1 + 1 - 1";
  EXPECT_EQ(g.man("Hugh").plain, 2) << "NOT-A39 the locked die and the one he acted with";
}

TEST(NOT_A39, after_a_rally_the_locked_die_is_an_ordinary_one) {
  NottinghamGame g;
  g.red("Hugh", {20, 20}, {{"panic", true}});
  g.red("Adam", {80, 20});
  g.blue("Rolf", {60, 60});
  g.acts("Hugh");
  g.act(Act::rally), g.add(0), g.roll(6);
  EXPECT_EQ(g.bound("Hugh"), 2);
  g.end_turn(), g.end_turn();
  EXPECT_EQ(g.bound("Hugh"), 0) << "both have come back";
}

}  // namespace fyrd::nottingham
