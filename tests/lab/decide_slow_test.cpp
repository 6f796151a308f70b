// The sequential test is wrong as often as it says, and what it leaves to be said of the difference is honest.
#include <gtest/gtest.h>

#include <cmath>

#include "lab/decide.h"
#include "tests/lab/walks.h"

namespace fyrd {
namespace {

struct Often {
  int decisions[4] = {};
  int covered = 0, above = 0;  // of the true difference: in the interval, and below the estimate
  double pairs = 0;
  double percent(Decision d, int times) const { return 100.0 * decisions[static_cast<int>(d)] / times; }
};

Often compare_often(double difference, int alike, Bounds bounds, std::uint32_t most, int times, bool rank) {
  Often tally;
  for (int t = 0; t < times; ++t) {
    Pairs pairs(5000 + t, difference, alike);
    Decider decider(bounds);
    for (std::uint32_t i = 0; i < most && decider.decision() == Decision::open; ++i) decider.add(pairs.next());
    ++tally.decisions[static_cast<int>(decider.decision())];
    tally.pairs += decider.seen().count() / double(times);
    if (!rank) continue;
    // The interval holds all differences under which this outcome is not among the 2.5 % at either end.
    const double r = rank_of(decider.seen(), decider.decision(), bounds, most, difference);
    tally.covered += r >= 0.025 && r <= 0.975;
    tally.above += r < 0.5;
  }
  return tally;
}

TEST(Decider, a_thing_with_itself_raises_an_alarm_in_a_twentieth) {
  for (int alike : {200, 800}) {
    const Often t = compare_often(0, alike, {0, 0.04}, 20'000, 1'000, false);
    const double alarms = t.percent(Decision::more, 1'000) + t.percent(Decision::less, 1'000);
    RecordProperty("alarms_" + std::to_string(alike), std::to_string(alarms));
    EXPECT_GE(alarms, 3) << alike;
    EXPECT_LE(alarms, 7) << alike;
    EXPECT_EQ(t.percent(Decision::open, 1'000), 0) << alike;
  }
}

TEST(Decider, a_difference_that_counts_is_missed_once_in_twenty_at_most) {
  const Often t = compare_often(0.04, 300, {0, 0.04}, 20'000, 500, false);
  EXPECT_LE(t.percent(Decision::alike, 500), 7);
  EXPECT_GE(t.percent(Decision::more, 500), 93);
  EXPECT_LE(t.percent(Decision::less, 500), 1);
}

TEST(Decider, says_at_most_so_much_of_what_is_less) {
  const Often t = compare_often(-0.02, 300, {0.02, 0.06}, 20'000, 300, false);
  EXPECT_LE(t.percent(Decision::less, 300), 5);
  EXPECT_GE(t.percent(Decision::alike, 300), 93);
}

// Whoever stops when he has seen enough has seen too much; with the order of outcomes the interval covers as it says,
// and the estimate is above the truth as often as below.
TEST(Decider, intervals_are_honest_after_stopping) {
  for (const double difference : {0.0, 0.02, 0.04, 0.10, 0.15}) {
    const Often t = compare_often(difference, 300, {0, 0.04}, 5'000, 600, true);
    RecordProperty("covered_" + std::to_string(difference), std::to_string(t.covered / 6.0));
    EXPECT_GE(t.covered / 6.0, 93) << difference;
    EXPECT_LE(t.covered / 6.0, 97) << difference;
    EXPECT_NEAR(t.above / 6.0, 50, 6.5) << difference;
  }
}

}  // namespace
}  // namespace fyrd
