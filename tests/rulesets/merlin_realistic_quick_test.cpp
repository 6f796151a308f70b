// The quick player of Lord Merlin's more realistic game: always legal, and much better than chance.
#include "match.h"
#include "merlin_realistic_stage.h"

namespace fyrd::merlin::realistic {

namespace {

Match play_match(const char* scenario, const char* red_player, const char* blue_player, std::uint64_t count) {
  return fyrd::play_match(*opened("merlin-realistic", scenario), red_player, blue_player, count);
}

}  // namespace

TEST(MerlinRealisticQuick, every_answer_is_legal) {
  for (const char* scenario : {"field", "bridge"}) {
    const Match match = play_match(scenario, "quick", "quick", 15);
    EXPECT_EQ(match.illegal, 0) << scenario << ": " << match.first_refusal;
  }
}

// Strength takes more games than the slow sanitizers are worth: the play is the same there.
#ifndef FYRD_SANITIZE
constexpr int games = 300;

TEST(MerlinRealisticQuick, beats_chance_with_the_boar) {
  EXPECT_GE(play_match("field", "quick", "random", games).wins[0], games * 93 / 100);
}

TEST(MerlinRealisticQuick, beats_chance_with_the_castle_watch) {
  EXPECT_GE(play_match("field", "random", "quick", games).wins[1], games * 80 / 100);
}

TEST(MerlinRealisticQuick, few_battles_in_the_field_go_on_to_the_last_turn) {
  EXPECT_LE(play_match("field", "quick", "quick", games / 2).late, games / 2 / 12);
}

TEST(MerlinRealisticQuick, either_side_can_win) {
  for (const char* scenario : {"field", "bridge"}) {
    const Match match = play_match(scenario, "quick", "quick", games);
    EXPECT_GT(match.wins[0], games / 5) << scenario;
    EXPECT_GT(match.wins[1], games / 5) << scenario;
  }
}
#endif

}  // namespace fyrd::merlin::realistic
