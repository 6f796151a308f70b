// The sequential test ends where nothing ever differs, and its estimate knows that it stopped.
#include "lab/decide.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/lab/walks.h"

namespace fyrd {
namespace {

TEST(Decider, what_never_goes_otherwise_is_alike_after_some_hundred_pairs) {
  Decider decider({0, 0.02});
  while (decider.decision() == Decision::open && decider.seen().count() < 2'000) decider.add(0);
  EXPECT_EQ(decider.decision(), Decision::alike);
  EXPECT_GT(decider.seen().count(), 149u);
}

TEST(Decider, an_estimate_after_stopping_is_drawn_towards_the_middle) {
  Pairs pairs(1, 0.05, 300);
  const Bounds bounds{0, 0.04};
  Decider decider(bounds);
  while (decider.add(pairs.next()) == Decision::open) {}
  ASSERT_EQ(decider.decision(), Decision::more);
  const Estimate e = estimate(decider.seen(), decider.decision(), bounds, 20'000);
  EXPECT_LT(e.interval.low, e.mean);
  EXPECT_LT(e.mean, e.interval.high);
  EXPECT_LE(e.mean, decider.seen().mean() + 1e-6);
  EXPECT_NEAR(rank_of(decider.seen(), decider.decision(), bounds, 20'000, e.mean), 0.5, 0.01);
}

}  // namespace
}  // namespace fyrd
