// The second exercise to its end: an archer shoots at a charging line or runs from it (NEW-061, NEW-073, NEW-A36,
// NEW-A38).
#include "rulesets/newcastle/table/place.h"
#include "tests/rulesets/newcastle/game.h"

namespace fyrd::newcastle {

namespace {

// Alf, Bran and Cuth in line charge Abel, five inches before Bran.
struct SeeHimOff : NewcastleGame {
  SeeHimOff() {
    line(fyrd::red, {"Alf", "Bran", "Cuth"}, {16.8, 13.5});
    blue("Abel", "archer", {18, 19.5});
    bystanders();
    charge_ahead("Alf", 4);
  }
  bool in_reach(const char* who) { return reaches(here(), id(who), id("Abel")); }
};

}  // namespace

TEST(NEW_061, one_shot_does_not_see_off_a_charging_line) {
  SeeHimOff g;
  g.react(ReactOrder::shoot, "Alf"), g.roll(16), g.roll(1), g.roll({13, 1, 1, 1}), g.react(ReactOrder::stand);
  EXPECT_EQ(g.whom("shot"), "Alf");
  EXPECT_TRUE(g.formed("Alf") && g.formed("Bran") && g.formed("Cuth"));
  EXPECT_EQ(g.off("Bran", {18, 17.5}), 0);
  EXPECT_EQ(g.off("Cuth", {19.2, 17.5}), 0);
  EXPECT_TRUE(g.man("Alf").pushed);
  EXPECT_EQ(g.off("Alf", {16.8, 17.5}), 100) << "an inch behind his place, away from the archer";
  g.to("contest");
  EXPECT_TRUE(g.in_reach("Bran"));
}

TEST(NEW_A36, a_second_push_ends_his_part_of_the_charge) {
  SeeHimOff g;
  State s = g.state();
  EXPECT_FALSE(s.man(g.id("Alf")).pushed_once);
  NewcastleGame two;
  two.line(red, {"Alf", "Bran", "Cuth", "Dunn"}, {16.8, 13.5});
  two.blue("Abel", "archer", {18, 19.5}), two.blue("Bede", "archer", {19.2, 19.5}), two.bystanders();
  two.charge_ahead("Alf", 4);
  for (int shot = 0; shot < 2; ++shot)
    two.react(ReactOrder::shoot, "Alf"), two.roll(20), two.roll(1), two.roll({13, 1, 1, 1}),
        two.react(ReactOrder::stand);
  EXPECT_FALSE(two.formed("Alf"));
  EXPECT_TRUE(two.formed("Bran")) << "three are left, and come on";
  EXPECT_EQ(two.off("Bran", {18, 17.5}), 0);
}

TEST(NEW_073, escaped_the_line_stands_where_he_stood) {
  SeeHimOff g;
  g.react(ReactOrder::evade), g.roll(8), g.roll(12);
  EXPECT_EQ(g.times("evaded"), 1);
  EXPECT_EQ(g.off("Bran", {18, 19.5}), 0);
  EXPECT_EQ(g.off("Alf", {16.8, 19.5}), 0);
  EXPECT_TRUE(g.formed("Bran"));
}

TEST(NEW_073, caught_he_is_in_melee_with_all_of_them) {
  SeeHimOff g;
  g.react(ReactOrder::evade), g.roll(8), g.roll(13);
  EXPECT_EQ(g.times("caught"), 1);
  EXPECT_EQ(g.off("Abel", {18, 19.5}), 0);
  EXPECT_EQ(g.gap("Bran", "Abel"), 0);
  for (const char* who : {"Alf", "Bran", "Cuth"}) EXPECT_TRUE(g.in_reach(who)) << who;
}

TEST(NEW_A38, a_man_who_was_slowed_and_fell_short_chases_nobody) {
  NewcastleGame g;
  g.red("Eric", "axeman", {20, 20}), g.blue("Abel", "archer", {20, 25.5}), g.bystanders();
  g.charge("Eric", "Abel"), g.react(ReactOrder::shoot, "Eric"), g.roll(16), g.roll({15, 15, 1, 1});
  g.react(ReactOrder::evade), g.roll(20), g.roll(1);
  EXPECT_EQ(g.off("Eric", {20, 23}), 0);
}

}  // namespace fyrd::newcastle
