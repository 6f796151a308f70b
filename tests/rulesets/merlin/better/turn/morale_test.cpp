// Morale of the better game (MER-B-009, MER-B-010, MER-B-A06, A15, A17 … A19).
#include "tests/rulesets/merlin/better/stage.h"

namespace fyrd::merlin::better {

namespace {

// Wat falls with Ned beside him; the foe is far off.
struct Loss : BetterStage {
  explicit Loss(const char* ned = "sergeant", double gap = 3, const Json& wat = {}) {
    const bool rides = std::string(ned).find("mounted") == 0 || std::string(ned).find("cavalry") != std::string::npos ||
                       std::string(ned) == "horse-archer";
    red("Wat", "peasant", {20, 20}, wat);
    red("Ned", ned, {20, 20 + gap + (rides ? 2 : 1.5)});
    red("Tuck", "sergeant", {5, 100});
    blue("Rolf", "sergeant", {100, 100});
  }
  State fallen(Phase phase) {
    State s = at(phase);
    fell(s, "Wat");
    return s;
  }
  std::string alarm(int a, int b) {
    State s = fallen(Phase::alarm);
    return play_phase(s, {{a, b}});
  }
};

}  // namespace

TEST(MER_B_009, friends_within_three_inches_of_a_loss_throw_two_dice) {
  EXPECT_EQ(Loss().alarm(3, 4), "stood_firm Ned");
  EXPECT_EQ(Loss().alarm(3, 3), "routed Ned");
  Loss far("sergeant", 3.01);
  State s = far.fallen(Phase::alarm);
  EXPECT_EQ(far.play_phase(s, {}), "") << "a hair further, and he does not see it";
}

TEST(MER_B_009, the_enemy_is_not_alarmed) {
  BetterStage stage;
  stage.red("Wat", "peasant", {20, 20});
  stage.blue("Rolf", "sergeant", {20, 22});
  State s = stage.at(Phase::alarm);
  stage.fell(s, "Wat");
  EXPECT_EQ(stage.play_phase(s, {}), "");
}

TEST(MER_B_009, each_kind_of_troops_needs_its_own_number) {
  EXPECT_EQ(Loss("dismounted-knight").alarm(1, 5), "stood_firm Ned");
  EXPECT_EQ(Loss("dismounted-knight").alarm(1, 4), "routed Ned");
  EXPECT_EQ(Loss("mounted-knight").alarm(1, 5), "stood_firm Ned");
  EXPECT_EQ(Loss("sergeant").alarm(1, 5), "routed Ned");
  EXPECT_EQ(Loss("longbowman").alarm(3, 5), "routed Ned");
  EXPECT_EQ(Loss("longbowman").alarm(4, 5), "stood_firm Ned");
  EXPECT_EQ(Loss("crossbowman").alarm(3, 5), "routed Ned");
}

TEST(MER_B_A19, six_for_knights_nine_for_every_bow_seven_for_the_rest) {
  const auto courage = [](const char* profile) {
    Loss stage(profile);
    return stage.battle().fighter(stage.id("Ned")).courage;
  };
  EXPECT_EQ(courage("mounted-knight"), 6);
  EXPECT_EQ(courage("dismounted-knight"), 6);
  for (const char* other : {"heavy-cavalry", "light-cavalry", "sergeant", "pikeman", "peasant", "javelinman"})
    EXPECT_EQ(courage(other), 7) << other;
  for (const char* bow : {"longbowman", "crossbowman", "horse-archer"}) EXPECT_EQ(courage(bow), 9) << bow;
}

TEST(MER_B_A19, every_rider_has_a_rider_s_inches_and_a_knight_also_his_dice) {
  const auto dice = [](const char* ruled, const char* weapon) {
    BetterStage stage;
    stage.options["rider_dice"] = ruled;
    stage.red("Fulk", "light-cavalry", {20, 20}, {{"weapons", {weapon}}});
    stage.blue("Rolf", "sergeant", {20, 22.5});
    stage.first(red);
    stage.picks("Fulk", 1, 1);
    EXPECT_EQ(stage.state().allowance, 8_in);
    return stage.blow_dice("Fulk", "Rolf");
  };
  EXPECT_EQ(dice("knights", "sword"), 2) << "those of his weapon";
  EXPECT_EQ(dice("knights", "dagger"), 1);
  EXPECT_EQ(dice("riders", "sword"), 3);
  EXPECT_EQ(dice("riders", "dagger"), 3) << "whatever he holds";
}

TEST(MER_B_009, who_routs_recovers_when_he_has_thrown_his_number) {
  Loss stage;
  State s = stage.at(Phase::recovery);
  stage.rout(s, "Ned");
  EXPECT_EQ(stage.play_phase(s, {{3, 3}}), "ran_on Ned");
  EXPECT_TRUE(stage.routs(s, "Ned"));
  s.phase = Phase::recovery;
  EXPECT_EQ(stage.play_phase(s, {{3, 4}}), "recovered Ned");
  EXPECT_FALSE(stage.routs(s, "Ned"));
}

TEST(MER_B_A18, nobody_recovers_with_an_unrouted_enemy_within_ten_inches) {
  for (const int hair : {0, 1}) {
    BetterStage stage;
    stage.red("Ned", "sergeant", {20, 20});
    stage.red("Wat", "sergeant", {80, 20});
    stage.blue("Rolf", "sergeant", Place(20, 31.5).off(0, hair));
    stage.blue("Odo", "sergeant", {80, 80});
    State s = stage.at(Phase::recovery);
    stage.rout(s, "Ned");
    if (hair == 0) {
      EXPECT_EQ(stage.play_phase(s, {}), "") << "he does not even throw";
      s.phase = Phase::recovery;
      stage.rout(s, "Rolf");
      s.man(stage.id("Rolf")).shaken = true;
    }
    EXPECT_EQ(stage.play_phase(s, {{6, 6}}), "recovered Ned");
  }
}

TEST(MER_B_010, a_lost_leader_or_standard_is_one_throw_for_the_whole_force) {
  for (const Json& role : {leader, standard}) {
    BetterStage stage;
    stage.red("Wat", "peasant", {20, 20}, role);
    stage.red("Hugh", "dismounted-knight", {90, 20});
    stage.red("Ned", "sergeant", {60, 20});
    stage.red("Alan", "longbowman", {75, 20});
    stage.blue("Rolf", "longbowman", {100, 100});
    State s = stage.at(Phase::force);
    stage.fell(s, "Wat");
    EXPECT_EQ(stage.play_phase(s, {{3, 4}}), "force_shaken Wat, routed Alan")
        << "7 is enough for all but the bow, near or far";
    EXPECT_FALSE(stage.routs(s, "Rolf")) << "the other side does not care";
  }
}

TEST(MER_B_010, other_losses_do_not_shake_the_force) {
  Loss stage;
  State s = stage.fallen(Phase::force);
  EXPECT_EQ(stage.play_phase(s, {}), "");
}

TEST(MER_B_A06, who_has_a_number_above_the_throw_routs) {
  BetterStage stage;
  stage.red("Wat", "peasant", {20, 20}, leader);
  stage.red("Hugh", "dismounted-knight", {90, 20});
  stage.red("Ned", "sergeant", {60, 20});
  stage.blue("Rolf", "sergeant", {100, 100});
  State s = stage.at(Phase::force);
  stage.fell(s, "Wat");
  EXPECT_EQ(stage.play_phase(s, {{2, 4}}), "force_shaken Wat, routed Ned") << "the bravest do not run first";
}

TEST(MER_B_A06, or_who_has_a_number_below_it_where_a_table_rules_so) {
  BetterStage stage;
  stage.options["force_throw"] = "below";
  stage.red("Wat", "peasant", {20, 20}, leader);
  stage.red("Hugh", "dismounted-knight", {90, 20});
  stage.red("Ned", "sergeant", {60, 20});
  stage.blue("Rolf", "sergeant", {100, 100});
  State s = stage.at(Phase::force);
  stage.fell(s, "Wat");
  EXPECT_EQ(stage.play_phase(s, {{3, 4}}), "force_shaken Wat, routed Hugh");
}

TEST(MER_B_A15, leader_and_standard_are_a_throw_each) {
  BetterStage stage;
  stage.red("Wat", "peasant", {20, 20}, leader);
  stage.red("Tom", "peasant", {40, 20}, standard);
  stage.red("Ned", "sergeant", {60, 20});
  stage.blue("Rolf", "sergeant", {100, 100});
  State s = stage.at(Phase::force);
  stage.fell(s, "Wat");
  stage.fell(s, "Tom");
  EXPECT_EQ(stage.play_phase(s, {{6, 6}, {1, 1}}), "force_shaken Wat, force_shaken Tom, routed Ned");
}

TEST(MER_B_A15, several_friends_falling_near_one_figure_are_a_throw_each_or_one_for_all) {
  const auto throws = [](const char* ruled, std::vector<Faces> dice) {
    BetterStage stage;
    stage.options["near_losses"] = ruled;
    stage.red("Wat", "peasant", {20, 20});
    stage.red("Tom", "peasant", {24, 20});
    stage.red("Ned", "sergeant", {22, 20});
    stage.blue("Rolf", "sergeant", {100, 100});
    State s = stage.at(Phase::alarm);
    stage.fell(s, "Wat");
    stage.fell(s, "Tom");
    return stage.play_phase(s, std::move(dice));
  };
  EXPECT_EQ(throws("each", {{6, 6}, {3, 4}}), "stood_firm Ned, stood_firm Ned");
  EXPECT_EQ(throws("each", {{6, 6}, {3, 3}}), "stood_firm Ned, routed Ned");
  EXPECT_EQ(throws("each", {{1, 1}}), "routed Ned") << "who routs throws no more";
  EXPECT_EQ(throws("one", {{6, 6}}), "stood_firm Ned");
}

TEST(MER_B_A15, who_routs_now_can_recover_next_turn_at_the_earliest) {
  Loss stage;
  stage.red("Far", "sergeant", {80, 20});
  State s = stage.fallen(Phase::alarm);
  EXPECT_EQ(stage.play_phase(s, {{1, 1}}), "routed Ned");
  EXPECT_EQ(stage.play_phase(s, {}), "") << "no throw to recover, though nobody is after him";
  EXPECT_EQ(s.phase, Phase::initiative);
  s.phase = Phase::recovery;
  EXPECT_EQ(stage.play_phase(s, {{6, 6}}), "recovered Ned");
}

TEST(MER_B_A17, who_routs_does_not_test_again) {
  Loss stage;
  State s = stage.fallen(Phase::alarm);
  stage.rout(s, "Ned");
  EXPECT_EQ(stage.play_phase(s, {}), "");
}

TEST(MER_B_A17, who_routs_neither_shoots_nor_strikes_nor_is_moved_by_order) {
  BetterStage stage;
  stage.red("Alan", "longbowman", {20, 20});
  stage.red("Ned", "sergeant", {40, 20});
  stage.blue("Rolf", "sergeant", {40, 22});
  State s = stage.at(Phase::shoot);
  stage.rout(s, "Alan");
  stage.rout(s, "Ned");
  const auto rule = [](const Verdict& no) { return no ? no->rule : "accepted"; };
  EXPECT_EQ(rule(ShotOrder({stage.battle(), s}).check(stage.shot_order("Alan", "Rolf"))), "MER-B-A17");
  s.phase = Phase::strike;
  EXPECT_EQ(rule(StrikeOrder({stage.battle(), s}).check(stage.strike_order("Ned", "Rolf", 1))), "MER-B-A17");
  s.phase = Phase::move;
  EXPECT_EQ(rule(PickOrder({stage.battle(), s}).check(stage.pick_order("Ned"))), "MER-B-A16");
}

TEST(MER_B_A17, who_routs_defends_and_his_fall_alarms_friends) {
  BetterStage stage;
  stage.red("Wat", "sergeant", {20, 20});
  stage.red("Ned", "sergeant", {23, 20});
  stage.blue("Rolf", "sergeant", {20, 22});
  State s = stage.at(Phase::melee);
  stage.rout(s, "Wat");
  EXPECT_EQ(stage.blow(s, "Rolf", "Wat", 2, {{4, 4}, {5, 5, 1, 1}}), "parried Rolf") << "he has his four dice";
  s = stage.at(Phase::melee);
  stage.rout(s, "Wat");
  stage.blow(s, "Rolf", "Wat", 2, {{4, 4}, {1, 1, 1, 1}});
  EXPECT_EQ(alarms({stage.battle(), s}, stage.id("Ned")), 1);
  EXPECT_FALSE(stage.routs(s, "Wat")) << "who has fallen runs no more";
}

}  // namespace fyrd::merlin::better
