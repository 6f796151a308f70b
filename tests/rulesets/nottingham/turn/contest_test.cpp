// Contests of Nottingham: who is named, who wins, who passes (NOT-050 … NOT-056, NOT-118, NOT-139, NOT-190, NOT-A05,
// A06, A18, A56, A57, A71, A72).
#include "tests/rulesets/nottingham/game.h"

namespace fyrd::nottingham {

namespace {

// Red has three dice and names first, blue has two; nobody is near anybody.
struct Meadow : NottinghamGame {
  explicit Meadow(const Json& hugh = {}, const Json& rolf = {}) {
    red("Hugh", {20, 20}, hugh);
    red_man("Rob", {30, 20});
    blue("Rolf", {20, 60}, rolf);
  }
};

}  // namespace

TEST(NOT_050, sides_take_no_turns_but_contests_follow_each_other) {
  Meadow g;
  g.wins("Rolf", 1, "Hugh", 1);
  g.stay(), g.nothing();
  EXPECT_EQ(g.asked(), "nominate");
  EXPECT_EQ(g.turn_number(), 1) << "both act in the same turn";
  g.wins("Hugh", 1, "Rolf", 1);
  g.stay(), g.nothing();
  EXPECT_EQ(g.turn_number(), 1);
}

TEST(NOT_051, each_side_names_one_and_commits_dice_for_an_opposed_initiative_test) {
  Meadow g({{"initiative", 4}}, {{"initiative", 2}});
  g.name("Hugh");
  EXPECT_EQ(g.attempt(NottinghamGame::of(NominateOrder::name, g.id("Hugh"))), "not_yours NOT-051") << "now blue names";
  g.name("Rolf");
  EXPECT_EQ(g.attempt(NottinghamGame::numbered(0)), "wrong_number_of_dice NOT-051");
  EXPECT_EQ(g.attempt(NottinghamGame::numbered(4)), "wrong_number_of_dice NOT-051") << "three are free";
  g.commit(2), g.commit(1);
  EXPECT_EQ(g.wanted_dice(), "2d6 NOT-051");
  g.roll({2, 3});
  EXPECT_EQ(g.told("contested"), "contested 7:0") << "the best die and Initiative";
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-051");
  g.roll(6);
  EXPECT_EQ(g.told("contested"), "contested 8:0");
  EXPECT_EQ(g.game().wanted()[0].about, g.id("Rolf")) << "eight beats seven";
}

TEST(NOT_052, who_activated_last_names_first) {
  Meadow g;
  EXPECT_EQ(g.asked_whom(), red) << "at the start the side with more free dice";
  g.wins("Rolf", 1, "Hugh", 1);
  g.stay(), g.nothing();
  EXPECT_EQ(g.asked_whom(), blue);
  g.wins("Hugh", 1, "Rolf", 1);
  g.stay(), g.nothing();
  EXPECT_EQ(g.asked_whom(), red);
}

TEST(NOT_A56, equal_sides_throw_for_it) {
  NottinghamGame g;
  g.red("Hugh", {20, 20});
  g.blue("Rolf", {20, 60});
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-A56");
  g.roll(3), g.roll(3);
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-A56") << "a tie is thrown again";
  g.roll(2), g.roll(5);
  EXPECT_EQ(g.asked(), "nominate");
  EXPECT_EQ(g.asked_whom(), blue);
}

TEST(NOT_053, the_winner_acts_with_the_dice_of_the_test) {
  Meadow g;
  g.wins("Hugh", 2, "Rolf", 1);
  EXPECT_EQ(g.asked(), "move");
  g.stay();
  EXPECT_EQ(g.game().wanted()[0].prompt, "What does Hugh do with his 2 dice?");
  g.nothing();
  EXPECT_EQ(g.bound("Hugh"), 2);
}

TEST(NOT_053, nobody_wins_a_tie_and_it_is_repeated) {
  Meadow g;
  g.name("Hugh"), g.name("Rolf"), g.commit(2), g.commit(1);
  g.roll({4, 1}), g.roll(4);
  EXPECT_EQ(g.wanted_dice(), "2d6 NOT-051") << "Initiative is equal: again";
  g.roll({1, 2}), g.roll(5);
  EXPECT_EQ(g.game().wanted()[0].about, g.id("Rolf"));
}

TEST(NOT_A71, names_then_dice_openly_and_the_same_dice_again) {
  Meadow g;
  EXPECT_EQ(g.asked_whom(), red);
  g.name("Hugh");
  EXPECT_EQ(g.asked_whom(), blue);
  g.name("Rolf");
  EXPECT_EQ(g.asked(), "commit");
  EXPECT_EQ(g.asked_whom(), red) << "who named first commits first";
  g.commit(2);
  EXPECT_EQ(g.free(red), 1) << "openly: blue sees it before he commits";
  EXPECT_EQ(g.asked_whom(), blue);
  g.commit(1);
  g.roll({3, 3}), g.roll(3);
  EXPECT_EQ(g.wanted_dice(), "2d6 NOT-051") << "no winner: nobody is asked anything, the same dice fall again";
  EXPECT_EQ(g.free(red), 1);
}

TEST(NOT_A03, all_ones_in_a_contest_cannot_win) {
  Meadow g({{"initiative", 5}}, {{"initiative", 1}});
  g.name("Hugh"), g.name("Rolf"), g.commit(1), g.commit(1);
  g.roll(1), g.roll(1);
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-051") << "both fail: nobody wins";
  g.roll(1), g.roll(2);
  EXPECT_EQ(g.game().wanted()[0].about, g.id("Rolf")) << "3 beats the 6 of a one";
}

TEST(NOT_A05, who_loses_a_contest_has_his_dice_back) {
  Meadow g;
  g.wins("Hugh", 1, "Rolf", 2);
  EXPECT_EQ(g.free(blue), 2);
  EXPECT_EQ(g.bound("Rolf"), 0);
  EXPECT_EQ(g.free(red), 2);
}

TEST(NOT_055, somebody_may_act_several_times_in_a_turn) {
  Meadow g;
  for (int time = 1; time <= 2; ++time) {
    g.acts("Hugh");
    g.nothing();
    EXPECT_EQ(g.bound("Hugh"), time);
    EXPECT_EQ(g.turn_number(), 1);
  }
}

TEST(NOT_056, passing_is_for_the_rest_of_the_turn) {
  Meadow g;
  g.pass();
  g.name("Rolf"), g.commit(1), g.stay(), g.nothing();
  EXPECT_EQ(g.asked_whom(), blue) << "red, who passed, is not asked again";
  EXPECT_EQ(g.free(red), 3);
  g.pass();
  EXPECT_EQ(g.turn_number(), 2) << "red's three free dice do not keep the turn going";
  g.name("Rolf");
  EXPECT_EQ(g.asked_whom(), red) << "a new turn: he names again";
}

TEST(NOT_A06, alone_one_acts_without_a_test) {
  Meadow g;
  g.name("Hugh"), g.pass();
  EXPECT_EQ(g.asked(), "commit");
  EXPECT_EQ(g.game().wanted()[0].rule, "NOT-A06");
  EXPECT_EQ(g.attempt(NottinghamGame::numbered(0)), "wrong_number_of_dice NOT-A06") << "it costs a die";
  g.commit(2);
  EXPECT_EQ(g.asked(), "move") << "no dice were thrown";
  g.stay(), g.nothing();
  EXPECT_EQ(g.bound("Hugh"), 2);
}

TEST(NOT_A06, without_free_dice_nobody_opposes) {
  Meadow g;
  g.wins("Rolf", 2, "Hugh", 1);
  g.stay(), g.nothing();
  EXPECT_EQ(g.free(blue), 0);
  EXPECT_EQ(g.asked_whom(), red) << "blue named last, but has no die";
  g.name("Rob");
  EXPECT_EQ(g.game().wanted()[0].rule, "NOT-A06");
}

TEST(NOT_A72, anybody_not_out_may_be_named) {
  NottinghamGame g;
  g.red("Hugh", {20, 20}, {{"lying", true}});
  g.red("Adam", {25, 20}, {{"panic", true}});
  g.red("Gone", {30, 20}, {{"out", true}});
  g.blue("Rolf", {20, 60});
  EXPECT_EQ(g.attempt(NottinghamGame::of(NominateOrder::name, g.id("Gone"))), "out_of_action NOT-091");
  EXPECT_EQ(g.attempt(NottinghamGame::of(NominateOrder::name, g.id("Adam"))), "accepted");
  g.pass(), g.commit(1);
  g.nothing();
  g.name("Hugh");
  EXPECT_EQ(g.game().wanted()[0].about, g.id("Hugh"));
}

TEST(NOT_A18, who_has_passed_may_still_block) {
  NottinghamGame g;
  g.red("Hugh", {20, 20}, {{"melee", 4}});
  g.red_man("Rob", {30, 20});
  g.blue("Rolf", {20, 20 + apart(0.5)});
  g.acts("Hugh");
  EXPECT_TRUE(g.state().band(blue).passed);
  g.attack("Rolf"), g.add(0);
  EXPECT_EQ(g.asked(), "block");
  g.block(2);
  g.roll(3), g.roll({4, 4});
  EXPECT_EQ(g.outcome(), "blocked 7:7");
}

TEST(NOT_118, a_horn_helps_all_friends_in_contests_of_this_turn) {
  NottinghamGame g;
  g.red("Hugh", {20, 20}, {{"gear", {"horn"}}});
  g.red("Adam", {30, 20}, {{"gear", {"horn"}}});
  g.blue("Rolf", {20, 60});
  g.wins("Hugh", 1, "Rolf", 1);
  g.stay(), g.act(Act::horn);
  EXPECT_TRUE(g.state().band(red).horn);
  EXPECT_EQ(initiative_tally(g, g.id("Adam")).total(), 4);
  EXPECT_EQ(initiative_tally(g, g.id("Rolf")).total(), 3);
  g.name("Adam"), g.name("Rolf"), g.commit(1), g.commit(1);
  g.roll(3), g.roll(3);
  EXPECT_EQ(g.game().wanted()[0].about, g.id("Adam")) << "seven beats six";
  g.stay(), g.act(Act::horn);
  EXPECT_EQ(initiative_tally(g, g.id("Adam")).total(), 3) << "NOT-A57: one horn, less his bound die";
  g.end_turn();
  EXPECT_FALSE(g.state().band(red).horn) << "for the rest of the turn";
}

TEST(NOT_A57, horns_do_not_add_up) {
  NottinghamGame g;
  g.red("Hugh", {20, 20}, {{"gear", {"horn"}}});
  g.red("Adam", {30, 20}, {{"gear", {"horn"}}});
  g.red("Piers", {40, 20});
  g.blue("Rolf", {20, 60});
  for (const char* blower : {"Hugh", "Adam"}) {
    g.acts(blower);
    g.act(Act::horn);
    EXPECT_EQ(initiative_tally(g, g.id("Piers")).total(), 4);
  }
}

TEST(NOT_118, the_horn_must_be_in_hand) {
  NottinghamGame g;
  g.red("Hugh", {20, 20}, {{"gear", {"horn", "bow"}}, {"hands", {"bow"}}});
  g.red_man("Rob", {30, 20});
  g.blue("Rolf", {20, 60});
  g.acts("Hugh");
  EXPECT_EQ(g.tries(Act::horn), "no_horn NOT-118");
}

TEST(NOT_139, a_scout_wins_every_contest_of_the_first_turn) {
  Meadow g({{"initiative", 5}}, {{"initiative", 1}, {"skills", {"scout"}}});
  g.name("Hugh"), g.name("Rolf"), g.commit(3), g.commit(1);
  EXPECT_EQ(g.asked(), "move") << "no dice are thrown";
  EXPECT_EQ(g.game().wanted()[0].about, g.id("Rolf"));
  EXPECT_EQ(g.free(red), 3);
  g.stay(), g.nothing(), g.end_turn();
  g.name("Rolf"), g.name("Hugh"), g.commit(1), g.commit(1);
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-051") << "in the second turn he throws like anybody";
}

TEST(NOT_139, scouts_throw_against_each_other) {
  Meadow g({{"skills", {"scout"}}}, {{"skills", {"scout"}}});
  g.name("Hugh"), g.name("Rolf"), g.commit(1), g.commit(1);
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-051");
}

namespace {

struct Three : NottinghamGame {
  Three() {
    scenario["bands"] = {3};
    scenario["guests"] = Json::array({{{"zone", {0, 40, 10, 60}}, {"facing", 90}}});
    forces.push_back({{"name", "Green"}, {"preset", true}});
    red("Hugh", {20, 20});
    red_man("Rob", {22, 20});
    blue("Rolf", {20, 60});
    hero(2, "Ivo", {60, 40}, {});
    name("Hugh"), name("Rolf"), name("Ivo");
    commit(1), commit(1), commit(1);
  }
};

}  // namespace

TEST(NOT_190, of_three_the_highest_acts) {
  Three g;
  g.roll(2), g.roll(3), g.roll(5);
  EXPECT_EQ(g.game().wanted()[0].about, g.id("Ivo"));
  EXPECT_EQ(g.free(red), 3);
  EXPECT_EQ(g.free(blue), 2);
}

TEST(NOT_190, draws_are_thrown_again_among_the_highest) {
  Three g;
  g.roll(5), g.roll(2), g.roll(5);
  EXPECT_EQ(g.game().wanted_roll()->by, g.id("Hugh"));
  g.roll(1);
  EXPECT_EQ(g.game().wanted_roll()->by, g.id("Ivo")) << "Rolf is out of it";
  g.roll(2);
  EXPECT_EQ(g.game().wanted()[0].about, g.id("Ivo"));
  g.stay(), g.nothing();
  EXPECT_EQ(g.asked_whom(), Side{2}) << "NOT-A100 naming goes round from the one who acted last";
  g.name("Ivo");
  EXPECT_EQ(g.asked_whom(), red);
}

}  // namespace fyrd::nottingham
