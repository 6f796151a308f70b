// Pools, rolls and reasons.
#include <gtest/gtest.h>

#include "core/dice/roll.h"
#include "core/dice/why.h"

namespace fyrd {
namespace {

TEST(DicePool, TextAndBack) {
  EXPECT_EQ(dice(2, 6).text(), "2d6");
  EXPECT_EQ(d(20).text(), "1d20");
  EXPECT_EQ(read_pool("2d6"), dice(2, 6));
  EXPECT_EQ(read_pool("d20"), d(20));
  EXPECT_EQ(read_pool("0d6"), dice(0, 6));
  EXPECT_EQ(read_pool("255d1000"), dice(255, 1000));
  for (const char* wrong : {"", "d", "2d", "2", "2d6 ", " 2d6", "2d0", "2d1001", "256d6", "-1d6", "2d-6", "2dd6", "2x6",
                            "99999999999d6", "2d99999999999"})
    EXPECT_FALSE(read_pool(wrong).valid()) << wrong;
}

TEST(DicePool, LimitsAreKeptNotNarrowed) {
  static_assert(Pool{} == dice(1, 6));
  static_assert(dice(0, 1).valid() && dice(255, 1000).valid());
  static_assert(!dice(256, 6).valid() && !dice(-1, 6).valid() && !d(0).valid() && !d(1001).valid());
  static_assert(!d(65536 + 6).valid());
}

TEST(DiceRoll, Readings) {
  const Roll roll(dice(5, 6), {3, 6, 1, 6, 4});
  EXPECT_EQ(roll.size(), 5);
  EXPECT_EQ(roll[1], 6);
  EXPECT_EQ(roll.faces().size(), 5u);
  EXPECT_EQ(roll.sum(), 20);
  EXPECT_EQ(roll.best(), 6);
  EXPECT_EQ(roll.lowest(), 1);
  EXPECT_EQ(roll.at_least(4), 3);
  EXPECT_EQ(roll.at_least(7), 0);
  EXPECT_EQ(roll.count(6), 2);
  EXPECT_EQ(roll.count(2), 0);
}

TEST(DiceRoll, OfNoDice) {
  const Roll roll(dice(0, 6));
  EXPECT_TRUE(roll.empty());
  EXPECT_EQ(roll.sum(), 0);
  EXPECT_EQ(roll.best(), 0);
  EXPECT_EQ(roll.lowest(), 0);
  EXPECT_TRUE(roll.fits(dice(0, 6)));
}

TEST(DiceRoll, CopiesAreEqualAndIndependent) {
  Roll big(dice(255, 1000));
  for (int i = 0; i < 300; ++i) big.add(i % 1000 + 1);
  EXPECT_EQ(big.size(), 255);
  Roll copy = big;
  EXPECT_EQ(copy, big);
  copy = Roll(d(6), {4});
  EXPECT_EQ(copy.size(), 1);
  EXPECT_EQ(copy.pool, d(6));
  EXPECT_EQ(big.size(), 255);
  EXPECT_NE(copy, Roll(d(8), {4}));
  EXPECT_NE(copy, Roll(d(6), {5}));
  static_assert(Roll(dice(2, 6), {3, 4}).sum() == 7);
}

TEST(DiceRoll, FitsOnlyAFullThrowOfThePool) {
  const Pool two = dice(2, 6);
  EXPECT_TRUE(Roll(two, {1, 6}).fits(two));
  EXPECT_FALSE(Roll(two, {1}).fits(two));
  EXPECT_FALSE(Roll(two, {1, 2, 3}).fits(two));
  EXPECT_FALSE(Roll(two, {0, 6}).fits(two));
  EXPECT_FALSE(Roll(two, {1, 7}).fits(two));
  EXPECT_FALSE(Roll(dice(2, 8), {1, 6}).fits(two));
  EXPECT_FALSE(Roll(Pool{0, 0}).fits({0, 0}));
}

TEST(DiceWhy, ReasonIsThePublishedHashOfTheText) {
  static_assert(fnv1a(fnv1a_basis, "") == 0x811c9dc5u);
  static_assert(fnv1a(fnv1a_basis, "a") == 0xe40c292cu);
  static_assert(fnv1a(fnv1a_basis, "foobar") == 0xbf9cf968u);
  static_assert(reason({.rule = "foo", .purpose = "bar"}) == fnv1a(fnv1a_basis, "foo/bar"));
  static_assert(reason({.rule = "ab", .purpose = "c"}) != reason({.rule = "a", .purpose = "bc"}));
  const std::string rule = "melee", same_rule = rule;
  ASSERT_NE(rule.c_str(), same_rule.c_str());
  EXPECT_EQ(reason({.rule = rule.c_str(), .purpose = "hit"}), reason({.rule = same_rule.c_str(), .purpose = "hit"}));
}

TEST(DiceWhy, RollerIsAFigureOrElseASide) {
  static_assert(roller({.by = {7}, .at = {3}, .side = {1}}) == roller({.by = {7}}));
  static_assert(roller({.at = {3}, .side = {1}}) == roller({.side = {1}}));
  static_assert(roller({.side = {0}}) != roller({.by = {0}}));
  static_assert(roller({}) != roller({.side = {0}}));
}

}  // namespace
}  // namespace fyrd
