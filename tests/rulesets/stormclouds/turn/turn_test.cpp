// The order of a Turn and its end (STO-020 … STO-023, STO-041, STO-042, STO-054, STO-A02, STO-A05 … STO-A08, STO-A20,
// STO-A29, STO-A32, STO-A47, STO-A48).
#include "tests/rulesets/stormclouds/stage.h"

namespace fyrd::stormclouds {
namespace {

using A = ActionOrder;

struct Three : StormStage {
  explicit Three(const Json& more = {}) {
    hero("Hare", "hare", {20, 20}, more);         // Speed 8
    hero("Brock", "badger", {30, 20});            // Speed 4
    hero("Pip", "mouse", {40, 20});               // Speed 6
    villain("Bow", "small-hunter", {20, 100});    // Speed 6
    villain("Grub", "small-warrior", {60, 100});  // Speed 5
  }
};

TEST(STO_021, the_fastest_acts_first) {
  Three stage;
  const Queue q = queue(stage.here());
  EXPECT_EQ(q.next, stage.id("Hare"));
  EXPECT_EQ(q.waiting.size(), 5);
  stage.man("Hare").turn.acted = true;
  EXPECT_EQ(queue(stage.here()).first.size(), 2);  // the mouse and the hunter
}

TEST(STO_A02, heroes_two_actions_villains_one) {
  Three stage;
  stage.give({});  // the hare
  EXPECT_EQ(stage.asked(), "action");
  stage.give(stage.go(A::move, {{20, 24}}));
  stage.give(stage.go(A::move, {{20, 28}}));
  EXPECT_EQ(stage.asked(), "action");  // the third would be a Bonus Action
  EXPECT_EQ(static_cast<const State&>(stage.game().now()).act.taken, 2);
}

TEST(STO_A05, of_equals_heroes_first_unless_the_players_say_otherwise) {
  Three stage;
  stage.man("Hare").turn.acted = true;
  const Queue q = queue(stage.here());
  EXPECT_EQ(q.next, stage.id("Pip"));
  const NextOrder order(stage.here(), red, q);
  EXPECT_FALSE(order.check({.verb = NextOrder::next, .figure = stage.id("Bow")}));
  EXPECT_EQ(order.check({.verb = NextOrder::next, .figure = stage.id("Grub")})->rule, "STO-021");
}

TEST(STO_054, a_hero_may_act_earlier_for_two) {
  Three stage;
  stage.s().phase = Phase::next;
  stage.s().act = {};
  Script play({}, {{.verb = NextOrder::interrupt, .figure = stage.id("Brock")}});
  stage.b().play(stage.s(), play);
  EXPECT_EQ(stage.s().act.who, stage.id("Brock"));
  EXPECT_EQ(stage.trauma("Brock"), 0);
  stage.acts("Brock", {}, {});
  EXPECT_EQ(stage.trauma("Brock"), 2);
}

TEST(STO_A20, not_who_has_acted_and_not_who_is_next) {
  Three stage;
  stage.man("Brock").turn.acted = true;
  const NextOrder order(stage.here(), red, queue(stage.here()));
  EXPECT_EQ(order.check({.verb = NextOrder::interrupt, .figure = stage.id("Brock")})->rule, "STO-023");
  EXPECT_EQ(order.check({.verb = NextOrder::interrupt, .figure = stage.id("Hare")})->code, "next_anyway");
}

TEST(STO_A47, also_before_the_first_of_a_turn) {
  Three stage;
  EXPECT_EQ(stage.asked(), "next");
  EXPECT_EQ(stage.attempt({.verb = NextOrder::interrupt, .figure = stage.id("Brock")}), "accepted");
}

TEST(STO_023, everybody_once_and_then_the_end) {
  Three stage;
  for (const char* name : {"Hare", "Brock", "Pip", "Bow", "Grub"}) stage.man(name).turn.acted = true;
  stage.s().phase = Phase::next;
  Script play({});
  stage.b().play(stage.s(), play);
  EXPECT_EQ(stage.s().phase, Phase::tests);
}

TEST(STO_020, an_action_phase_and_an_end_phase) {
  Three stage;
  EXPECT_STREQ(stage.b().phase(stage.s()), "actions");
  stage.s().phase = Phase::tests;
  EXPECT_STREQ(stage.b().phase(stage.s()), "end of the Turn");
}

TEST(STO_A32, a_new_speed_counts_from_the_next_turn) {
  Three stage;
  stage.man("Hare").last_ditch = true;  // Speed 7
  EXPECT_EQ(stage.man("Hare").speed, 8);
  EXPECT_EQ(allowance(stage.here(), stage.id("Hare")), 7_in);
  begin_turn(stage.b(), stage.s());
  EXPECT_EQ(stage.man("Hare").speed, 7);
}

TEST(STO_041, success_takes_d6_off_and_failure_turns_the_card) {
  Three steady(Json{{"trauma", 5}}), shaken(Json{{"trauma", 5}});
  Script good(Dice{{6}, {3}}), bad(Dice{{5}});
  trauma_test(steady.now(good), steady.id("Hare"), 0);  // Will d8
  EXPECT_EQ(steady.trauma("Hare"), 2);
  trauma_test(shaken.now(bad), shaken.id("Hare"), 0);
  EXPECT_EQ(shaken.trauma("Hare"), 0);
  EXPECT_TRUE(shaken.man("Hare").last_ditch);
  EXPECT_EQ(shaken.stats_of("Hare").might, 10);
}

TEST(STO_042, after_the_last_ditch_one_way_or_another_he_is_out) {
  Three steady(Json{{"trauma", 3}, {"last_ditch", true}}), shaken(Json{{"trauma", 3}, {"last_ditch", true}});
  Script good(Dice{{4}}), bad(Dice{{3}, {7}});
  trauma_test(steady.now(good), steady.id("Hare"), 0);
  EXPECT_TRUE(steady.is_out("Hare"));
  EXPECT_EQ(steady.man("Hare").issue, Issue::none);
  trauma_test(shaken.now(bad), shaken.id("Hare"), 0);
  EXPECT_TRUE(shaken.is_out("Hare"));
  EXPECT_EQ(shaken.man("Hare").issue, Issue::grudge);
}

TEST(STO_A08, who_has_no_counters_rolls_and_may_roll_a_one) {
  Three stage;
  stage.s().phase = Phase::tests;
  Script play(Dice{{4}, {1}, {6}});
  for (int i = 0; i < 2; ++i) stage.b().play(stage.s(), play);
  EXPECT_FALSE(stage.man("Brock").last_ditch);
  EXPECT_TRUE(stage.s().twist.due);
}

TEST(STO_A08, by_ruling_without_counters_there_is_no_roll) {
  Three stage;
  stage.options["unhurt"] = "passes";
  stage.s().phase = Phase::tests;
  Script play({});
  for (int i = 0; i < 3; ++i) stage.b().play(stage.s(), play);
  EXPECT_TRUE(play.whys.empty());
  EXPECT_TRUE(stage.man("Pip").turn.tested);
  EXPECT_EQ(stage.s().turn, 1);
  stage.b().play(stage.s(), play);
  EXPECT_EQ(stage.s().turn, 2);
}

TEST(STO_A29, counters_of_the_last_ditch_can_be_rallied_away) {
  Three stage(Json{{"trauma", 6}, {"last_ditch", true}});
  stage.does("Hare", {.verb = A::rally}, {{6}});
  EXPECT_EQ(stage.trauma("Hare"), 0);
  Script play(Dice{{2}});
  trauma_test(stage.now(play), stage.id("Hare"), 0);
  EXPECT_TRUE(stage.is_out("Hare"));
  EXPECT_EQ(stage.man("Hare").issue, Issue::none);
}

TEST(STO_A48, the_players_choose_who_tests_first) {
  Three stage(Json{{"trauma", 2}});
  stage.man("Pip").trauma = 1;
  const TestOrder order(stage.here(), red);
  EXPECT_FALSE(order.check({.figure = stage.id("Pip")}));
  EXPECT_FALSE(order.check({.figure = stage.id("Hare"), .number = dig_blessing}));
  EXPECT_EQ(order.check({.figure = stage.id("Brock")})->code, "no_test");
}

TEST(STO_A19, a_blessing_at_the_trauma_test) {
  Three stage(Json{{"trauma", 5}});
  stage.s().phase = Phase::tests;
  for (const char* name : {"Brock", "Pip"}) stage.man(name).turn.tested = true;
  Script play(Dice{{2, 6}, {5}}, {{.figure = stage.id("Hare"), .number = dig_blessing}});
  stage.b().play(stage.s(), play);
  EXPECT_EQ(stage.trauma("Hare"), 1);
}

TEST(STO_A19, a_blessing_for_what_he_is_rid_of) {
  Three stage(Json{{"trauma", 5}});
  stage.s().phase = Phase::tests;
  for (const char* name : {"Brock", "Pip"}) stage.man(name).turn.tested = true;
  Script play(Dice{{6}, {2, 4}}, {{.figure = stage.id("Hare")}, {.number = dig_blessing}});
  stage.b().play(stage.s(), play);
  EXPECT_EQ(stage.trauma("Hare"), 5 - 4 + 1);
}

TEST(STO_022, spells_end_with_the_turn) {
  Three stage;
  stage.man("Hare").turn.warded = stage.man("Hare").turn.swift = true;
  Script play({});
  end_of_turn(stage.now(play));
  EXPECT_FALSE(stage.man("Hare").turn.warded);
  EXPECT_FALSE(stage.man("Hare").turn.swift);
}

TEST(STO_A06, victory_comes_before_the_tests) {
  Three stage(Json{{"trauma", 9}});
  for (const char* name : {"Bow", "Grub"}) stage.at(name).pose = Pose::out;
  Script play({});
  end_of_turn(stage.now(play));
  EXPECT_TRUE(stage.s().over());
  EXPECT_EQ(stage.s().winner, red);
  EXPECT_EQ(stage.trauma("Hare"), 9);
}

TEST(STO_A07, the_test_belongs_to_the_turn_that_ends) {
  Three stage(Json{{"trauma", 1}});
  stage.s().phase = Phase::tests;
  Script play(Dice{{2}, {2}, {8}, {6}}, {{.figure = stage.id("Hare")}});
  for (int i = 0; i < 3; ++i) stage.b().play(stage.s(), play);
  EXPECT_EQ(stage.s().turn, 1);
  EXPECT_EQ(stage.trauma("Hare"), 0);
}

TEST(STO_X14, stubborn_once_a_game) {
  Three stage(Json{{"trauma", 5}, {"abilities", {"stubborn"}}});
  const auto may = [&] { return !TestOrder(stage.here(), red).check({.figure = stage.id("Hare"), .number = dig_own}); };
  EXPECT_TRUE(may());
  Script play(Dice{{1, 7}, {6}});
  trauma_test(stage.now(play), stage.id("Hare"), dig_own);
  stage.man("Hare").turn.tested = false;
  stage.man("Hare").trauma = 5;
  EXPECT_FALSE(may());
}

}  // namespace
}  // namespace fyrd::stormclouds
