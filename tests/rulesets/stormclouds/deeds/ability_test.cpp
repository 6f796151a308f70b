// What abilities, equipment and issues do in battle (STO-X14 … STO-X17).
#include "tests/rulesets/stormclouds/duel.h"

namespace fyrd::stormclouds {
namespace {

using A = ActionOrder;

TEST(STO_X14, what_abilities_do) {
  Melee duelist(Json{{"abilities", {"duelist"}}});
  duelist.does("Rey", duelist.at_whom(A::attack, "Grub"), {{2, 6}});
  duelist.does("Rey", duelist.at_whom(A::attack, "Grub"), {{2}});  // once a Turn
  EXPECT_EQ(duelist.trauma("Grub"), 1);
  Range marksman(Json{{"abilities", {"marksman"}}});
  marksman.does("Rey", marksman.at_whom(A::shoot, "Grub"), {{2, 6}});
  EXPECT_EQ(marksman.trauma("Grub"), 1);
  Melee sneak(Json{{"abilities", {"sneak"}}}, {{"facing", 0}});
  sneak.acts("Rey", sneak.at_whom(A::attack, "Grub", dig_ambush), {{2}});
  EXPECT_EQ(sneak.trauma("Rey"), 1);
  Melee tough(Json{{"abilities", {"tough"}}});
  Script play({});
  suffer(tough.now(play), tough.id("Rey"), 1, Hurt::blow, tough.id("Grub"), "STO-033");
  EXPECT_EQ(tough.trauma("Rey"), 0);
  suffer(tough.now(play), tough.id("Rey"), 1, Hurt::blow, tough.id("Grub"), "STO-033");
  EXPECT_EQ(tough.trauma("Rey"), 1);
}

TEST(STO_X14, tough_against_enemies_and_falls_not_against_friends) {
  Melee stage(Json{{"abilities", {"tough"}}});
  stage.hero("Thorn", "hedgehog", {50, 20});
  Script play({});
  suffer(stage.now(play), stage.id("Rey"), 2, Hurt::blow, stage.id("Thorn"), "STO-X12");
  EXPECT_EQ(stage.trauma("Rey"), 2);
  suffer(stage.now(play), stage.id("Rey"), 2, Hurt::fall, stage.id("Thorn"), "STO-032");
  EXPECT_EQ(stage.trauma("Rey"), 3);
}

TEST(STO_X17, who_brings_about_a_fall_gets_the_credit) {
  Melee stage({}, {{"trauma", 2}});  // Will 4, Dexterity 3
  stage.platform({50, 10}, {70, 22.5}, 4);
  stage.does("Rey", stage.at_whom(A::attack, "Grub"), {{6}});
  EXPECT_TRUE(stage.is_out("Grub"));
  EXPECT_EQ(stage.man("Rey").felled, 1);
}

TEST(STO_X14, healers_and_leaders) {
  StormStage stage;
  stage.hero("Pip", "mouse", {60, 20}, {{"abilities", {"healer"}}, {"trauma", 4}});
  stage.hero("Lead", "fox", {60, 23}, {{"abilities", {"leader"}}, {"major", true}, {"trauma", 4}});
  stage.villain("Grub", "small-warrior", {100, 100});
  stage.does("Pip", {.verb = A::rally}, {{2}});
  EXPECT_EQ(stage.trauma("Pip"), 1);
  stage.does("Lead", {.verb = A::rally}, {{2}});  // not for himself
  EXPECT_EQ(stage.trauma("Lead"), 2);
  stage.put("Pip", {60, 23 - (small_base + large_base) / 2 - 0.01});
  stage.does("Pip", stage.at_whom(A::help, "Lead"), {{1, 2}});
  EXPECT_EQ(stage.trauma("Lead"), 0);
}

TEST(STO_X15, what_equipment_does) {
  Melee great(Json{{"gear", {"great-weapon"}}});
  great.does("Rey", great.at_whom(A::attack, "Grub"), {{6}});
  EXPECT_EQ(great.trauma("Grub"), 2);
  Range longbow(Json{{"gear", {"longbow"}}});
  longbow.does("Rey", longbow.at_whom(A::shoot, "Grub"), {{4}});
  EXPECT_EQ(longbow.trauma("Grub"), 2);
  longbow.man("Rey").turn.moved = true;
  longbow.does("Rey", longbow.at_whom(A::shoot, "Grub"), {{4}});
  EXPECT_EQ(longbow.trauma("Grub"), 3);
  Melee armour(Json{{"gear", {"heavy-armour"}}});
  EXPECT_EQ(armour.stats_of("Rey").speed, 5);
  Script play({});
  suffer(armour.now(play), armour.id("Rey"), 3, Hurt::blow, armour.id("Grub"), "STO-033");
  EXPECT_EQ(armour.trauma("Rey"), 1);
  Range potion(Json{{"gear", {"potion"}}, {"trauma", 5}});
  potion.acts("Rey", {.verb = A::drink}, {{4}});
  EXPECT_EQ(potion.trauma("Rey"), 1);
  EXPECT_EQ(potion.s().act.taken, 0);
  EXPECT_EQ(potion.refused("Rey", {.verb = A::drink}), "no_gear STO-X15");
}

TEST(STO_X15, a_shield_blesses_one_defence_a_turn) {
  Melee stage(Json{{"gear", {"shield"}}});
  stage.villain_does("Grub", {{2, 9}}, {{.number = dig_own}});
  EXPECT_EQ(stage.trauma("Rey"), 0);
  const Script second = stage.villain_does("Grub", {{4}});
  EXPECT_EQ(stage.trauma("Rey"), 1);
}

TEST(STO_X15, a_great_weapon_leaves_no_hand_for_a_bow) {
  Melee stage(Json{{"gear", {"great-weapon"}}});
  stage.villain("Bow", "small-hunter", {60, 40});
  stage.does("Rey", stage.at_whom(A::attack, "Grub"), {{2}});
  stage.put("Rey", {80, 20});
  EXPECT_EQ(stage.refused("Rey", stage.at_whom(A::shoot, "Bow")), "great_weapon STO-X15");
}

TEST(STO_X16, a_grudge_comes_first) {
  Melee stage(Json{{"issues", {"grudge"}}});
  EXPECT_EQ(stage.refused("Rey", {.verb = A::rally}), "grudge STO-X16");
  EXPECT_EQ(stage.refused("Rey", {.verb = A::done}), "grudge STO-X16") << "nor can he let it be";
  EXPECT_EQ(stage.refused("Rey", stage.at_whom(A::attack, "Grub")), "");
  stage.activate("Rey", 1);
  EXPECT_EQ(stage.refused("Rey", {.verb = A::rally}), "");
}

}  // namespace
}  // namespace fyrd::stormclouds
