// What the sheet takes for granted (DRK-B01 … DRK-B09).
#include "tests/rulesets/darkages/pair.h"

namespace fyrd::darkages {

TEST(DRK_B01, both_sides_move_shoot_and_strike_in_the_same_turn) {
  Pair stage("warrior", "warrior");
  stage.red("Alan", "archer", Cm(60, 60));
  stage.blue("Ulf", "archer", Cm(60, 75));
  std::vector<std::string> asked;
  while (stage.state().turn == 1) {
    if (const std::string kind = stage.asked(); kind == "order" || kind == "shoot") {
      if (asked.empty() || asked.back() != kind) {
        asked.push_back(kind);
        EXPECT_EQ(stage.game().wanted().size(), 2u) << "nobody before the other: " << kind;
      }
    }
    stage.next(1);
  }
  EXPECT_EQ(asked, (std::vector<std::string>{"order", "shoot"}));
  EXPECT_EQ(stage.told("struck"), 2) << "each of the two at the end of it";
}

TEST(DRK_B02, who_cannot_agree_does_nothing_and_the_others_go) {
  DarkStage stage;
  stage.options["agree"] = true;
  stage.red("Ned", "warrior", Cm(20, 20));
  stage.red("Rob", "warrior", Cm(90, 20));
  stage.blue("Odo", "warrior", Cm(60, 110));
  stage.give(stage.move_order("Rob", {Cm(90, 30)}));
  stage.give(stage.stand_order("Odo", south));
  for (const double x : {20.0, 21.0, 22.0, 23.0}) {
    stage.give(stage.move_order("Ned", {Cm(x, 30)}));
    if (x < 23) stage.give(stage.stand_order("Odo", south));  // then he has been changed too often, too
  }
  stage.all_done();
  EXPECT_EQ(stage["Ned"].at, at(20, 20));
  EXPECT_EQ(stage["Rob"].at, at(90, 30));
}

TEST(DRK_B03, classes_from_who_does_not_fight_to_the_champion) {
  DarkStage stage;
  stage.red("Boy", "captive", Cm(20, 20));
  stage.red("Ann", "villager", Cm(30, 20));
  stage.red("Ned", "warrior", Cm(40, 20));
  stage.red("Hugh", "huscarl", Cm(50, 20));
  stage.red("Rolf", "champion", Cm(60, 20));
  stage.blue("Odo", "warrior", Cm(60, 110));
  int rank = 0;
  for (const char* who : {"Boy", "Ann", "Ned", "Hugh", "Rolf"}) {
    EXPECT_EQ(stage.battle().fighter(stage.id(who)).rank, ++rank) << who;
    EXPECT_EQ(stage.tries(stage.go_order(who, "Odo")), rank == 1 ? "harmless DRK-A23" : "accepted") << who;
  }
}

TEST(DRK_B04, enemies_whose_bases_touch_are_in_melee) {
  for (const auto& [foe, reach] : {std::pair{"warrior", 2.0}, {"breton-rider", 3.5}}) {
    Pair touching("warrior", foe, reach), apart("warrior", foe, reach + 0.1);
    EXPECT_TRUE(touch(touching.here(), touching.id("Ned"), touching.id("Odo"))) << foe;
    EXPECT_FALSE(touch(apart.here(), apart.id("Ned"), apart.id("Odo"))) << foe;
    touching.pass(), apart.pass();
    EXPECT_EQ(touching.told("struck"), 2) << foe;
    EXPECT_EQ(apart.told("struck"), 0) << foe;
  }
  Pair beside("warrior", "breton-rider", 50);
  EXPECT_EQ(beside.battle().base(beside["Ned"]).radius, 1_cm);
  const Extent rider = extent(beside.battle().base(beside["Odo"]));
  EXPECT_EQ(rider.max_x - rider.min_x, (25_mm).units);
  EXPECT_EQ(rider.max_y - rider.min_y, (5_cm).units);
}

TEST(DRK_B05, a_die_for_each_missile_and_those_of_like_weapons_together) {
  for (const bool together : {false, true}) {
    DarkStage stage;
    stage.crowd();
    stage.options["pooled_sixes"] = together;
    stage.red("Ann", "northman-bowman", Cm(28, 20));
    stage.red("Ben", "northman-bowman", Cm(31, 20));
    stage.blue("Odo", "warrior", Cm(30, 50));
    stage.march();
    for (const char* who : {"Ann", "Ben"}) stage.order(stage.shot_order(who, "Odo"));
    stage.until("dice");
    std::vector<int> dice;
    for (; stage.asked() == "dice" && stage.told("missed") == 0; stage.next(1))
      dice.push_back(stage.game().wanted_roll()->pool.count);
    EXPECT_EQ(dice, together ? std::vector<int>{2} : (std::vector<int>{1, 1}));
  }
}

TEST(DRK_B06, blows_are_thrown_man_by_man_and_who_faces_several_names_one) {
  DarkStage stage;
  stage.crowd();
  stage.red("Ned", "warrior", Cm(40, 60));
  stage.blue("Odo", "warrior", Cm(40, 62));
  stage.blue("Rolf", "warrior", Cm(40, 58));
  stage.march();
  ASSERT_EQ(stage.asked(), "name");
  ASSERT_EQ(stage.game().wanted().size(), 1u) << "the others have him alone";
  stage.give({.verb = NameOrder::strike, .target = stage.id("Rolf")});
  for (int blow = 0; blow < 3; ++blow) {
    ASSERT_EQ(stage.asked(), "dice");
    EXPECT_EQ(stage.game().wanted_roll()->pool.count, 1);
    stage.roll(1);
  }
  EXPECT_EQ(stage.told("struck"), 3);
}

TEST(DRK_B07, one_goes_back_by_a_base_and_who_beat_him_may_take_the_place) {
  for (const bool follows : {false, true}) {
    Pair stage("northman", "warrior");
    stage.fight({3});
    EXPECT_EQ(stage["Odo"].at, at(40, 64));
    ASSERT_EQ(stage.asked(), "follow");
    stage.give(follows ? Choice{.verb = FollowOrder::follow} : Choice{});
    EXPECT_EQ(stage["Ned"].at, at(40, follows ? 62 : 60));
  }
}

TEST(DRK_B08, who_shoots_does_not_strike_unless_at_him_who_is_just_arriving) {
  for (const bool stands : {false, true}) {
    DarkStage stage;
    stage.crowd();
    stage.red("Jav", "skirmisher", Cm(30, 20));
    stage.blue("Odo", "warrior", Cm(30, 36));
    stage.order(stands ? stage.go_order("Odo", "Jav") : stage.go_order("Jav", "Odo"));
    stage.march();
    stage.order(stage.shot_order("Jav", "Odo", 8));
    while (stage.asked() == "shoot") stage.give({});
    stage.roll(1);
    EXPECT_TRUE(touch(stage.here(), stage.id("Jav"), stage.id("Odo")));
    EXPECT_EQ(may_strike(stage.state(), stage.id("Jav")), stands);
    EXPECT_TRUE(may_strike(stage.state(), stage.id("Odo")));
  }
}

TEST(DRK_B09, mounted_foot_ride_but_are_no_cavalry) {
  const auto rider = [](const char* mount, const char* against) {
    DarkStage stage;
    stage.crowd();
    stage.red("Nag", "warrior", Cm(40, 60), {{"mount", mount}, {"facing", 0}});
    stage.blue("Odo", against, Cm(40, 63.5));
    return std::pair(allowance(stage.here(), stage.id("Nag")), stage.blow("Nag", "Odo"));
  };
  EXPECT_EQ(rider("mounted-foot", "warrior").first, 36_cm);
  EXPECT_EQ(rider("cavalry", "warrior").first, 40_cm);
  EXPECT_EQ(rider("none", "warrior").second, rider("mounted-foot", "warrior").second);
  EXPECT_GT(rider("cavalry", "warrior").second, rider("mounted-foot", "warrior").second);
}

}  // namespace fyrd::darkages
