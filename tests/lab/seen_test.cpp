// Intervals cover what they say they cover, and a run of equal values proves no more than its length.
#include "lab/seen.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/lab/walks.h"

namespace fyrd {
namespace {

TEST(Seen, order_does_not_count_to_the_last_bit) {
  Seen up(-1, 1), down(-1, 1);
  for (int i = 0; i < 99; ++i) up.add((i % 9 - 4) / 4.0), down.add(((98 - i) % 9 - 4) / 4.0);
  EXPECT_EQ(up.mean(), down.mean());
  EXPECT_EQ(up.against(0.1), down.against(0.1));
  EXPECT_EQ(up.interval().low, down.interval().low);
}

TEST(Seen, likelihood_is_that_of_a_coin_where_only_ends_are_seen) {
  Seen coin(0, 1);
  coin.add(1, 60), coin.add(0, 40);
  // With half a battle at each end: 60.5 won, 40.5 lost.
  const auto log_likelihood = [](double p) { return 60.5 * std::log(p) + 40.5 * std::log(1 - p); };
  EXPECT_NEAR(coin.against(0.5), log_likelihood(60.5 / 101) - log_likelihood(0.5), 1e-9);
  EXPECT_TRUE(std::isinf(coin.against(1)));
}

TEST(Seen, a_run_of_equal_values_is_as_sure_as_its_length) {
  Seen none(-1, 1);
  none.add(0, 200);
  const Interval i = none.interval();
  EXPECT_NEAR(i.low, -0.025, 0.015);
  EXPECT_NEAR(i.high, 0.025, 0.015);
}

// Of 2,000 intervals each, 93 to 97 in a hundred have the true mean in them; where next to nothing ever differs, more.
TEST(Seen, intervals_cover_ninety_five_in_a_hundred) {
  const struct {
    int pairs, alike;
    double mean;
    double least, most;
  } cases[] = {{20, 200, 0, 93, 98},       {50, 200, 0.1, 93, 97}, {200, 500, 0.05, 93, 97},
               {200, 900, 0.02, 93, 98.5}, {1000, 900, 0, 93, 97}, {1000, 300, 0.3, 93, 97}};
  for (const auto& c : cases) {
    int covered = 0;
    constexpr int times = 2000;
    for (int t = 0; t < times; ++t) {
      Pairs pairs(1000 + t, c.mean, c.alike);
      Seen seen(-1, 1);
      for (int i = 0; i < c.pairs; ++i) seen.add(pairs.next());
      const Interval interval = seen.interval();
      covered += interval.low <= c.mean && c.mean <= interval.high;
    }
    const double percent = 100.0 * covered / times;
    RecordProperty("covered_" + std::to_string(c.pairs) + "_" + std::to_string(c.alike), std::to_string(percent));
    EXPECT_GE(percent, c.least) << c.pairs << " pairs, " << c.alike << " alike";
    EXPECT_LE(percent, c.most) << c.pairs << " pairs, " << c.alike << " alike";
  }
}

}  // namespace
}  // namespace fyrd
