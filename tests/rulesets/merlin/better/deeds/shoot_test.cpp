// Shots of the better game: range, dice, rhythm and line (MER-B-003, MER-B-005, MER-B-006, MER-B-A12, MER-S-A09).
#include "tests/rulesets/merlin/better/stage.h"

namespace fyrd::merlin::better {

namespace {

std::string shot(const char* bow, double gap) {
  BetterStage stage;
  stage.red("Alan", bow, {20, 20});
  stage.blue("Rolf", "peasant", {20, 21.5 + gap});
  stage.shot_elsewhere();
  stage.first(red);
  return stage.tries_shot("Alan", "Rolf");
}

}  // namespace

TEST(MER_B_003, bows_reach_25_and_crossbows_30_inches) {
  EXPECT_EQ(shot("longbowman", 25), "accepted");
  EXPECT_EQ(shot("longbowman", 25.01), "out_of_range MER-B-003");
  EXPECT_EQ(shot("crossbowman", 30), "accepted");
  EXPECT_EQ(shot("crossbowman", 30.01), "out_of_range MER-B-003");
}

TEST(MER_B_005, a_longbow_has_three_dice_and_a_crossbow_four) {
  BetterStage stage;
  stage.red("Alan", "longbowman", {20, 20});
  stage.red("Jehan", "crossbowman", {30, 20});
  stage.blue("Rolf", "sergeant", {20, 40});
  EXPECT_EQ(shot_tally(stage.battle(), stage.id("Alan")).total(), 3);
  EXPECT_EQ(shot_tally(stage.battle(), stage.id("Jehan")).total(), 4);
}

TEST(MER_B_005, a_longbow_shoots_every_turn_and_may_move) {
  BetterStage stage;
  stage.red("Alan", "longbowman", {20, 20});
  stage.blue("Rolf", "mounted-knight", {20, 40});
  for (int turn = 0; turn < 3; ++turn) {
    stage.first(red);
    stage.moves("Alan", 1, 1, {20.0 + turn + 1, 20});
    stage.shoots("Alan", "Rolf");
    stage.roll({1, 1, 1});
  }
}

TEST(MER_B_005, a_crossbow_shoots_every_second_turn_and_loads_standing_still) {
  BetterStage stage;
  stage.red("Jehan", "crossbowman", {20, 20});
  stage.blue("Rolf", "mounted-knight", {20, 40});
  stage.shot_elsewhere();
  const auto shoots = [&] { return stage.tries_shot("Jehan", "Rolf"); };
  const auto next_turn = [&] {
    while (stage.asked() != "dice") stage.done();
    if (std::string(stage.purpose()) == "a shot") stage.roll({1, 1, 1, 1});
    while (stage.asked() != "dice") stage.done();
    stage.first(red);
  };
  stage.first(red);
  stage.moves("Jehan", 1, 1, {21, 20});
  EXPECT_EQ(shoots(), "accepted") << "it starts loaded, and he may move in the turn in which he shoots";
  next_turn();
  EXPECT_EQ(shoots(), "not_loaded MER-B-005");
  next_turn();
  EXPECT_EQ(shoots(), "accepted");
  next_turn();
  stage.moves("Jehan", 1, 1, {22, 20});
  next_turn();
  EXPECT_EQ(shoots(), "not_loaded MER-B-005") << "he moved, and begins again";
  next_turn();
  EXPECT_EQ(shoots(), "accepted");
}

TEST(MER_B_006, a_shot_has_one_target) {
  BetterStage stage;
  stage.red("Alan", "longbowman", {20, 20});
  stage.red("Jehan", "crossbowman", {40, 20});
  stage.blue("Rolf", "peasant", {20, 40});
  stage.blue("Odo", "peasant", {40, 40});
  stage.first(red);
  stage.shoots("Alan", "Rolf");
  EXPECT_EQ(stage.state().attacks[0].dice, 3) << "all of his dice";
  EXPECT_EQ(stage.tries_shot("Alan", "Odo"), "shot_already MER-B-006");
}

TEST(MER_B_A12, one_attack_a_turn_with_a_shot_or_a_blow) {
  BetterStage stage;
  stage.red("Hal", "horse-archer", {20, 20});
  stage.blue("Rolf", "mounted-knight", {20, 24});  // 1½″ off: in reach of his sword, not upon him
  stage.fight_elsewhere();
  stage.first(red);
  stage.shoots("Hal", "Rolf");
  stage.roll({1, 1, 1});
  EXPECT_EQ(stage.tries_strike("Hal", "Rolf", 1), "shot_already MER-B-A12");
}

TEST(MER_B_A12, a_bowman_with_an_enemy_upon_him_uses_his_dagger) {
  BetterStage stage;
  stage.red("Alan", "longbowman", {20, 20}, {{"weapons", {"longbow"}}});
  stage.blue("Rolf", "peasant", {20, 22.5});
  stage.shot_elsewhere();
  stage.first(red);
  EXPECT_EQ(stage.tries_shot("Alan", "Rolf"), "engaged MER-B-A12");
  EXPECT_EQ(stage.tries_strike("Alan", "Rolf", 1), "accepted");
  EXPECT_EQ(stage.blow_dice("Alan", "Rolf"), 1) << "every bowman has one";
  EXPECT_EQ(stage.battle().fighter(stage.id("Alan")).arms[0].hits, 3);
}

TEST(MER_B_A12, a_routed_enemy_keeps_nobody_from_shooting) {
  BetterStage stage;
  stage.red("Alan", "longbowman", {20, 20});
  stage.blue("Rolf", "peasant", {20, 22.5});
  State s = stage.at(Phase::shoot);
  EXPECT_TRUE(cannot_shoot({stage.battle(), s}, stage.id("Alan")));
  stage.rout(s, "Rolf");
  EXPECT_FALSE(cannot_shoot({stage.battle(), s}, stage.id("Alan")));
}

TEST(MER_S_A09, in_the_better_game_too_a_shot_needs_a_clear_line) {
  BetterStage stage;
  stage.red("Alan", "longbowman", {20, 20});
  stage.red("Ned", "peasant", {20, 30});
  stage.blue("Rolf", "peasant", {20, 35});
  stage.shot_elsewhere();
  stage.first(red);
  EXPECT_EQ(stage.tries_shot("Alan", "Rolf"), "blocked MER-S-A09");
}

}  // namespace fyrd::merlin::better
