// The quick player of Dark Ages: always legal, and much better than chance.
#include <gtest/gtest.h>

#include "tests/rulesets/match.h"
#include "tests/thorough.h"

namespace fyrd::darkages {

namespace {

constexpr int games = thorough > 1 ? 100 : 5;

class DarkAgesQuick : public testing::TestWithParam<const char*> {};

TEST_P(DarkAgesQuick, beats_chance_from_either_side) {
  for (const int side : {0, 1}) {
    const Match match = play_match(*opened("darkages", GetParam()), side == 0 ? "quick" : "random",
                                   side == 0 ? "random" : "quick", games);
    EXPECT_GE(match.wins[side], games * 98 / 100) << "side " << side + 1 << ", " << match.draws << " draws";
    EXPECT_EQ(match.illegal, 0) << match.first_refusal;
  }
}

TEST_P(DarkAgesQuick, neither_side_has_too_much_the_better_of_it) {
  const int many = 10 * games;  // of 200, who wins 37 % wins less than 30 % once in fifty
  const Match match = play_match(*opened("darkages", GetParam()), "quick", "quick", many);
  EXPECT_EQ(match.illegal, 0) << match.first_refusal;
  if (games < 100) return;
  for (const int wins : match.wins) {
    EXPECT_GE(wins, many * 30 / 100);
    EXPECT_LE(wins, many * 70 / 100);
  }
}

INSTANTIATE_TEST_SUITE_P(Scenarios, DarkAgesQuick,
                         testing::Values("meadow", "field", "raid", "hold-the-bank", "rescue"),
                         [](const auto& scenario) {
                           std::string name = scenario.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace

}  // namespace fyrd::darkages
