// Horse or rider: shots at the mounted in Lord Merlin's more realistic game (MER-R-014, MER-R-A12, A15, A29, A49).
#include "tests/rulesets/merlin/realistic/range.h"

namespace fyrd::merlin::realistic {

TEST(MER_R_014, horse_or_knight) {
  const auto falls = [](int die, int fall) {
    Range stage("longbowman", "mounted-knight");
    stage.first(red);
    stage.shoots("Alan", "Odo"), stage.to_dice(), stage.two(11);
    EXPECT_EQ(stage.purpose(), "horse or rider");
    stage.roll(die);
    if (stage.purpose() == "the fall") stage.two(fall);
    return std::string(stage.out("Odo") ? "out" : stage["Odo"].base == 0 ? "on foot" : "rides");
  };
  EXPECT_EQ(falls(5, 0), "out");
  EXPECT_EQ(falls(4, 9), "on foot");
  EXPECT_EQ(falls(4, 10), "out");
}

TEST(MER_R_014, a_galloping_horse_throws_its_knight_harder) {
  RealisticStage stage;
  stage.red("Alan", "longbowman", {60, 70});
  stage.blue("Hugh", "mounted-knight", {60, 110});
  stage.first(blue);
  stage.moves("Hugh", Gait::walk, {60, 106}), stage.next_turn(blue);
  stage.moves("Hugh", Gait::trot, {60, 99}), stage.next_turn(blue);
  stage.moves("Hugh", Gait::run, {60, 88});
  stage.shoots("Alan", "Hugh"), stage.to_dice(), stage.two(11), stage.roll(1);
  stage.two(7);
  EXPECT_TRUE(stage.out("Hugh")) << "7 is enough at a run";
}

TEST(MER_R_A15, he_goes_on_as_a_dismounted_knight_without_an_attack_in_that_turn) {
  RealisticStage stage;
  stage.red("Alan", "longbowman", {60, 40});
  stage.red("Wat", "sergeant", {52, 54});
  stage.blue("Hugh", "mounted-knight", {60, 54}, {{"weapons", {"knightly-sword"}}});
  stage.blue("Odo", "sergeant", {52, 57});
  stage.first(red);
  stage.shoots("Alan", "Hugh"), stage.to_dice(), stage.two(11), stage.roll(1), stage.two(9);
  EXPECT_EQ(stage["Hugh"].base, 0);
  EXPECT_EQ(stage.defence("Hugh", "Wat"), 11);
  EXPECT_EQ(stage.man("Hugh").gait, Gait::stand);
  EXPECT_EQ(stage.tries_blow("Hugh", "Wat"), "no_horse MER-R-A15");
}

TEST(MER_R_A29, who_loses_his_horse_stands) {
  RealisticStage stage;
  stage.red("Alan", "longbowman", {60, 30});
  stage.blue("Hugh", "mounted-knight", {60, 50});
  stage.first(blue);
  stage.moves("Hugh", Gait::walk, {60, 46});
  stage.shoots("Alan", "Hugh");
  EXPECT_EQ(stage.man("Hugh").gait, Gait::walk);
  stage.to_dice(), stage.two(11), stage.roll(1), stage.two(2);
  EXPECT_EQ(stage["Hugh"].base, 0);
  EXPECT_EQ(stage.man("Hugh").gait, Gait::stand);
}

TEST(MER_R_A49, any_other_rider_is_out_at_once) {
  Range stage("longbowman", "heavy-cavalry");
  EXPECT_EQ(after_shot(stage, 10), "shot_down");
  EXPECT_TRUE(stage.out("Odo"));
}

TEST(MER_R_A12, a_knight_in_less_than_full_plate_on_a_plain_horse_is_hit_by_his_own_row) {
  EXPECT_EQ(
      Range("longbowman", "mounted-knight", {{"armour", "mail"}, {"armoured_horse", false}}).needed("Alan", "Odo"), 9);
  EXPECT_EQ(Range("longbowman", "mounted-knight", {{"armour", "mail"}, {"shield", true}, {"armoured_horse", false}})
                .needed("Alan", "Odo"),
            10);
  EXPECT_EQ(Range("longbowman", "mounted-knight", {{"armoured_horse", false}}).needed("Alan", "Odo"), 11)
      << "full plate";
}

TEST(MER_R_012, an_armoured_horse_is_in_the_top_row_whoever_rides_it) {
  EXPECT_EQ(Range("longbowman", "mounted-knight", {{"armour", "mail"}}).needed("Alan", "Odo"), 11);
  EXPECT_EQ(Range("crossbowman", "heavy-cavalry", {{"armoured_horse", true}}).needed("Alan", "Odo"), 10);
  Range stage("longbowman", "mounted-knight", {{"armour", "mail"}});
  stage.first(red), stage.shoots("Alan", "Odo"), stage.to_dice(), stage.two(11), stage.roll(1), stage.two(2);
  EXPECT_EQ(stage.needed("Alan", "Odo"), 9) << "without it he has only his mail";
}

}  // namespace fyrd::merlin::realistic
