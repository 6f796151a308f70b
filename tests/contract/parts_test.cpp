// What is going on: the part of the turn that is shown is one of those told beforehand, and every battle says what
// wins it.
#include <set>

#include "tests/contract/contract.h"

namespace fyrd {
namespace {

class Parts : public Contract {};

TEST_P(Parts, the_part_shown_is_one_of_those_told) {
  std::set<std::string> names;
  for (const TurnPart& part : battle->parts()) {
    EXPECT_TRUE(names.insert(part.name).second) << part.name << " comes twice";
    EXPECT_NE(*part.text, '\0') << part.name << " says nothing of itself";
  }
  Game game(battle, DiceMode::seeded, 7);
  Random random(7, Stream::decoration, 0);
  bool begun = false;
  for (int i = 0; i < 400 && !game.over(); ++i) {
    const std::size_t part = battle->part(game.now());
    ASSERT_LT(part, battle->parts().size());
    EXPECT_EQ(std::string(battle->phase(game.now())), battle->parts()[part].name);
    const bool before = battle->parts()[part].before;
    EXPECT_FALSE(before && begun) << "what comes before the battle comes back: " << battle->parts()[part].name;
    begun |= !before;
    play_on(game, *quick, random, 1);
  }
  EXPECT_TRUE(begun);
}

TEST_P(Parts, every_battle_says_what_wins_it) {
  const std::string wins = battle->wins();
  EXPECT_FALSE(wins.empty());
  EXPECT_TRUE(wins.ends_with('.')) << wins;
}

INSTANTIATE_TEST_SUITE_P(All, Parts, ::testing::ValuesIn(all_cases()), case_name);

}  // namespace
}  // namespace fyrd
