// What Heroes do, and what they dig deep for (STO-002, STO-033 … STO-038, STO-050 … STO-053, STO-056, STO-A09, STO-A18,
// STO-A19, STO-A22, STO-A27, STO-A33, STO-A34).
#include "tests/rulesets/stormclouds/duel.h"

namespace fyrd::stormclouds {
namespace {

using A = ActionOrder;

TEST(STO_033, might_against_might_for_one_trauma) {
  Melee stage;
  stage.does("Rey", stage.at_whom(A::attack, "Grub"), {{5}});
  EXPECT_EQ(stage.trauma("Grub"), 0);
  stage.does("Rey", stage.at_whom(A::attack, "Grub"), {{6}});
  EXPECT_EQ(stage.trauma("Grub"), 1);
  Range far;
  EXPECT_EQ(far.refused("Rey", far.at_whom(A::attack, "Grub")), "no_contact STO-033");
}

TEST(STO_034, dexterity_against_dexterity_and_not_in_contact) {
  Range stage;
  stage.does("Rey", stage.at_whom(A::shoot, "Grub"), {{3}});
  EXPECT_EQ(stage.trauma("Grub"), 0);
  stage.does("Rey", stage.at_whom(A::shoot, "Grub"), {{4}});
  EXPECT_EQ(stage.trauma("Grub"), 1);
  Melee close;
  EXPECT_EQ(close.refused("Rey", close.at_whom(A::shoot, "Grub")), "engaged STO-034");
}

TEST(STO_034, partial_sight_is_cursed_and_none_is_none) {
  Range partial, hidden;
  partial.ground("low-wall", {50, 30}, {70, 30.4});
  partial.does("Rey", partial.at_whom(A::shoot, "Grub"), {{8, 3}});
  EXPECT_EQ(partial.trauma("Grub"), 0);
  hidden.ground("wall", {50, 26}, {70, 26.4});
  EXPECT_EQ(hidden.refused("Rey", hidden.at_whom(A::shoot, "Grub")), "unseen STO-034");
}

TEST(STO_A22, a_shot_goes_as_far_as_one_sees) {
  StormStage stage;
  stage.hero("Rey", "fox", {60, 5});
  stage.villain("Grub", "small-warrior", {60, 115});
  EXPECT_EQ(stage.refused("Rey", stage.at_whom(A::shoot, "Grub")), "");
}

TEST(STO_035, what_is_found_may_be_taken) {
  StormStage stage;
  stage.scenario["caches"] = {
      {{"id", "chest"}, {"name", "the chest"}, {"at", {60, 21.5}}, {"target", 3}, {"gear", "potion"}}};
  stage.hero("Pip", "mouse", {60, 20});
  stage.hero("Far", "mouse", {40, 20});
  stage.villain("Grub", "small-warrior", {100, 100});
  const Choice search{.verb = A::search};
  EXPECT_EQ(stage.refused("Far", search), "no_contact STO-035");
  stage.does("Pip", search, {{3}});
  EXPECT_FALSE(stage.man("Pip").gear.has(Gear::potion));
  stage.does("Pip", search, {{4}});
  EXPECT_TRUE(stage.man("Pip").gear.has(Gear::potion));
  EXPECT_EQ(stage.refused("Pip", search), "found_already STO-035");
}

TEST(STO_A52, armour_that_is_found_is_worn_and_nobody_takes_what_he_has) {
  StormStage stage;
  stage.scenario["caches"] = {
      {{"id", "chest"}, {"name", "the chest"}, {"at", {60, 21.5}}, {"target", 3}, {"gear", "heavy-armour"}}};
  stage.hero("Pip", "mouse", {60, 20});
  stage.hero("Clad", "mouse", {60, 23}, {{"gear", {"heavy-armour"}}});
  stage.villain("Grub", "small-warrior", {100, 100});
  EXPECT_EQ(stage.refused("Clad", {.verb = A::search}), "has_one STO-A52");
  stage.does("Pip", {.verb = A::search}, {{4}});
  EXPECT_EQ(stage.stats_of("Pip").speed, 5);
  EXPECT_EQ(stage.stats_of("Clad").speed, 5);
  Script play({});
  suffer(stage.now(play), stage.id("Pip"), 3, Hurt::blow, stage.id("Grub"), "STO-033");
  EXPECT_EQ(stage.trauma("Pip"), 1);
}

TEST(STO_037, rally_takes_off_a_roll_of_will_and_is_cursed_as_a_bonus) {
  Range stage(Json{{"trauma", 7}});
  stage.does("Rey", {.verb = A::rally}, {{4}});
  EXPECT_EQ(stage.trauma("Rey"), 3);
  stage.activate("Rey", 2);
  stage.does("Rey", {.verb = A::rally}, {{8, 2}});
  EXPECT_EQ(stage.trauma("Rey"), 1);
  stage.activate("Rey");
  stage.does("Rey", {.verb = A::rally}, {{5}});
  EXPECT_EQ(stage.trauma("Rey"), 0);
}

TEST(STO_038, help_for_another_hero_in_contact) {
  StormStage stage;
  stage.hero("Pip", "mouse", {60, 20});
  stage.hero("Tansy", "mouse", {60 + apart(0.01), 20}, {{"trauma", 5}});
  stage.hero("Far", "mouse", {40, 20}, {{"trauma", 5}});
  stage.villain("Grub", "small-warrior", {100, 100});
  EXPECT_EQ(stage.refused("Pip", stage.at_whom(A::help, "Far")), "no_contact STO-038");
  EXPECT_EQ(stage.refused("Pip", stage.at_whom(A::help, "Pip")), "not_a_hero STO-038");
  stage.man("Pip").trauma = 3;
  stage.does("Pip", stage.at_whom(A::help, "Tansy"), {{4}});
  EXPECT_EQ(stage.trauma("Tansy"), 1);
  EXPECT_EQ(stage.trauma("Pip"), 3);
}

TEST(STO_A09, the_helpers_will_and_the_others_counters) {
  StormStage stage;
  stage.hero("Brock", "badger", {60, 20});  // Will d12
  stage.hero("Tansy", "mouse", {60 + (small_base + large_base) / 2 + 0.01, 20}, {{"trauma", 12}});
  stage.villain("Grub", "small-warrior", {100, 100});
  stage.does("Brock", stage.at_whom(A::help, "Tansy"), {{11}});
  EXPECT_EQ(stage.trauma("Tansy"), 1);
}

TEST(STO_050, a_third_action_once_a_turn_for_d6) {
  Range stage;
  stage.activate("Rey", 2);
  stage.acts("Rey", stage.at_whom(A::shoot, "Grub"), {{8}, {4}});
  EXPECT_EQ(stage.trauma("Grub"), 1);
  EXPECT_EQ(stage.trauma("Rey"), 4);
  EXPECT_EQ(stage.refused("Rey", stage.at_whom(A::shoot, "Grub")), "no_action STO-021");
}

TEST(STO_051, an_ambush_causes_a_roll_of_stealth) {
  Melee stage({}, {{"facing", 0}});
  stage.acts("Rey", stage.at_whom(A::attack, "Grub", dig_ambush), {{6}, {3}});
  EXPECT_EQ(stage.trauma("Grub"), 3);
  EXPECT_EQ(stage.trauma("Rey"), 2);
  stage.acts("Rey", stage.at_whom(A::attack, "Grub", dig_ambush), {{2}});  // in vain, and paid
  EXPECT_EQ(stage.trauma("Rey"), 4);
}

TEST(STO_052, a_blessing_for_one) {
  Melee stage;
  stage.acts("Rey", stage.at_whom(A::attack, "Grub", dig_blessing), {{2, 7}});
  EXPECT_EQ(stage.trauma("Grub"), 1);
  EXPECT_EQ(stage.trauma("Rey"), 1);
}

TEST(STO_053, a_curse_resisted_for_one) {
  Range stage;
  stage.ground("low-wall", {50, 30}, {70, 30.4});
  stage.acts("Rey", stage.at_whom(A::shoot, "Grub", dig_resist), {{4}});
  EXPECT_EQ(stage.trauma("Grub"), 1);
  EXPECT_EQ(stage.trauma("Rey"), 1);
  Range open;
  EXPECT_EQ(open.refused("Rey", open.at_whom(A::shoot, "Grub", dig_resist)), "not_cursed STO-053");
}

TEST(STO_056, all_of_them_together) {
  Range stage({}, {{"facing", 0}});
  stage.ground("low-wall", {50, 30}, {70, 30.4});
  stage.activate("Rey", 2);
  stage.acts("Rey", stage.at_whom(A::shoot, "Grub", dig_ambush | dig_blessing | dig_resist), {{2, 5}, {3}, {6}});
  EXPECT_EQ(stage.trauma("Grub"), 3);
  EXPECT_EQ(stage.trauma("Rey"), 2 + 1 + 1 + 6);
}

TEST(STO_A18, counters_come_after_the_deed) {
  Melee stage;
  stage.does("Rey", stage.at_whom(A::attack, "Grub", dig_blessing), {{2, 3}});
  EXPECT_EQ(stage.trauma("Rey"), 0);
  EXPECT_EQ(stage.owed("Rey"), 1);
  Script play({});
  pay(stage.now(play), stage.id("Rey"));
  EXPECT_EQ(stage.trauma("Rey"), 1);
}

TEST(STO_A18, nobody_slips_for_what_he_paid) {
  Melee stage;
  stage.platform({50, 10}, {70, 21}, 4);
  stage.man("Rey").owed = 3;
  Script play({});
  pay(stage.now(play), stage.id("Rey"));
  EXPECT_EQ(stage.at("Rey").elevation, 4_in);
}

TEST(STO_A19, a_blessing_in_defence) {
  Melee stage;
  stage.villain_does("Grub", {{2, 9}}, {{.number = dig_blessing}});
  EXPECT_EQ(stage.trauma("Rey"), 1);  // the price alone
}

TEST(STO_A19, a_blessing_for_any_roll) {
  Range bonus;
  bonus.activate("Rey", 2);
  bonus.acts("Rey", bonus.at_whom(A::shoot, "Grub"), {{8}, {5, 2}}, {{.number = dig_blessing}});
  EXPECT_EQ(bonus.trauma("Rey"), 2 + 1);  // of a price he takes the lower
  Range potion(Json{{"gear", {"potion"}}, {"trauma", 6}});
  potion.acts("Rey", {.verb = A::drink}, {{2, 5}}, {{.number = dig_blessing}});
  EXPECT_EQ(potion.trauma("Rey"), 6 - 5 + 1);
  const RollOrder order(potion.here(), potion.id("Rey"), nobody, Cause::bonus, 6, 0, {}, false);
  const Explanation why = order.explain({.number = dig_blessing});
  EXPECT_FALSE(why.chance);
  EXPECT_NE(why.summary.find("the lower one, 91/36 on average"), std::string::npos) << why.summary;
}

TEST(STO_A27, shots_need_the_target_before_one_and_leave_one_facing_it) {
  Range stage(Json{{"facing", 180}});
  EXPECT_EQ(stage.refused("Rey", stage.at_whom(A::shoot, "Grub")), "unseen STO-034");
  Melee blow(Json{{"facing", 180}});
  blow.does("Rey", blow.at_whom(A::attack, "Grub"), {{2}});
  EXPECT_EQ(blow.at("Rey").facing, north);
  Range turn(Json{{"facing", 180}});
  turn.acts("Rey", turn.go(A::move, {{60, 20}}, 0), {});  // a Move of nothing turns
  EXPECT_EQ(turn.at("Rey").facing, north);
}

TEST(STO_A33, one_after_the_other_twice_the_same_or_fewer) {
  Range stage;
  stage.acts("Rey", stage.at_whom(A::shoot, "Grub"), {{8}});
  EXPECT_EQ(stage.s().act.taken, 1);
  EXPECT_EQ(stage.refused("Rey", stage.at_whom(A::shoot, "Grub")), "");
  EXPECT_EQ(stage.refused("Rey", {}), "");
}

TEST(STO_002, who_may_act_may_also_leave_it) {
  Range stage;
  stage.activate("Rey");
  stage.acts("Rey", {}, {});
  EXPECT_TRUE(stage.man("Rey").turn.acted);
}

TEST(STO_A34, the_bonus_comes_after_the_second_action) {
  Range stage;
  stage.activate("Rey", 1);
  EXPECT_FALSE(bonus(stage.s()));
  stage.activate("Rey", 2);
  EXPECT_TRUE(bonus(stage.s()));
  EXPECT_EQ(luck_of(stage.here(), stage.id("Rey"), {.verb = A::rally}).net(), -1);
}

}  // namespace
}  // namespace fyrd::stormclouds
