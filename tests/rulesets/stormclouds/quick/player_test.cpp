// The Heroes' quick player: always legal, far better than chance, and after what the plot wants.
#include "tests/rulesets/match.h"
#include "tests/rulesets/stormclouds/stage.h"
#include "tests/thorough.h"

namespace fyrd::stormclouds {
namespace {

using A = ActionOrder;

struct Mind : StormStage {
  Choice decides(const Question& q) {
    Random random(1, Stream::players, 0);
    return b().quick(s(), q, random);
  }
  Choice acts(std::string_view who, int taken = 0) {
    activate(who, taken);
    return decides(ActionOrder(here()));
  }
  void loot(double x, double y) {
    scenario["plot"] = "loot";
    scenario["objectives"] = {{{"name", "the chest"}, {"at", {x, y}}}};
  }
};

TEST(StormcloudsQuick, every_answer_is_legal) {
  for (const char* scenario : {"ruined-village", "night-watch", "ambush-on-the-road", "the-massive-one"}) {
    const Match match = play_match(*opened("stormclouds", scenario), "quick", "quick", enough(8));
    EXPECT_EQ(match.illegal, 0) << scenario << ": " << match.first_refusal;
  }
}

TEST(StormcloudsQuick, goes_to_the_objective) {
  Mind stage;
  stage.loot(60, 65);
  stage.hero("Pip", "mouse", {60, 60});
  stage.villain("Grub", "small-warrior", {110, 110});
  stage.s().turn = 4;
  const Choice c = stage.acts("Pip");
  ASSERT_EQ(c.verb, A::move);
  stage.put("Pip", c.path.end());
  EXPECT_TRUE(at_objective(stage.here(), stage.id("Pip")));
}

TEST(StormcloudsQuick, walks_around_what_is_in_the_way) {
  Mind stage;
  stage.loot(60, 70);
  stage.hero("Pip", "mouse", {60, 60});
  stage.villain("Grub", "small-warrior", {110, 110});
  stage.ground("wall", {55, 63}, {62, 63.4});
  stage.s().turn = 4;
  for (int i = 0; i < 4; ++i) {
    const Choice c = stage.acts("Pip");
    ASSERT_EQ(c.verb, A::move) << i;
    stage.put("Pip", c.path.end());
    if (at_objective(stage.here(), stage.id("Pip"))) return;
  }
  ADD_FAILURE() << "he has not got there";
}

TEST(StormcloudsQuick, rallies_and_helps_in_time) {
  Mind stage;
  stage.hero("Pip", "mouse", {60, 60}, {{"trauma", 5}});  // Will d6
  stage.hero("Brook", "otter", {60 + large_base / 2 + small_base / 2, 60});
  stage.villain("Grub", "small-warrior", {60, 110});
  stage.ground("house", {50, 80}, {70, 84});
  EXPECT_EQ(stage.acts("Pip").verb, A::rally);
  const Choice help = stage.acts("Brook");
  EXPECT_EQ(help.verb, A::help);
  EXPECT_EQ(help.target, stage.id("Pip"));
  stage.man("Pip").trauma = 0;
  EXPECT_NE(stage.acts("Pip").verb, A::rally);
  EXPECT_NE(stage.acts("Brook").verb, A::help);
}

TEST(StormcloudsQuick, ambushes_who_does_not_look) {
  Mind stage;
  stage.hero("Slink", "wildcat", {60, 60}, {{"abilities", {"sneak"}}});  // Might d12, Stealth d8
  stage.villain("Grub", "small-mage", {60, 60 + small_base / 2 + large_base / 2}, {{"facing", 0}});
  const Choice c = stage.acts("Slink", 1);
  EXPECT_EQ(c.verb, A::attack);
  EXPECT_TRUE(digs(c) & dig_ambush);
}

TEST(StormcloudsQuick, digs_deep_for_a_trauma_test_when_it_pays) {
  Mind stage;
  stage.hero("Rey", "fox", {60, 60}, {{"trauma", 4}});  // Will d8
  stage.villain("Grub", "small-warrior", {60, 110});
  EXPECT_EQ(stage.decides(TestOrder(stage.here(), red)).number, dig_blessing);
  stage.man("Rey").trauma = 1;
  EXPECT_EQ(stage.decides(TestOrder(stage.here(), red)).number, 0);
}

TEST(StormcloudsQuick, goes_out_of_the_line_of_fire) {
  Mind stage;
  stage.loot(60, 40);
  stage.hero("Pip", "mouse", {60, 60}, {{"gear", {"great-weapon"}}});
  stage.hero("Tansy", "mouse", {60, 42});  // who has the chest
  stage.villain("One", "massive-hunter", {58, 90});
  stage.villain("Two", "massive-hunter", {62, 90});
  stage.ground("house", {50, 62}, {58, 66});
  stage.man("Pip").turn.swung = true;  // so that he cannot shoot back
  const Choice c = stage.acts("Pip", 1);
  ASSERT_EQ(c.verb, A::move);
  stage.put("Pip", c.path.end());
  EXPECT_EQ(stage.looks("One", "Pip"), Look::none);
  EXPECT_EQ(stage.looks("Two", "Pip"), Look::none);
}

TEST(StormcloudsQuick, a_lucky_hero_lets_no_twist_happen) {
  Mind stage;
  stage.hero("Pip", "mouse", {60, 60}, {{"abilities", {"lucky"}}});
  stage.villain("Grub", "small-warrior", {60, 110});
  EXPECT_EQ(stage.decides(LuckyOrder(stage.here(), stage.id("Pip"))).verb, LuckyOrder::ignore);
}

// Strength takes more games than the slow sanitizers are worth: the play is the same there.
#ifndef FYRD_SANITIZE
TEST(StormcloudsQuick, wins_more_than_half_of_the_ruined_village) {
  constexpr int games = 1000;
  const auto village = opened("stormclouds", "ruined-village");
  const int quick = play_match(*village, "quick", "quick", games).wins[0],
            random = play_match(*village, "random", "quick", 60).wins[0];
  EXPECT_GE(quick, games * 56 / 100);
  EXPECT_LE(quick, games * 72 / 100);
  EXPECT_LE(random, 60 / 20);
}
#endif

}  // namespace
}  // namespace fyrd::stormclouds
