// The quick player of Newcastle: always legal, much better than chance, and as fair as the forces are.
#include <gtest/gtest.h>

#include "tests/rulesets/match.h"
#include "tests/thorough.h"

namespace fyrd::newcastle {
namespace {

constexpr int games = enough(100);

std::shared_ptr<const Battle> opened_with(const char* scenario, std::vector<std::string> sides) {
  const Ruleset& rules = *find_ruleset("newcastle");
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  return rules.open(library, plan(rules, library, scenario, sides, problems), problems);
}

TEST(NewcastleQuick, beats_chance_with_spears_and_with_the_mob) {
  for (const int side : {0, 1}) {
    const Match match = play_match(*opened("newcastle", "hedge-and-rough"), side == 0 ? "quick" : "random",
                                   side == 0 ? "random" : "quick", games);
    EXPECT_GE(match.wins[side], games * 98 / 100) << match.draws << " draws";
    EXPECT_EQ(match.illegal, 0) << match.first_refusal;
  }
}

TEST(NewcastleQuick, neither_force_has_too_much_the_better_of_it) {
  const Match there = play_match(*opened_with("hedge-and-rough", {"spearmen", "mob"}), "quick", "quick", 2 * games);
  const Match back = play_match(*opened_with("hedge-and-rough", {"mob", "spearmen"}), "quick", "quick", 2 * games);
  for (const int wins : there.wins) {  // as printed, the mob first: spears that may begin are too much for it
    EXPECT_GE(wins, 2 * games * 30 / 100);
    EXPECT_LE(wins, 2 * games * 70 / 100);
  }
  EXPECT_EQ(there.illegal + back.illegal, 0) << there.first_refusal << back.first_refusal;
}

TEST(NewcastleQuick, beats_chance_in_other_battles_of_equals) {
  for (const char* scenario : {"bridge", "cattle-raid"}) {
    for (const int side : {0, 1}) {
      const Match match = play_match(*opened("newcastle", scenario), side == 0 ? "quick" : "random",
                                     side == 0 ? "random" : "quick", games);
      EXPECT_GE(match.wins[side], games * 98 / 100) << scenario << ", " << match.draws << " draws";
      EXPECT_EQ(match.illegal, 0) << match.first_refusal;
    }
  }
}

}  // namespace
}  // namespace fyrd::newcastle
