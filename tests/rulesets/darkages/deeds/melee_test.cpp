// The melee of Dark Ages: who strikes whom, who gives way and how far.
#include "tests/rulesets/darkages/pair.h"

namespace fyrd::darkages {

TEST(DRK_A07, who_is_driven_back_does_not_strike) {
  Pair stage("northman", "warrior");
  stage.fight({3});  // the spear repels
  EXPECT_EQ(stage.told("recoiled"), 1);
  EXPECT_EQ(stage["Odo"].at, at(40, 64));
  stage.until("order");
  EXPECT_EQ(stage.told("struck"), 1);
}

TEST(DRK_A11, two_back_on_foot_five_mounted_and_the_winner_may_follow) {
  Pair stage("northman", "warrior");
  stage.fight({3});
  ASSERT_EQ(stage.asked(), "follow");
  stage.give({.verb = FollowOrder::follow});
  EXPECT_EQ(stage["Ned"].at, at(40, 62));
  Pair rider("northman", "breton-rider", 3.5);
  rider.fight({5, 1});  // 5 − 1 is his class; his own blow misses
  EXPECT_EQ(rider["Odo"].at, at(40, 68.5));
}

TEST(DRK_A12, friends_give_way_and_walls_do_not) {
  Pair stage("northman", "warrior");
  stage.blue("Rolf", "warrior", Cm(40, 64));
  stage.fight({3});
  EXPECT_EQ(stage["Rolf"].at, at(40, 66));
  Pair wall("northman", "warrior");
  wall.ground("high-wall", Cm(30, 63.5), Cm(50, 64));
  wall.fight({3});
  EXPECT_TRUE(wall.out("Odo"));
  Pair foe("northman", "warrior");
  foe.red("Rob", "warrior", Cm(40, 64.5));
  foe.fight({3});
  EXPECT_TRUE(foe.out("Odo")) << "an enemy in his back";
}

TEST(DRK_A47, pushed_over_the_edge) {
  DarkStage stage;
  stage.crowd();
  stage.red("Ned", "northman", Cm(60, 116));
  stage.blue("Odo", "warrior", Cm(60, 118));
  stage.march();
  while (stage.asked() == "shoot" || stage.asked() == "name") stage.next(1);
  stage.roll(3);
  EXPECT_EQ(stage["Odo"].pose, Pose::away);
}

TEST(DRK_A48, taking_the_place_stops_at_a_third) {
  Pair stage("northman", "warrior");
  stage.red("Rob", "captive", Cm(41.9, 61.2));  // beside the way, in nobody's contact but a friend's
  stage.fight({3});
  ASSERT_EQ(stage.asked(), "follow");
  stage.give({.verb = FollowOrder::follow});
  EXPECT_LT(stage["Ned"].at.y, at(40, 62).y);
}

TEST(DRK_A06, one_kills_and_the_other_repels) {
  Pair stage("warrior", "warrior");
  stage.fight({4, 3});  // Ned kills, Odo repels
  EXPECT_TRUE(stage.out("Odo"));
  EXPECT_EQ(stage["Ned"].at, at(40, 58));
}

TEST(DRK_045, only_the_better_of_two_equal_results_counts) {
  Pair stage("warrior", "warrior");
  stage.fight({5, 4});
  EXPECT_TRUE(stage.out("Odo"));
  EXPECT_FALSE(stage.out("Ned")) << "the higher die";
  Pair tie("warrior", "warrior");
  tie.fight({5, 5});
  EXPECT_FALSE(tie.out("Odo") || tie.out("Ned")) << "DRK-A05";
}

TEST(DRK_043, the_story_says_when_the_armour_holds_and_when_a_one_misses) {
  Pair stage("warrior", "crossbowman");
  stage.library.put("darkages/fighters.toml",
                    *stage.library.find("darkages/fighters.toml") +
                        "\n[mailed]\nname = \"mailed man\"\nclass = 3\narmour = 4\nweapon = \"knife\"\n");
  stage.blue("Rolf", "mailed", Cm(80, 60));
  stage.red("Rob", "warrior", Cm(80, 58));
  stage.fight({1, 4});  // Ned and Rob, whose swords are as long as the crossbowman's
  std::string texts;
  for (const Event& e : stage.game().events()) texts += e.text;
  EXPECT_NE(texts.find("a natural 1"), std::string::npos) << texts;
  EXPECT_NE(texts.find("the armour holds"), std::string::npos) << texts;
}

TEST(DRK_A38, each_strikes_the_one_he_named) {
  DarkStage stage;
  stage.crowd();
  stage.red("Ned", "warrior", Cm(40, 60));
  stage.blue("Odo", "warrior", Cm(40, 62));
  stage.blue("Rolf", "warrior", Cm(40, 58));
  stage.march();
  ASSERT_EQ(stage.asked(), "name");
  EXPECT_EQ(stage.game().wanted().size(), 1u) << "the others have one enemy each";
  EXPECT_EQ(stage.attempt({.verb = NameOrder::strike, .target = stage.id("Blue 0")}), "out_of_reach DRK-A38");
  stage.give({.verb = NameOrder::strike, .target = stage.id("Rolf")});
  stage.throws({4, 1, 1});
  EXPECT_TRUE(stage.out("Rolf"));
  EXPECT_FALSE(stage.out("Odo"));
}

TEST(DRK_A16, the_lone_man_strikes_once) {
  DarkStage stage;
  stage.crowd();
  stage.red("Ned", "warrior", Cm(40, 60));
  stage.blue("Odo", "warrior", Cm(40, 62));
  stage.blue("Rolf", "warrior", Cm(40, 58));
  stage.march();
  stage.give({.verb = NameOrder::strike, .target = stage.id("Rolf")});
  stage.throws({1, 1, 1});
  stage.until("order");
  EXPECT_EQ(stage.told("struck"), 3);
}

TEST(DRK_A39, away_from_the_highest_total_and_the_place_only_for_the_free) {
  DarkStage stage;
  stage.crowd();
  stage.red("Ned", "warrior", Cm(40, 60));
  stage.blue("East", "northman", Cm(42, 60));
  stage.blue("South", "northman", Cm(40, 58));
  stage.march();
  stage.give({.verb = NameOrder::strike, .target = stage.id("East")});
  stage.throws({3, 3});  // a full tie of totals, class and die: the first
  EXPECT_EQ(stage["Ned"].at, at(38, 60)) << "away from East";
  EXPECT_EQ(stage.asked(), "follow");
  EXPECT_EQ(stage.told("recoiled"), 1) << "one recoil a step";
}

TEST(DRK_A02, movement_then_shots_then_blows) {
  Pair stage("warrior", "warrior");
  stage.red("Bow", "archer", Cm(60, 60));
  EXPECT_STREQ(stage.game().battle().phase(stage.game().now()), "movement");
  stage.march();
  EXPECT_STREQ(stage.game().battle().phase(stage.game().now()), "shooting");
  stage.all_done();
  EXPECT_STREQ(stage.game().battle().phase(stage.game().now()), "melee");
  stage.until("order");
  EXPECT_EQ(stage.state().turn, 2);
}

TEST(DRK_A08, the_joined_cells) {
  DarkStage stage;
  stage.red("Ned", "warrior", Cm(20, 20));
  stage.blue("Odo", "warrior", Cm(60, 110));
  const auto going = [&](const char* kind) {
    for (std::size_t i = 0; i < stage.battle().terrain.size(); ++i) {
      if (stage.battle().terrain[i] == kind) return stage.battle().traits[i].going;
    }
    return std::array<Going, 3>{};
  };
  using enum Going;
  EXPECT_EQ(going("bushes"), (std::array{difficult, difficult, difficult}));
  EXPECT_EQ(going("crops"), (std::array{difficult, difficult, difficult}));
  EXPECT_EQ(going("wood"), (std::array{difficult, very_difficult, very_difficult}));
  EXPECT_EQ(going("slope"), (std::array{difficult, difficult, very_difficult}));
  EXPECT_EQ(going("bank"), (std::array{difficult, difficult, very_difficult}));
}

TEST(DRK_A49, gaps_are_between_bases) {
  Pair stage("warrior", "breton-rider", 8);
  EXPECT_EQ(gap(stage.here(), stage.id("Ned"), stage.id("Odo")), centimetres(8) - 1_cm - 25_mm);
}

}  // namespace fyrd::darkages
