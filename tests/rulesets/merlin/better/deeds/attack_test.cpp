// Weapons of the better game: reach, dice and blows (MER-B-003 … MER-B-006, MER-B-A03, A04, A08, A10, A12, A20).
#include "tests/rulesets/merlin/better/stage.h"

namespace fyrd::merlin::better {

namespace {

// Hugh with a weapon, and Rolf with so many inches between their bases; the widest gap at which Hugh may strike.
struct Duel : BetterStage {
  explicit Duel(double gap, const Json& more = {}, const char* profile = "peasant") {
    red("Hugh", profile, {20, 20}, more);
    blue("Rolf", "peasant", {20, 20 + gap + (mounted(profile) ? 2 : 1.5)});
    fight_elsewhere();
    first(fyrd::red);
  }
  static bool mounted(const std::string& profile) {
    return profile.find("cavalry") != profile.npos || profile.find("mounted") == 0;
  }
};

std::string at_gap(double gap, const char* weapon, const char* profile = "peasant") {
  return Duel(gap, {{"weapons", {weapon}}}, profile).tries_strike("Hugh", "Rolf", 1);
}

// He strikes at this distance and no hundredth of an inch further.
void expect_reach(double reach, const char* weapon, const char* profile = "peasant") {
  EXPECT_EQ(at_gap(reach, weapon, profile), "accepted") << weapon;
  EXPECT_EQ(at_gap(reach + 0.01, weapon, profile), "out_of_reach MER-B-003") << weapon;
}

int dice_of(const char* weapon, const char* profile = "peasant", bool charging = false) {
  return Duel(0.5, {{"weapons", {weapon}}}, profile).blow_dice("Hugh", "Rolf", charging);
}

}  // namespace

TEST(MER_B_003, how_far_weapons_strike) {
  expect_reach(6, "pike");
  expect_reach(3, "spear");
  expect_reach(3, "halberd");
  expect_reach(3, "lance", "heavy-cavalry");
  expect_reach(2, "two-hand-sword");
  expect_reach(2, "two-hand-axe");
  expect_reach(2, "sword");
  expect_reach(2, "axe");
  expect_reach(1, "dagger");
}

TEST(MER_B_A04, bare_hands_have_one_die_that_hits_on_5_or_6_and_reach_an_inch) {
  BetterStage stage;
  stage.red("Hugh", "servant", {20, 20});
  stage.blue("Rolf", "peasant", {20, 22.5});
  stage.blue("Odo", "peasant", Place(22.5, 20).off(1, 0));
  EXPECT_EQ(stage.blow_dice("Hugh", "Rolf"), 1);
  EXPECT_EQ(stage.blow_dice("Hugh", "Odo"), 0) << "a hair more than an inch";
  State s = stage.at(Phase::melee);
  EXPECT_EQ(stage.blow(s, "Hugh", "Rolf", 1, {{4}}), "struck_past Hugh");
  s = stage.at(Phase::melee);
  EXPECT_EQ(stage.blow(s, "Hugh", "Rolf", 1, {{5}, {1}}), "struck Hugh");
}

TEST(MER_B_003, a_pike_of_the_other_copy_reaches_four_inches) {
  BetterStage stage;
  stage.options["pike_reach"] = 4;
  stage.red("Hugh", "pikeman", {20, 20});
  stage.blue("Rolf", "peasant", {20, 25.5});
  stage.blue("Odo", "peasant", {20, 16});
  stage.blue("Far", "peasant", Place(14.5, 20).off(-1, 0));
  stage.first(red);
  EXPECT_EQ(stage.tries_strike("Hugh", "Far", 1), "out_of_reach MER-B-003");
  EXPECT_EQ(stage.tries_strike("Hugh", "Rolf", 1), "accepted");
  for (const int wrong : {3, 7}) {
    stage.options["pike_reach"] = wrong;
    data::Problems problems;
    EXPECT_FALSE(stage.open(problems));
  }
}

TEST(MER_B_004, whoever_is_in_reach_may_be_attacked_by_as_many_as_reach_him) {
  BetterStage stage;
  const Place around[] = {{20, 17}, {20, 23}, {17, 20}, {23, 20}, {18, 17.8}};
  const char* names[] = {"A", "B", "C", "D", "E"};
  for (int i = 0; i < 5; ++i) stage.red(names[i], "spearman", around[i]);
  stage.blue("Rolf", "dismounted-knight", {20, 20});
  stage.first(red);
  for (const char* name : names) EXPECT_EQ(stage.tries_strike(name, "Rolf", 2), "accepted") << name;
  EXPECT_EQ(stage.state().attack_count, 5);
}

TEST(MER_B_004, one_s_own_people_and_the_fallen_are_not_attacked) {
  BetterStage stage;
  stage.red("Hugh", "sergeant", {20, 20});
  stage.red("Ned", "peasant", {21.6, 20});
  stage.blue("Rolf", "peasant", {20, 22});
  stage.blue("Odo", "peasant", {18, 20}, {{"out", true}});
  stage.first(red);
  EXPECT_EQ(stage.tries_strike("Hugh", "Ned", 1), "not_an_enemy MER-B-004");
  EXPECT_EQ(stage.tries_strike("Hugh", "Odo", 1), "out_of_play MER-B-006");
  EXPECT_EQ(stage.tries_strike("Rolf", "Hugh", 1), "accepted") << "the other side strikes in the same phase";
}

TEST(MER_B_005, dice_to_attack_with) {
  EXPECT_EQ(dice_of("sword"), 2);
  EXPECT_EQ(dice_of("axe"), 2);
  EXPECT_EQ(dice_of("two-hand-sword"), 3);
  EXPECT_EQ(dice_of("halberd"), 3);
  EXPECT_EQ(dice_of("dagger"), 1);
  EXPECT_EQ(dice_of("sword", "mounted-knight"), 3);
  EXPECT_EQ(dice_of("sword", "mounted-knight", true), 4) << "charging";
  EXPECT_EQ(dice_of("lance", "mounted-knight", true), 5) << "with the lance couched";
}

TEST(MER_B_006, every_4_5_or_6_is_a_hit) {
  BetterStage stage;
  stage.red("Hugh", "sergeant", {20, 20});
  stage.blue("Rolf", "peasant", {20, 22});
  for (int face = 1; face <= 6; ++face) {
    State s = stage.at(Phase::melee);
    const std::string what =
        face < 4 ? stage.blow(s, "Hugh", "Rolf", 2, {{1, face}}) : stage.blow(s, "Hugh", "Rolf", 2, {{1, face}, {1}});
    EXPECT_EQ(what, face < 4 ? "struck_past Hugh" : "struck Hugh") << face;
  }
}

TEST(MER_B_A08, dice_are_shared_out_before_they_are_thrown) {
  BetterStage stage;
  stage.red("Hugh", "halberdier", {20, 20});
  stage.blue("Rolf", "peasant", {20, 23});
  stage.blue("Odo", "peasant", {23, 20});
  stage.fight_elsewhere();
  stage.first(red);
  stage.strikes("Hugh", "Rolf", 1);
  EXPECT_EQ(stage.asked(), "strike") << "nothing has been thrown";
  EXPECT_EQ(stage.tries_strike("Hugh", "Odo", 3), "too_many_dice MER-B-A08");
  EXPECT_EQ(stage.tries_strike("Hugh", "Odo", 0), "too_many_dice MER-B-A08");
  stage.strikes("Hugh", "Odo", 2);
  EXPECT_EQ(stage.tries_strike("Rolf", "Hugh", 1), "out_of_reach MER-B-003")
      << "and now it is the other side's turn to name";
}

TEST(MER_B_A08, every_target_defends_with_all_its_dice) {
  BetterStage stage;
  stage.red("Hugh", "halberdier", {20, 20});
  stage.blue("Rolf", "sergeant", {20, 23});
  stage.blue("Odo", "sergeant", {23, 20});
  State s = stage.at(Phase::melee);
  s.attacks[0] = {stage.id("Hugh"), stage.id("Rolf"), 1};
  s.attacks[1] = {stage.id("Hugh"), stage.id("Odo"), 2};
  s.attack_count = 2;
  EXPECT_EQ(stage.play_phase(s, {{6}, {1, 1, 1, 5}, {6, 6}, {1, 1, 1, 5}}), "parried Hugh, struck Hugh");
}

TEST(MER_B_A08, dice_given_twice_to_one_enemy_are_one_attack) {
  BetterStage stage;
  stage.red("Hugh", "halberdier", {20, 20});
  stage.blue("Rolf", "peasant", {20, 23});
  stage.first(red);
  stage.strikes("Hugh", "Rolf", 1);
  stage.game().at_question(red, [&](const Tabletop&, const Question& q) {
    const Explanation why =
        q.explain({.verb = StrikeOrder::strike, .figure = stage.id("Hugh"), .target = stage.id("Rolf"), .number = 2});
    EXPECT_EQ(why.tallies[0].total(), 3) << "explained as it will be thrown";
  });
  stage.strikes("Hugh", "Rolf", 2);
  EXPECT_EQ(stage.state().attack_count, 1);
  EXPECT_EQ(stage.state().attacks[0].dice, 3);
}

TEST(MER_B_A03, a_dagger_s_die_hits_on_3_to_6) {
  BetterStage stage;
  stage.red("Hugh", "peasant", {20, 20});
  stage.blue("Rolf", "peasant", {20, 22});
  State s = stage.at(Phase::melee);
  EXPECT_EQ(stage.blow(s, "Hugh", "Rolf", 1, {{2}}), "struck_past Hugh");
  s = stage.at(Phase::melee);
  EXPECT_EQ(stage.blow(s, "Hugh", "Rolf", 1, {{3}, {4}}), "struck Hugh");
}

TEST(MER_B_A04, spear_and_pike_have_two_dice) {
  EXPECT_EQ(dice_of("spear"), 2);
  EXPECT_EQ(dice_of("pike"), 2);
}

TEST(MER_B_A10, a_rider_who_does_not_charge_has_three_dice_whatever_he_holds) {
  for (const char* weapon : {"spear", "lance", "sword", "dagger"})
    EXPECT_EQ(dice_of(weapon, "mounted-knight"), 3) << weapon;
  EXPECT_EQ(dice_of("spear", "mounted-knight", true), 4) << "a spear is not couched";
}

TEST(MER_B_A12, who_has_given_all_his_dice_strikes_no_more) {
  BetterStage stage;
  stage.red("Hugh", "sergeant", {20, 20});
  stage.blue("Rolf", "peasant", {20, 22});
  stage.fight_elsewhere();
  stage.first(red);
  stage.strikes("Hugh", "Rolf", 2);
  EXPECT_EQ(stage.tries_strike("Hugh", "Rolf", 1), "struck_already MER-B-A12");
}

TEST(MER_B_A20, what_the_lists_leave_out) {
  BetterStage stage;
  stage.red("Hal", "horse-archer", {20, 20});
  stage.red("Jack", "javelinman", {30, 20});
  stage.red("Hugh", "peasant", {40, 20}, {{"weapons", {"lance"}}});
  stage.red("Mail", "peasant", {50, 20}, {{"armour", "mail-shirt"}});
  stage.blue("Rolf", "sergeant", {20, 40});
  const BetterBattle& b = stage.battle();
  EXPECT_EQ(b.fighter(stage.id("Hal")).shot.reach, 25_in) << "a composite bow is a longbow";
  EXPECT_FALSE(b.fighter(stage.id("Jack")).shoots) << "javelins are not thrown";
  EXPECT_EQ(b.fighter(stage.id("Jack")).reach, 1_in) << "he has his dagger";
  EXPECT_EQ(b.fighter(stage.id("Hugh")).arms[0].dice, 2) << "a lance on foot is a spear";
  EXPECT_EQ(b.fighter(stage.id("Hugh")).reach, 3_in);
  EXPECT_EQ(stage.guard("Mail", "Rolf"), 1) << "a mail shirt is no more than a jack";
}

TEST(MER_B_A08, he_strikes_with_one_weapon_a_turn) {
  BetterStage stage;
  stage.red("Hugh", "man-at-arms", {20, 20}, {{"weapons", {"two-hand-sword", "spear"}}});
  stage.blue("Rolf", "peasant", {20, 23});   // 1½″ off
  stage.blue("Odo", "peasant", {23.9, 20});  // 2.4″ off: only the spear reaches him
  stage.fight_elsewhere();
  stage.first(red);
  stage.strikes("Hugh", "Rolf", 1);
  EXPECT_EQ(stage.tries_strike("Hugh", "Odo", 1), "out_of_reach MER-B-003");
  EXPECT_EQ(stage.tries_strike("Hugh", "Rolf", 2), "accepted") << "with the rest of its dice";
}

}  // namespace fyrd::merlin::better
