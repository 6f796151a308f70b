// Bows and crossbows of Lord Merlin's simple game (MER-S-004, MER-S-005, MER-S-A06, A07, A10).
#include "tests/rulesets/merlin/simple/stage.h"

namespace fyrd::merlin::simple {

namespace {

// Alan with his bow ten inches from Rolf.
std::string shot(const char* bow, const char* target, int hand, int luck, const Json& shooter_more = {},
                 const Json& target_more = {}) {
  SimpleStage stage;
  stage.red("Alan", bow, {20, 20}, shooter_more);
  stage.blue("Rolf", target, {20, 30}, target_more);
  stage.first(red);
  const std::string what = stage.shoots("Alan", "Rolf", hand, luck);
  EXPECT_EQ(stage.out("Rolf"), what.starts_with("shot_down"));
  EXPECT_FALSE(stage.out("Alan")) << "the shooter risks nothing";
  return what;
}

// A red crossbow with a mark twenty inches off, and a bow elsewhere so that shooting is always asked for.
struct Range : SimpleStage {
  Range() {
    red("Jehan", "crossbowman", {20, 20});
    blue("Rolf", "sergeant", {20, 40});
    shot_elsewhere();
    first(fyrd::red);
  }
  // Both sides do no more this turn, and red begins the next.
  void next_turn() {
    pass();
    pass();
    first(fyrd::red);
  }
};

}  // namespace

TEST(MER_S_004, a_lower_roll_of_the_target_eliminates_it) {
  EXPECT_EQ(shot("longbowman", "sergeant", 4, 3), "shot_down 4:3");
  EXPECT_EQ(shot("crossbowman", "sergeant", 4, 4), "shot_down 5:4");
}

TEST(MER_S_004, the_shooter_risks_nothing) {
  EXPECT_EQ(shot("longbowman", "sergeant", 1, 6), "missed 1:6");
  EXPECT_EQ(shot("longbowman", "longbowman", 1, 6), "missed 1:6") << "not even from another bowman";
  EXPECT_EQ(shot("crossbowman", "mounted-knight", 1, 6, {}, leader), "missed 2:8");
}

TEST(MER_S_004, only_bowmen_and_crossbowmen_shoot) {
  SimpleStage stage;
  stage.red("Hugh", "pikeman", {20, 20});
  stage.blue("Rolf", "sergeant", {20, 30});
  stage.shot_elsewhere();
  stage.first(red);
  EXPECT_EQ(stage.tries_shot("Hugh", "Rolf"), "no_bow MER-S-004");
  EXPECT_EQ(stage.tries_shot("Red Bow", "Hugh"), "not_an_enemy MER-S-004");
}

TEST(MER_S_004, the_fallen_neither_shoot_nor_are_shot_at) {
  SimpleStage stage;
  stage.red("Alan", "longbowman", {20, 20}, {{"out", true}});
  stage.red("Robin", "longbowman", {30, 20});
  stage.blue("Rolf", "sergeant", {20, 30}, {{"out", true}});
  stage.blue("Odo", "sergeant", {30, 30});
  stage.first(red);
  EXPECT_EQ(stage.tries_shot("Alan", "Odo"), "out_of_play MER-S-004");
  EXPECT_EQ(stage.tries_shot("Robin", "Rolf"), "out_of_play MER-S-004");
  EXPECT_EQ(stage.tries_shot("Odo", "Robin"), "not_yours MER-S-004");
}

TEST(MER_S_005, a_crossbow_adds_one_and_a_longbow_nothing) {
  EXPECT_EQ(shot("crossbowman", "sergeant", 3, 4), "missed 4:4");
  EXPECT_EQ(shot("crossbowman", "sergeant", 3, 3), "shot_down 4:3");
  EXPECT_EQ(shot("longbowman", "sergeant", 3, 3), "missed 3:3");
}

TEST(MER_S_005, a_longbow_reaches_25_inches) {
  SimpleStage stage;
  stage.red("Alan", "longbowman", {20, 20});
  stage.red("Robin", "longbowman", {60, 20});
  stage.blue("Rolf", "sergeant", {20, 46.5});  // and half a base at each end
  stage.blue("Odo", "sergeant", Place(60, 46.5).off(0, 1));
  stage.first(red);
  EXPECT_EQ(stage.tries_shot("Robin", "Odo"), "out_of_range MER-S-005") << "0.01 mm beyond";
  EXPECT_EQ(stage.shoots("Alan", "Rolf", 6, 1), "shot_down 6:1") << "within includes the exact distance";
}

TEST(MER_S_005, a_crossbow_reaches_30_inches) {
  SimpleStage stage;
  stage.red("Jehan", "crossbowman", {20, 20});
  stage.red("Perrin", "crossbowman", {60, 20});
  stage.blue("Rolf", "light-cavalry", {20, 52});  // ¾ + 30 + 1¼
  stage.blue("Odo", "light-cavalry", Place(60, 52).off(0, 1));
  stage.first(red);
  EXPECT_EQ(stage.tries_shot("Perrin", "Odo"), "out_of_range MER-S-005") << "0.01 mm beyond";
  EXPECT_EQ(stage.shoots("Jehan", "Rolf", 6, 1), "shot_down 7:2");
}

TEST(MER_S_005, a_longbow_shoots_every_turn_and_moving) {
  SimpleStage stage;
  stage.red("Alan", "longbowman", {20, 20});
  stage.blue("Rolf", "sergeant", {20, 35});
  for (int turn = 1; turn <= 4; ++turn) {
    stage.first(red);
    stage.moves("Alan", {20.0 + turn, 20});
    EXPECT_EQ(stage.shoots("Alan", "Rolf", 1, 6), "missed 1:6") << "turn " << turn;
    stage.pass();
  }
}

TEST(MER_S_005, one_shot_a_turn) {
  SimpleStage stage;
  stage.red("Alan", "longbowman", {20, 20});
  stage.blue("Rolf", "sergeant", {20, 30});
  stage.shot_elsewhere();
  stage.first(red);
  stage.shoots("Alan", "Rolf", 1, 6);
  EXPECT_EQ(stage.tries_shot("Alan", "Rolf"), "shot_already MER-S-005");
}

TEST(MER_S_A06, a_leader_adds_one_under_fire) {
  EXPECT_EQ(shot("longbowman", "sergeant", 4, 3, {}, leader), "missed 4:4");
}

TEST(MER_S_A06, a_mounted_man_adds_one_under_fire) {
  EXPECT_EQ(shot("longbowman", "light-cavalry", 4, 3), "missed 4:4");
  EXPECT_EQ(shot("longbowman", "light-cavalry", 4, 2), "shot_down 4:3");
}

TEST(MER_S_A06, a_mounted_leader_adds_both_under_fire) {
  EXPECT_EQ(shot("longbowman", "mounted-knight", 4, 2, {}, leader), "missed 4:4");
}

TEST(MER_S_A06, a_leader_shooting_adds_one_to_his_roll) {
  EXPECT_EQ(shot("longbowman", "sergeant", 3, 3, leader), "shot_down 4:3");
}

TEST(MER_S_A06, a_mounted_bowman_adds_one_to_his_roll) {
  EXPECT_EQ(shot("light-cavalry", "sergeant", 3, 3, {{"weapons", {"longbow"}}}), "shot_down 4:3");
}

TEST(MER_S_A06, a_charge_does_not_count_under_fire) {
  SimpleStage stage;
  stage.red("Hugh", "mounted-knight", {20, 10});
  stage.blue("Rolf", "sergeant", {20, 30});
  stage.blue("Alan", "longbowman", {20, 45});
  stage.first(red);
  stage.moves("Hugh", {20, 27.5});
  EXPECT_EQ(stage.fights({"Hugh"}, "Rolf", 6, 1), "struck 8:1") << "he charges, and that very turn he is shot at";
  EXPECT_EQ(stage.asked_whom(), blue);
  EXPECT_EQ(stage.shoots("Alan", "Hugh", 5, 4), "missed 5:5");
}

TEST(MER_S_A07, a_tie_is_a_miss) {
  for (int face = 1; face <= 6; ++face)
    EXPECT_TRUE(shot("longbowman", "sergeant", face, face).starts_with("missed")) << face;
  for (int face = 1; face <= 5; ++face)
    EXPECT_TRUE(shot("crossbowman", "sergeant", face, face + 1).starts_with("missed")) << face;
}

TEST(MER_S_A10, a_crossbow_starts_loaded_and_shoots_every_second_turn) {
  Range stage;
  EXPECT_EQ(stage.shoots("Jehan", "Rolf", 1, 6), "missed 2:6");
  for (int shots = 0; shots < 2; ++shots) {
    stage.next_turn();
    EXPECT_EQ(stage.tries_shot("Jehan", "Rolf"), "not_loaded MER-S-A10") << "he loads in this turn";
    stage.next_turn();
    EXPECT_EQ(stage.shoots("Jehan", "Rolf", 1, 6), "missed 2:6") << "two turns after his last shot";
  }
}

TEST(MER_S_A10, the_other_sides_half_of_the_turn_does_not_load) {
  Range stage;
  stage.shoots("Jehan", "Rolf", 1, 6);
  stage.pass();
  stage.pass();
  stage.first(blue);  // red now goes second: two blue halves lie between its two
  stage.pass();
  EXPECT_EQ(stage.tries_shot("Jehan", "Rolf"), "not_loaded MER-S-A10");
}

TEST(MER_S_A10, a_move_while_loading_starts_the_wait_again) {
  Range stage;
  stage.shoots("Jehan", "Rolf", 1, 6);
  stage.next_turn();
  stage.moves("Jehan", {20.1, 20});
  stage.next_turn();
  EXPECT_EQ(stage.tries_shot("Jehan", "Rolf"), "not_loaded MER-S-A10") << "he must stand still to reload";
  stage.next_turn();
  EXPECT_EQ(stage.shoots("Jehan", "Rolf", 1, 6), "missed 2:6");
}

TEST(MER_S_A10, moving_in_the_turn_of_a_shot_is_allowed) {
  Range stage;
  stage.moves("Jehan", {22, 20});
  EXPECT_EQ(stage.shoots("Jehan", "Rolf", 1, 6), "missed 2:6");
  stage.next_turn();
  stage.next_turn();
  stage.moves("Jehan", {24, 20});
  EXPECT_EQ(stage.shoots("Jehan", "Rolf", 1, 6), "missed 2:6")
      << "loaded in the turn he stood, shot in the next, moving";
}

TEST(MER_S_A10, a_loaded_crossbow_is_carried_loaded) {
  Range stage;
  stage.moves("Jehan", {22, 20});
  stage.next_turn();
  stage.moves("Jehan", {20, 20});
  EXPECT_EQ(stage.shoots("Jehan", "Rolf", 1, 6), "missed 2:6") << "he walked two turns without a shot";
}

}  // namespace fyrd::merlin::simple
