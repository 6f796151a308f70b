// Exact distributions: golden facts of the table, sums to one, and overflow instead of lies.
#include <gtest/gtest.h>

#include <vector>

#include "core/dice/distribution.h"
#include "tests/core/dice_property.h"

namespace fyrd {
namespace {

void expect_opposed(int bonus, Fraction higher, Fraction lower, Fraction equal) {
  const Opposed duel = oppose(Distribution::die(6) + bonus, Distribution::die(6));
  EXPECT_EQ(duel.higher, higher) << bonus;
  EXPECT_EQ(duel.lower, lower) << bonus;
  EXPECT_EQ(duel.equal, equal) << bonus;
}

TEST(DiceDistribution, GoldenDuels) {
  expect_opposed(0, {5, 12}, {5, 12}, {1, 6});
  expect_opposed(1, {7, 12}, {5, 18}, {5, 36});
  expect_opposed(3, {5, 6}, {1, 12}, {1, 12});
  expect_opposed(6, 1, 0, 0);
}

TEST(DiceDistribution, GoldenChancesOfTwoDice) {
  const Distribution two = Distribution::sum(dice(2, 6));
  const auto or_more = [&](int n) { return two.chance([n](int sum) { return sum >= n; }); };
  EXPECT_EQ(or_more(6), Fraction(13, 18));
  EXPECT_EQ(or_more(7), Fraction(7, 12));
  EXPECT_EQ(or_more(9), Fraction(5, 18));
  EXPECT_EQ(two.chance_of(7), Fraction(1, 6));
  EXPECT_EQ(two.chance_of(1), Fraction());
  EXPECT_EQ(two.expectation(), Fraction(7));
}

TEST(DiceDistribution, GoldenPools) {
  EXPECT_EQ(Distribution::best(dice(2, 6)).expectation(), Fraction(161, 36));
  EXPECT_EQ(Distribution::lowest(dice(2, 6)).expectation(), Fraction(91, 36));
  EXPECT_EQ(Distribution::best(dice(3, 6)).chance_of(6), Fraction(91, 216));
  EXPECT_EQ(Distribution::at_least(dice(4, 6), 6).chance([](int n) { return n > 0; }), Fraction(671, 1296));
  EXPECT_EQ(Distribution::at_least(dice(3, 6), 4).chance_of(2), Fraction(3, 8));
}

TEST(DiceDistribution, EdgesOfAtLeast) {
  EXPECT_EQ(Distribution::at_least(dice(3, 6), 1), Distribution::certain(3));
  EXPECT_EQ(Distribution::at_least(dice(3, 6), -5), Distribution::certain(3));
  EXPECT_EQ(Distribution::at_least(dice(3, 6), 7), Distribution::certain(0));
  EXPECT_EQ(Distribution::at_least(dice(3, 6), 1'000'000), Distribution::certain(0));
}

TEST(DiceDistribution, OfNoDiceAndOfOneSide) {
  for (const Distribution& none : {Distribution::sum(dice(0, 6)), Distribution::best(dice(0, 6)),
                                   Distribution::lowest(dice(0, 6)), Distribution::at_least(dice(0, 6), 4)})
    EXPECT_EQ(none, Distribution::certain(0));
  EXPECT_EQ(Distribution::sum(dice(255, 1)), Distribution::certain(255));
}

TEST(DiceDistribution, TotalsAreOneAndSumsAgreeWithConvolution) {
  always(
      [] {
        const int sides = *rc::gen::inRange(1, 21), a = *rc::gen::inRange(0, 8), b = *rc::gen::inRange(0, 8);
        const int face = *rc::gen::inRange(0, 22);
        const Pool pool = dice(a, sides);
        RC_ASSERT(Distribution::sum(pool).total() == Fraction(1));
        RC_ASSERT(Distribution::best(pool).total() == Fraction(1));
        RC_ASSERT(Distribution::lowest(pool).total() == Fraction(1));
        RC_ASSERT(Distribution::at_least(pool, face).total() == Fraction(1));
        RC_ASSERT(Distribution::sum(pool).expectation() == Fraction(a * (sides + 1), 2));
        RC_ASSERT(Distribution::sum(pool) + Distribution::sum(dice(b, sides)) == Distribution::sum(dice(a + b, sides)));
        RC_ASSERT(Distribution::at_least(pool, face) + Distribution::at_least(dice(b, sides), face) ==
                  Distribution::at_least(dice(a + b, sides), face));
        const Opposed duel = oppose(Distribution::sum(pool), Distribution::best(dice(b, sides)));
        RC_ASSERT(duel.higher + duel.equal + duel.lower == Fraction(1));
        const Opposed turned = oppose(Distribution::best(dice(b, sides)), Distribution::sum(pool));
        RC_ASSERT(duel.higher == turned.lower && duel.equal == turned.equal);
      },
      60);
}

TEST(DiceDistribution, MapsAndMixtures) {
  const Distribution parity = Distribution::die(6).map([](int face) { return face % 2; });
  EXPECT_EQ(parity.outcomes().size(), 2u);
  EXPECT_EQ(parity.chance_of(1), Fraction(1, 2));
  const std::vector<Distribution::Part> parts{{{1, 3}, Distribution::die(6)}, {{2, 3}, Distribution::certain(6)}};
  const Distribution mixed = Distribution::mixture(parts);
  EXPECT_EQ(mixed.chance_of(6), Fraction(13, 18));
  EXPECT_EQ(mixed.chance_of(5), Fraction(1, 18));
  EXPECT_EQ(mixed.total(), Fraction(1));
}

TEST(DiceDistribution, AddKeepsValuesSortedAndLeavesOutTheImpossible) {
  Distribution made;
  EXPECT_EQ(made.total(), Fraction());
  made.add(5, {1, 4});
  made.add(-2, {1, 2});
  made.add(5, {1, 4});
  made.add(9, 0);
  ASSERT_EQ(made.outcomes().size(), 2u);
  EXPECT_EQ(made.outcomes()[0], (Distribution::Outcome{-2, {1, 2}}));
  EXPECT_EQ(made.outcomes()[1], (Distribution::Outcome{5, {1, 2}}));
  EXPECT_EQ(made.expectation(), Fraction(3, 2));
}

TEST(DiceDistribution, LargePoolsAreExact) {
  const Distribution thirty = Distribution::sum(dice(30, 6));
  EXPECT_EQ(thirty.total(), Fraction(1));
  EXPECT_EQ(thirty.expectation(), Fraction(105));
  EXPECT_EQ(thirty.chance_of(30).text(), "1/221073919720733357899776");  // 6^30
  EXPECT_EQ(thirty.chance([](int sum) { return sum > 105; }), thirty.chance([](int sum) { return sum < 105; }));
  EXPECT_EQ(Distribution::sum(dice(49, 6)).total(), Fraction(1));
  EXPECT_EQ(Distribution::sum(dice(126, 2)).total(), Fraction(1));
  EXPECT_EQ(Distribution::best(dice(12, 1000)).total(), Fraction(1));
  EXPECT_EQ(Distribution::at_least(dice(49, 6), 5).total(), Fraction(1));
}

void expect_overflow(const Distribution& over) {
  EXPECT_TRUE(over.overflowed());
  EXPECT_TRUE(over.total().overflowed());
  EXPECT_TRUE(over.expectation().overflowed());
  EXPECT_TRUE(over.chance_of(-1).overflowed());
  EXPECT_TRUE(over.chance([](int) { return false; }).overflowed());
  EXPECT_FALSE(over == over);
}

TEST(DiceDistribution, PoolsTooLargeToCountSaySo) {
  for (const Pool pool : {dice(50, 6), dice(60, 6), dice(127, 2), dice(13, 1000), dice(255, 1000), Pool{2, 0}}) {
    SCOPED_TRACE(pool.text());
    expect_overflow(Distribution::sum(pool));
    expect_overflow(Distribution::best(pool));
    expect_overflow(Distribution::lowest(pool));
    expect_overflow(Distribution::at_least(pool, 4));
  }
  expect_overflow(Distribution::die(0));
}

TEST(DiceDistribution, OverflowPassesOn) {
  const Distribution over = Distribution::sum(dice(60, 6)), fine = Distribution::die(6);
  expect_overflow(over + fine);
  expect_overflow(fine + over);
  expect_overflow(over + 1);
  expect_overflow(over.map([](int) { return 0; }));
  const std::vector<Distribution::Part> parts{{{1, 2}, fine}, {{1, 2}, over}};
  expect_overflow(Distribution::mixture(parts));
  Distribution added = fine;
  added.add(7, Fraction::overflow());
  expect_overflow(added);
  added.add(7, 1);
  expect_overflow(added);
  expect_overflow(Distribution::sum(dice(30, 6)) + Distribution::sum(dice(30, 6)));
  for (const Opposed& duel : {oppose(over, fine), oppose(fine, over)})
    EXPECT_TRUE(duel.higher.overflowed() && duel.equal.overflowed() && duel.lower.overflowed());
}

}  // namespace
}  // namespace fyrd
