// Walking every outcome: against the closed forms, with rolls that depend on earlier ones, and within a budget.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/dice/distribution.h"
#include "core/dice/source.h"

namespace fyrd {
namespace {

using Outcomes = EnumeratingSource::Outcomes;

Roll thrown(Source& source, Pool pool) {
  Roll out;
  EXPECT_TRUE(source.roll(pool, {}, 1, out));
  return out;
}

struct Readings {
  Distribution sum, best, lowest, fours, total;
  std::uint64_t leaves = 0;
};

Readings readings(Pool pool, Outcomes outcomes) {
  Readings result;
  EnumeratingSource e(outcomes);
  for (; e.more(); e.next()) {
    const Roll roll = thrown(e, pool);
    result.sum.add(roll.sum(), e.weight());
    result.best.add(roll.best(), e.weight());
    result.lowest.add(roll.lowest(), e.weight());
    result.fours.add(roll.at_least(4), e.weight());
  }
  EXPECT_FALSE(e.exhausted() || e.bad());
  result.leaves = e.leaves();
  return result;
}

std::uint64_t ordered_outcomes(int count, int sides) {
  std::uint64_t result = 1;
  for (int i = 0; i < count; ++i) result *= sides;
  return result;
}

std::uint64_t multisets(int count, int sides) {
  std::uint64_t result = 1;
  for (int i = 1; i <= count; ++i) result = result * (sides - 1 + i) / i;
  return result;
}

TEST(DiceEnumerate, BagsAndOrdersAndClosedFormsAgree) {
  for (int count = 1; count <= 5; ++count)
    for (int sides = 2; sides <= 8; ++sides) {
      const Pool pool = dice(count, sides);
      SCOPED_TRACE(pool.text());
      const Readings bags = readings(pool, Outcomes::multisets), ordered = readings(pool, Outcomes::ordered);
      EXPECT_EQ(bags.leaves, multisets(count, sides));
      EXPECT_EQ(ordered.leaves, ordered_outcomes(count, sides));
      EXPECT_EQ(bags.sum, Distribution::sum(pool));
      EXPECT_EQ(bags.best, Distribution::best(pool));
      EXPECT_EQ(bags.lowest, Distribution::lowest(pool));
      EXPECT_EQ(bags.fours, Distribution::at_least(pool, 4));
      EXPECT_EQ(ordered.sum, bags.sum);
      EXPECT_EQ(ordered.best, bags.best);
      EXPECT_EQ(ordered.lowest, bags.lowest);
      EXPECT_EQ(ordered.fours, bags.fours);
      EXPECT_EQ(bags.sum.total(), Fraction(1));
    }
}

TEST(DiceEnumerate, BagsAreInDescendingOrderAndEachComesOnce) {
  std::set<std::vector<std::uint16_t>> seen;
  EnumeratingSource e;
  for (; e.more(); e.next()) {
    const Roll roll = thrown(e, dice(4, 6));
    EXPECT_TRUE(roll.fits(dice(4, 6)));
    EXPECT_TRUE(std::ranges::is_sorted(roll.faces(), std::greater{}));
    EXPECT_TRUE(seen.insert({roll.faces().begin(), roll.faces().end()}).second);
  }
  EXPECT_EQ(seen.size(), multisets(4, 6));
}

TEST(DiceEnumerate, AnExperimentWithoutDiceHasOneOutcome) {
  int runs = 0;
  for (EnumeratingSource e; e.more(); e.next()) {
    ++runs;
    EXPECT_TRUE(thrown(e, dice(0, 6)).empty());
    EXPECT_EQ(thrown(e, dice(9, 1)).sum(), 9);
    EXPECT_EQ(e.weight(), Fraction(1));
  }
  EXPECT_EQ(runs, 1);
}

// A d6: on a six two more dice are thrown, on a one none, otherwise a d4; and a natural six there throws again.
TEST(DiceEnumerate, LaterRollsMayDependOnEarlierFaces) {
  Distribution result;
  EnumeratingSource e;
  for (; e.more(); e.next()) {
    const int first = thrown(e, d(6)).best();
    int value = first;
    if (first == 6) {
      const Roll extra = thrown(e, dice(2, 6));
      value += extra.sum();
      if (extra.count(6) == 2) value += thrown(e, d(2)).best();
    } else if (first != 1) {
      value += thrown(e, d(4)).best();
    }
    result.add(value, e.weight());
  }
  const Distribution two_more = Distribution::sum(dice(2, 6)).map([](int sum) { return sum + 6; });
  Distribution expected;
  expected.add(1, {1, 6});
  for (int first = 2; first <= 5; ++first)
    for (int second = 1; second <= 4; ++second) expected.add(first + second, {1, 24});
  for (const auto& [value, chance] : two_more.outcomes())
    if (value < 18) expected.add(value, chance / 6);
  expected.add(19, {1, 6 * 36 * 2});
  expected.add(20, {1, 6 * 36 * 2});
  EXPECT_EQ(result, expected);
  EXPECT_EQ(result.total(), Fraction(1));
  EXPECT_EQ(e.leaves(), 1u + 4 * 4 + 20 + 2);
}

TEST(DiceEnumerate, OpposedDiceAgreeWithTheGoldenFacts) {
  Fraction higher, equal, lower;
  for (EnumeratingSource e; e.more(); e.next()) {
    const int a = thrown(e, d(6)).best() + 1, b = thrown(e, d(6)).best();
    (a > b ? higher : a == b ? equal : lower) += e.weight();
  }
  EXPECT_EQ(higher, Fraction(7, 12));
  EXPECT_EQ(lower, Fraction(5, 18));
  EXPECT_EQ(equal, Fraction(5, 36));
}

TEST(DiceEnumerate, TheBudgetEndsTheWalkAndSaysSo) {
  const auto walk = [](std::uint64_t budget) {
    EnumeratingSource e(Outcomes::multisets, budget);
    Fraction seen;
    for (; e.more(); e.next()) {
      thrown(e, d(6));
      seen += e.weight();
    }
    EXPECT_FALSE(e.bad());
    return std::tuple(e.leaves(), e.exhausted(), seen);
  };
  EXPECT_EQ(walk(0), std::tuple(0u, true, Fraction()));
  EXPECT_EQ(walk(5), std::tuple(5u, true, Fraction(5, 6)));
  EXPECT_EQ(walk(6), std::tuple(6u, false, Fraction(1))) << "the last outcome within the budget is not a shortfall";
  EXPECT_EQ(walk(7), std::tuple(6u, false, Fraction(1)));
}

TEST(DiceEnumerate, WeightsTooFineToHoldAreReported) {
  EnumeratingSource e;
  thrown(e, dice(49, 6));
  EXPECT_FALSE(e.weight().overflowed());
  EXPECT_EQ(thrown(e, d(6)).best(), 1);
  EXPECT_TRUE(e.weight().overflowed());
}

TEST(DiceEnumerate, AnExperimentThatAsksDifferentlyIsCaught) {
  int runs = 0;
  EnumeratingSource changing;
  Roll out;
  for (; changing.more(); changing.next()) changing.roll(++runs == 1 ? d(6) : d(8), {}, 1, out);
  EXPECT_TRUE(changing.bad());
  EXPECT_EQ(runs, 2);
  runs = 0;
  EnumeratingSource shrinking;
  for (; shrinking.more(); shrinking.next())
    if (++runs == 1) shrinking.roll(d(6), {}, 1, out);
  EXPECT_TRUE(shrinking.bad());
  EXPECT_EQ(runs, 2);
}

}  // namespace
}  // namespace fyrd
