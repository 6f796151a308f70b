// The quick player of Lord Merlin's more realistic game: always legal, and much better than chance.
#include "match.h"
#include "merlin_realistic_stage.h"

namespace fyrd::merlin::realistic {

namespace {

Match play_match(const char* scenario, const char* red_player, const char* blue_player, std::uint64_t count,
                 std::vector<std::string> sides = {}) {
  const Ruleset& rules = *find_ruleset("merlin-realistic");
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  return fyrd::play_match(*rules.open(library, plan(rules, library, scenario, sides, problems), problems), red_player, blue_player, count);
}

}  // namespace

TEST(MerlinRealisticQuick, every_answer_is_legal) {
  for (const char* scenario : {"field", "bridge", "castle"}) {
    const Match match = play_match(scenario, "quick", "quick", 15);
    EXPECT_EQ(match.illegal, 0) << scenario << ": " << match.first_refusal;
  }
}

// Strength takes more games than the slow sanitizers are worth: the play is the same there.
#ifndef FYRD_SANITIZE
constexpr int games = 300;

TEST(MerlinRealisticQuick, beats_chance_with_the_boar) {
  EXPECT_GE(play_match("field", "quick", "random", games).wins[0], games * 95 / 100);
}

TEST(MerlinRealisticQuick, beats_chance_with_the_castle_watch) {
  EXPECT_GE(play_match("field", "random", "quick", games).wins[1], games * 95 / 100);
}

TEST(MerlinRealisticQuick, battles_in_the_field_end_before_the_last_turn) {
  EXPECT_LE(play_match("field", "quick", "quick", games).late, games / 100);
}

TEST(MerlinRealisticQuick, neither_side_has_much_the_better_of_it) {
  const std::pair<const char*, std::vector<std::string>> all[] = {
      {"field", {"boar", "castle-watch"}},
      {"bridge", {"boar", "castle-watch"}},
      {"bridge", {"boar", "boar"}},
      {"bridge", {"castle-watch", "castle-watch"}},
      {"castle", {"storming-party", "garrison"}},
      {"castle", {"storming-party", "storming-party"}},
      {"castle", {"garrison", "garrison"}},
  };
  for (const auto& [scenario, sides] : all) {
    const Match match = play_match(scenario, "quick", "quick", 200, sides);
    EXPECT_LE(std::max(match.wins[0], match.wins[1]), 150) << scenario << " " << sides[0] << " " << sides[1];
  }
}
#endif

}  // namespace fyrd::merlin::realistic
