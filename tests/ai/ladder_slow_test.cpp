// Thinking helps, equals are equal, and a ladder stops at the same pair on any number of threads.
#include <gtest/gtest.h>

#include "ai/captain.h"
#include "lab/ladder.h"
#include "tests/rulesets/match.h"
#include "tests/thorough.h"

namespace fyrd {
namespace {

// On a small battle, as it takes 39 pairs: at Hedge and Rough, where the script does well, it would be many more.
TEST(Ladder, a_little_thought_beats_none) {
  const auto battle = opened("merlin-simple", "");
  const Captain thinks({.questions = 1'000, .turns = 2}, alone);
  const Contest c = contest(*battle, thinks, *make_player("quick"), {}, enough(120), 1, 2);
  if (thorough == 1) return;  // too few to tell
  EXPECT_EQ(c.verdict, Contest::Verdict::above) << c.score << " after " << c.pairs;
}

TEST(Ladder, a_player_is_no_better_than_himself) {
  const auto battle = opened("merlin-simple", "");
  const auto quick = make_player("quick");
  const Contest c = contest(*battle, *quick, *quick, {}, 200, 1, 2);
  EXPECT_EQ(c.score, 0.5);
  EXPECT_EQ(c.verdict, Contest::Verdict::below);
}

TEST(Ladder, stops_at_the_same_pair_on_any_number_of_threads) {
  const auto battle = opened("merlin-simple", "");
  const auto quick = make_player("quick"), chance = make_player("random");
  const Contest one = contest(*battle, *quick, *chance, {}, 200, 1, 1),
                two = contest(*battle, *quick, *chance, {}, 200, 1, 2);
  EXPECT_EQ(one.pairs, two.pairs);
  EXPECT_EQ(one.score, two.score);
  EXPECT_EQ(one.verdict, Contest::Verdict::above);
}

}  // namespace
}  // namespace fyrd
