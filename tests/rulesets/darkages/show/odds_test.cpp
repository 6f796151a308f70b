// The dice of Dark Ages: exact chances, results of blows, slowing dice.
#include "tests/rulesets/darkages/stage.h"

namespace fyrd::darkages {

TEST(DRK_A01, a_six_is_thrown_again) {
  const auto value = [](std::vector<Faces> dice) {
    Script play(std::move(dice));
    const int v = throw_die(play, {"DRK-042", "a blow"});
    EXPECT_TRUE(play.all_used());
    return v;
  };
  EXPECT_EQ(value({{5}}), 5);
  EXPECT_EQ(value({{6}, {5}}), 6);
  EXPECT_EQ(value({{6}, {6}, {1}}), 7);
  EXPECT_EQ(value({{6}, {6}, {6}}), 8);
  const Fraction expected[] = {{1, 6}, {1, 6}, {1, 6}, {1, 6}, {1, 6}, {5, 36}, {5, 216}, {1, 216}};
  Fraction sum;
  for (int v = 1; v <= 8; ++v) {
    EXPECT_EQ(chance_of(v), expected[v - 1]) << v;
    sum += chance_of(v);
  }
  EXPECT_EQ(sum, Fraction(1));
}

TEST(DRK_A01, pooled_sixes_make_sevens_and_eights) {
  const Roll four(dice(4, 6), {6, 6, 6, 2});
  EXPECT_EQ(pooled_hits(four, 0, 5), 3);
  EXPECT_EQ(pooled_hits(four, 0, 6), 3);
  EXPECT_EQ(pooled_hits(four, 0, 7), 1);
  EXPECT_EQ(pooled_hits(four, -1, 7), 1);
  EXPECT_EQ(pooled_hits(four, -2, 7), 0);
  EXPECT_EQ(pooled_hits(Roll(dice(3, 6), {1, 1, 2}), 5, 2), 1) << "a one misses";
}

TEST(DRK_A04, a_shot_reaches_its_number_and_a_one_misses) {
  EXPECT_TRUE(shot_hits(5, 0, 5));
  EXPECT_FALSE(shot_hits(4, 0, 5));
  EXPECT_FALSE(shot_hits(1, 9, 5));
  EXPECT_FALSE(shot_hits(8, -2, 7)) << "an 8 is no certain hit";
  EXPECT_EQ(shot_chance(0, 6), Fraction(1, 6));
  EXPECT_EQ(shot_chance(-1, 6), Fraction(1, 36));
  EXPECT_EQ(shot_chance(-2, 6), Fraction(1, 216));
}

TEST(DRK_038, staff_slings_at_a_group) {
  EXPECT_EQ(shot_chance(1, 6), Fraction(1, 3));
  EXPECT_EQ(shot_chance(1, 7), Fraction(1, 6));
  EXPECT_EQ(shot_chance(1, 8), Fraction(1, 36));
}

TEST(DRK_A27, an_eight_needs_help_or_three_sixes) {
  EXPECT_EQ(shot_chance(0, 8), Fraction(1, 216));
  EXPECT_EQ(shot_chance(1, 8), Fraction(1, 36));
}

TEST(DRK_042, class_decides) {
  EXPECT_EQ(result(4, 0, 3, 0), Result::hit);
  EXPECT_EQ(result(3, 0, 3, 0), Result::recoil);
  EXPECT_EQ(result(2, 0, 3, 0), Result::miss);
  const BlowOdds odds = blow_odds(0, 3, 0);
  EXPECT_EQ(odds.hit, Fraction(1, 2));
  EXPECT_EQ(odds.recoil, Fraction(1, 6));
  EXPECT_EQ(odds.miss, Fraction(1, 3));
}

TEST(DRK_043, armour_above_the_class_must_be_beaten) {
  EXPECT_EQ(result(4, 0, 3, 4), Result::recoil);
  EXPECT_EQ(result(5, 0, 3, 4), Result::hit);
  EXPECT_EQ(result(5, 0, 4, 4), Result::hit) << "armour no higher than the class adds nothing";
  const BlowOdds odds = blow_odds(0, 3, 4);
  EXPECT_EQ(odds.hit, Fraction(1, 3));
  EXPECT_EQ(odds.recoil, Fraction(1, 3));
  EXPECT_EQ(odds.miss, Fraction(1, 3));
}

TEST(DRK_044, ones_miss_and_three_sixes_kill) {
  EXPECT_EQ(result(1, 3, 2, 0), Result::miss);
  EXPECT_EQ(result(8, -3, 5, 4), Result::hit);
  EXPECT_EQ(result(7, -3, 5, 4), Result::miss);
}

TEST(DRK_045, class_then_armour_then_die_then_modifiers) {
  const Blow blow{{0}, {1}, 5, 0, 3, 0, Result::hit};
  Blow other{{1}, {0}, 5, 0, 3, 0, Result::hit};
  EXPECT_FALSE(prevails(blow, other));
  EXPECT_FALSE(prevails(other, blow));
  other.modifiers = 1;
  EXPECT_TRUE(prevails(other, blow));
  Blow die = blow;
  die.value = 6;
  EXPECT_TRUE(prevails(die, other));
  Blow mail = blow;
  mail.armour = 4;
  EXPECT_TRUE(prevails(mail, die));
  Blow high = blow;
  high.rank = 4;
  EXPECT_TRUE(prevails(high, mail));
}

TEST(DRK_A05, a_full_tie_is_nobodys) {
  const Blow blow{{0}, {1}, 5, 0, 3, 0, Result::hit}, same{{1}, {0}, 5, 0, 3, 0, Result::hit};
  EXPECT_FALSE(prevails(blow, same) || prevails(same, blow));
}

TEST(DRK_003, slowing_dice_block) {
  EXPECT_TRUE(slowing(Roll(d(6), {6}), false).blocked);
  EXPECT_FALSE(slowing(Roll(d(6), {5}), false).blocked);
  EXPECT_FALSE(slowing(Roll(dice(2, 6), {6, 5}), false).blocked);
  EXPECT_EQ(slowing(Roll(dice(2, 6), {6, 5}), false).off, 11);
  EXPECT_TRUE(slowing(Roll(dice(2, 6), {6, 6}), false).blocked);
  EXPECT_TRUE(slowing(Roll(dice(2, 6), {6, 5}), true).blocked);
  int difficult = 0, very = 0;
  for (int a = 1; a <= 6; ++a) {
    for (int b = 1; b <= 6; ++b) {
      difficult += slowing(Roll(dice(2, 6), {a, b}), false).blocked;
      very += slowing(Roll(dice(2, 6), {a, b}), true).blocked;
    }
  }
  EXPECT_EQ(difficult, 1);
  EXPECT_EQ(very, 11);
}

TEST(DRK_046, a_spear_first_leaves_the_sword_little) {
  const BlowOdds spear = blow_odds(0, 3, 0), sword = blow_odds(0, 3, 0);
  EXPECT_EQ(spear.miss * sword.hit, Fraction(1, 6));
  EXPECT_EQ(spear.miss * sword.recoil, Fraction(1, 18));
  EXPECT_EQ(spear.miss * sword.miss, Fraction(1, 9));
}

}  // namespace fyrd::darkages
