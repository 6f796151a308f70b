// Riders who move into combat, in Lord Merlin's more realistic game (MER-R-023, MER-R-A07).
#include "tests/rulesets/merlin/realistic/duel.h"

namespace fyrd::merlin::realistic {

namespace {

// The dice of a knight who has come into reach of Odo at a pace.
int dice_of_charge(Gait gait, const Json& weapons, const char* ruled = "any") {
  RealisticStage stage;
  stage.options["charge_pace"] = ruled;
  stage.red("Hugh", "mounted-knight", {60, 20}, {{"weapons", weapons}});
  stage.blue("Odo", "sergeant", {60, gait == Gait::walk ? 28.0 : 32.0});
  stage.first(red);
  if (gait == Gait::walk) {
    stage.moves("Hugh", Gait::walk, {60, 24});
  } else {
    stage.moves("Hugh", Gait::walk, {60, 22.5}), stage.next_turn();
    stage.moves("Hugh", Gait::trot, {60, 29.2});
  }
  return dice_against(stage, "Hugh", "Odo");
}

}  // namespace

TEST(MER_R_A07, a_charge_is_moving_into_reach_at_any_pace) {
  EXPECT_EQ(dice_of_charge(Gait::trot, {"lance"}), 50) << "with the lance couched";
  EXPECT_EQ(dice_of_charge(Gait::trot, {"knightly-sword"}), 40);
  EXPECT_EQ(dice_of_charge(Gait::walk, {"lance"}), 50);
}

TEST(MER_R_A07, or_only_at_a_trot_where_a_table_rules_so) {
  EXPECT_EQ(dice_of_charge(Gait::trot, {"lance"}, "trot"), 50);
  EXPECT_EQ(dice_of_charge(Gait::walk, {"lance"}, "trot"), 30);
}

TEST(MER_R_023, who_charges_has_four_dice_whatever_he_holds) {
  EXPECT_EQ(dice_of_charge(Gait::trot, {"dagger"}), 40);
  EXPECT_EQ(dice_of_charge(Gait::trot, {"bare-hands"}), 40);
  EXPECT_EQ(dice_of_charge(Gait::trot, {"longbow"}), 40) << "without any weapon for it";
}

TEST(MER_R_A07, he_keeps_the_dice_of_the_charge_when_he_is_struck_first) {
  RealisticStage stage;
  stage.red("Hugh", "mounted-knight", {60, 20}, {{"weapons", {"knightly-sword"}}});
  stage.blue("Wat", "halberdier", {60, 32});
  stage.first(red);
  stage.moves("Hugh", Gait::walk, {60, 22.5}), stage.next_turn();
  stage.moves("Hugh", Gait::trot, {60, 28.5});
  stage.strikes("Wat", "Hugh"), stage.to_dice(), stage.roll({4, 3, 3}), stage.two(7);
  stage.strikes("Hugh", "Wat"), stage.to_dice();
  EXPECT_EQ(stage.game().wanted_roll()->pool.count, 4);
  stage.roll({4, 4, 3, 3});
  stage.two(8);
  EXPECT_TRUE(stage.out("Wat")) << "14 against 6: eight removes him";
}

TEST(MER_R_A07, who_was_in_reach_already_does_not_charge) {
  const auto charges = [](double from) {
    RealisticStage stage;
    stage.red("Hugh", "mounted-knight", {60, from});
    stage.blue("Odo", "sergeant", {60, 24});
    stage.first(red);
    stage.moves("Hugh", Gait::walk, {60, 20});
    return charging(stage.here(), stage.id("Hugh"), stage.id("Odo"));
  };
  EXPECT_FALSE(charges(19)) << "three inches off";
  EXPECT_TRUE(charges(18.9));
}

TEST(MER_R_A07, who_rode_away_and_is_caught_does_not_charge) {
  RealisticStage stage;
  stage.red("Hugh", "mounted-knight", {20, 28}, {{"weapons", {"lance"}}, {"facing", 180}});
  stage.blue("Wat", "spearman", {20, 35.4}, south_facing);
  stage.first(red);
  stage.moves("Hugh", Gait::walk, {20, 26}), stage.moves("Wat", Gait::walk, {20, 31.4}), stage.next_turn();
  stage.moves("Hugh", Gait::trot, {20, 18});
  stage.moves("Wat", Gait::run, {20, 21.4});
  EXPECT_TRUE(can_strike(stage.here(), stage.id("Hugh"), stage.id("Wat"))) << "they are in each other's reach";
  EXPECT_EQ(dice_against(stage, "Hugh", "Wat"), 30) << "the spearman came to him";
}

TEST(MER_R_A07, the_charge_is_into_those_he_moved_up_to) {
  RealisticStage stage;
  stage.red("Hugh", "mounted-knight", {60, 20}, {{"weapons", {"lance"}}});
  stage.blue("Odo", "sergeant", {60, 27});
  stage.blue("Late", "sergeant", {66, 28}, {{"facing", 270}});
  stage.first(red);
  stage.moves("Hugh", Gait::walk, {60, 23.5});
  stage.moves("Late", Gait::walk, {63.5, 25.5});
  EXPECT_EQ(dice_against(stage, "Hugh", "Odo"), 50);
  EXPECT_EQ(dice_against(stage, "Hugh", "Late"), 30) << "he came himself";
}

}  // namespace fyrd::merlin::realistic
