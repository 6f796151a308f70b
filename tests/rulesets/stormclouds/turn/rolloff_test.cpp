// The Roll-off and its chances (STO-001, STO-010, STO-011, STO-A01, STO-A04).
#include "tests/rulesets/stormclouds/stage.h"

namespace fyrd::stormclouds {
namespace {

constexpr Luck plain{}, blessed{.blessed = true}, cursed{.cursed = true};

TEST(STO_010, only_higher_than_the_target_succeeds) {
  EXPECT_TRUE(succeeds(5, 3));   // the chest of the draft's first example
  EXPECT_FALSE(succeeds(4, 4));  // and the blow of its second
  EXPECT_FALSE(succeeds(3, 4));
}

TEST(STO_011, the_better_of_a_blessed_pair_and_the_lower_of_a_cursed_one) {
  const Roll pair(dice(2, 8), {3, 6});
  EXPECT_EQ(taken(pair, blessed), 6);
  EXPECT_EQ(taken(pair, cursed), 3);
  EXPECT_EQ(plain.dice(), 1);
  EXPECT_EQ(blessed.dice(), 2);
  EXPECT_EQ(cursed.dice(), 2);
}

TEST(STO_011, who_is_blessed_may_roll_one_die) {
  StormStage stage;
  stage.hero("Rey", "fox", {60, 20}, {{"abilities", {"duelist"}}});
  stage.villain("Grub", "small-warrior", {60, 20 + (small_base + large_base) / 2 + 0.01});
  const Choice one = stage.at_whom(ActionOrder::attack, "Grub", dig_plain);
  const auto offered = [&] {
    Options options;
    stage.activate("Rey");
    ActionOrder(stage.here()).list(options);
    return std::any_of(options.all().begin(), options.all().end(), [&](const Option& o) { return o.choice == one; });
  };
  EXPECT_TRUE(offered());
  stage.does("Rey", one, {{6}});
  EXPECT_EQ(stage.trauma("Grub"), 1);
  stage.man("Rey").turn.duelled = false;
  stage.s().twist.over = true;  // no 1 can hurt any more this Turn
  EXPECT_FALSE(offered());
  stage.man("Rey").turn.duelled = true;
  EXPECT_EQ(stage.refused("Rey", one), "not_blessed STO-011");
}

TEST(STO_A04, a_blessing_and_a_curse_cancel) {
  const Luck both{.blessed = true, .cursed = true};
  EXPECT_EQ(both.dice(), 1);
  EXPECT_EQ(success_chance(8, both, 4), Fraction(1, 2));
}

TEST(STO_010, the_chances_are_exact) {
  EXPECT_EQ(success_chance(8, plain, 4), Fraction(1, 2));
  EXPECT_EQ(success_chance(8, blessed, 4), Fraction(3, 4));
  EXPECT_EQ(success_chance(8, cursed, 4), Fraction(1, 4));
  const Fraction test[] = {1, {7, 8}, {3, 4}, {5, 8}, {1, 2}, {3, 8}, {1, 4}, {1, 8}, 0};
  for (int counters = 0; counters <= 8; ++counters)
    EXPECT_EQ(success_chance(8, plain, counters), test[counters]) << counters;
}

TEST(STO_A01, a_villains_number_must_be_higher_than_the_heros_roll) {
  EXPECT_EQ(struck_chance(4, 4, plain), Fraction(3, 4));
  EXPECT_EQ(struck_chance(4, 6, plain), Fraction(1, 2));
  EXPECT_EQ(struck_chance(4, 8, plain), Fraction(3, 8));
  EXPECT_EQ(struck_chance(4, 10, plain), Fraction(3, 10));
  EXPECT_EQ(struck_chance(4, 12, plain), Fraction(1, 4));
}

TEST(STO_051, an_ambush_in_numbers) {
  const Distribution trauma = ambush_trauma(8, plain, 4, 10, plain);
  EXPECT_EQ(trauma.chance([](int n) { return n >= 5; }), Fraction(3, 10));
  EXPECT_EQ(trauma.expectation(), Fraction(11, 4));
}

TEST(STO_037, what_a_rally_takes_off) {
  const Fraction cursed_six[] = {{11, 36}, {1, 4}, {7, 36}, {5, 36}, {1, 12}, {1, 36}};
  for (int n = 1; n <= 6; ++n) {
    EXPECT_EQ(rolled(6, plain).chance_of(n), Fraction(1, 6));
    EXPECT_EQ(rolled(6, cursed).chance_of(n), cursed_six[n - 1]);
  }
}

TEST(STO_001, dice_from_d4_to_d20) {
  StormStage stage;
  stage.hero("Pip", "mouse", {60, 10});
  stage.villain("Grub", "small-warrior", {60, 40});
  EXPECT_EQ(stage.b().unit, Unit::inch);
  data::Problems problems;
  stage.library.put(
      "stormclouds/heroes.toml",
      "[mouse]\nname = \"mouse\"\nspeed = 6\nmight = 7\ndexterity = 8\nstealth = 8\nwill = 20\npoints = 40\n");
  EXPECT_FALSE(stage.open(problems));
  ASSERT_EQ(problems.count(), 1u);
  EXPECT_NE(problems.all()[0].message.find("d4, d6"), std::string::npos);
}

}  // namespace
}  // namespace fyrd::stormclouds
