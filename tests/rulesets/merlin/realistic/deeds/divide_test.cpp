// Who is outnumbered and how he divides his total, in Lord Merlin's more realistic game (MER-R-022, MER-R-024,
// MER-R-A35, A50).
#include "tests/rulesets/merlin/realistic/duel.h"

namespace fyrd::merlin::realistic {

TEST(MER_R_024, an_outnumbered_figure_may_divide_its_total) {
  RealisticStage stage;
  stage.red("Hugh", "mounted-knight", {60, 50}, {{"weapons", {"knightly-sword"}}});
  stage.blue("Wat", "halberdier", {58, 52.5});
  stage.blue("Ned", "halberdier", {62, 52.5});
  stage.first(red);
  stage.strikes("Hugh", "Wat"), stage.to_dice();
  stage.roll({5, 5, 4});
  EXPECT_EQ(stage.asked(), "divide") << "after he has seen his total";
  Choice one;
  one.verb = DivideOrder::divide, one.add(stage.id("Wat"));
  EXPECT_EQ(stage.attempt(one), "too_few MER-R-024");
  Choice both = one;
  both.add(stage.id("Ned"));
  stage.give(both);
  stage.two(10);
  EXPECT_FALSE(stage.out("Wat")) << "all results of a band take effect together";
  stage.two(10);
  EXPECT_TRUE(stage.out("Wat")) << "seven against six: ten removes";
  EXPECT_TRUE(stage.out("Ned"));
}

TEST(MER_R_024, nobody_else_has_more_than_one) {
  Duel stage("man-at-arms", "sergeant", 1.5);
  stage.strikes("Wat", "Odo"), stage.to_dice(), stage.roll({4, 4, 4});
  EXPECT_EQ(stage.purpose(), "the chart");
}

TEST(MER_R_A35, only_those_count_who_can_strike_each_other_with_him) {
  RealisticStage stage;
  stage.red("Wat", "halberdier", {60, 50});
  stage.blue("Ned", "sergeant", {58.5, 52});
  stage.blue("Odo", "peasant", {62.5, 52});  // a dagger does not reach so far
  stage.first(red);
  stage.strikes("Wat", "Ned"), stage.to_dice(), stage.roll({4, 4, 4});
  EXPECT_EQ(stage.purpose(), "the chart");
}

TEST(MER_R_A50, each_part_is_an_attack_of_its_own) {
  RealisticStage stage;
  stage.red("Wat", "sergeant", {60, 50});
  stage.blue("Ned", "sergeant", {58.5, 52});
  stage.blue("Odo", "peasant", {61.2, 51.6});
  stage.first(red);
  stage.strikes("Wat", "Odo");
  stage.to_dice(), stage.roll({1, 1});
  ASSERT_EQ(stage.asked(), "divide");
  Choice both;
  both.verb = DivideOrder::divide, both.add(stage.id("Odo")), both.add(stage.id("Ned"));
  stage.give(both);
  stage.two(3);
  EXPECT_TRUE(stage.man("Wat").has_broken(0)) << "its own chance to break the weapon";
  const auto& told = stage.game().events();
  const auto held =
      std::find_if(told.rbegin(), told.rend(), [](const Event& e) { return std::string(e.kind) == "held"; });
  ASSERT_NE(held, told.rend());
  EXPECT_EQ(held->number, 1) << "with its part of the total";
  EXPECT_EQ(stage.purpose(), "the chart") << "and its own throw";
}

TEST(MER_R_A35, two_against_two_nobody_is_outnumbered) {
  const auto asked = [](bool friends) {
    RealisticStage stage;
    stage.red("Wat", "sergeant", {20, 20});
    if (friends) stage.red("Ned", "sergeant", {21.6, 20});
    stage.blue("Odo", "sergeant", {20, 22});
    stage.blue("Guy", "sergeant", {21.6, 22});
    stage.first(red);
    stage.strikes("Wat", "Odo"), stage.to_dice(), stage.roll({4, 4});
    return stage.asked() + " " + stage.purpose();
  };
  EXPECT_EQ(asked(true), "dice the chart");
  EXPECT_EQ(asked(false), "divide ");
}

TEST(MER_R_A35, a_friend_who_reaches_none_of_them_does_not_count) {
  RealisticStage stage;
  stage.red("Wat", "sergeant", {20, 20});
  stage.red("Far", "sergeant", {20, 15});
  stage.blue("Odo", "sergeant", {20, 22});
  stage.blue("Guy", "sergeant", {21.6, 22});
  stage.first(red);
  stage.strikes("Wat", "Odo"), stage.to_dice(), stage.roll({4, 4});
  EXPECT_EQ(stage.asked(), "divide");
}

TEST(MER_R_022, the_nearest_always_has_a_share) {
  RealisticStage stage;
  stage.red("Wat", "sergeant", {20, 20});
  stage.blue("N", "sergeant", {20, 22});
  stage.blue("F1", "sergeant", {18, 18.3});
  stage.blue("F2", "sergeant", {22.6, 18.9});
  stage.first(red);
  stage.strikes("Wat", "N"), stage.to_dice(), stage.roll({4, 4});
  ASSERT_EQ(stage.asked(), "divide");
  const auto among = [&](std::initializer_list<const char*> names) {
    Choice c{.verb = DivideOrder::divide};
    for (const char* name : names) c.add(stage.id(name));
    return c;
  };
  EXPECT_EQ(stage.attempt(among({"F1", "F2"})), "nearer_enemy MER-R-022");
  EXPECT_EQ(stage.attempt(among({"N", "F2"})), "nearer_enemy MER-R-022") << "nor is the second nearest passed over";
  std::string offered;
  stage.game().at_question(red, [&](const Tabletop&, const Question& q) {
    Options options(true);
    q.list(options);
    for (const auto& o : options.all()) offered += o.label + "; ";
  });
  EXPECT_EQ(offered, "All 8 at N; Divided among N and F1; Divided among N, F1 and F2; ");
  EXPECT_EQ(stage.attempt(among({"F1", "N"})), "accepted") << "the larger part goes where he likes";
}

}  // namespace fyrd::merlin::realistic
