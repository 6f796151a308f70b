// The quick player of Nottingham: always legal, much better than chance, and after what the plot wants.
#include <gtest/gtest.h>

#include "match.h"

namespace fyrd::nottingham {

namespace {

Match play(const char* scenario, const char* red_player, const char* blue_player, std::uint64_t games, std::vector<std::string> bands = {}) {
  const Ruleset& rules = *find_ruleset("nottingham");
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  return play_match(*rules.open(library, plan(rules, library, scenario, bands, problems), problems), red_player, blue_player, games);
}

}  // namespace

TEST(NottinghamQuick, every_answer_is_legal) {
  for (const char* scenario : {"skirmish", "gingerbread", "deadly-desires", "christmastime", "gate-too-far", "hot-trouble"}) {
    const Match match = play(scenario, "quick", "quick", 6);
    EXPECT_EQ(match.illegal, 0) << scenario << ": " << match.first_refusal;
  }
}

// Strength takes more games than the slow sanitizers are worth: the play is the same there.
#ifndef FYRD_SANITIZE
constexpr int games = 300, few = 60;

TEST(NottinghamQuick, beats_chance_with_brogan) { EXPECT_GE(play("skirmish", "quick", "random", games).wins[0], games * 98 / 100); }

TEST(NottinghamQuick, beats_chance_with_baldwin) { EXPECT_GE(play("skirmish", "random", "quick", games).wins[1], games * 98 / 100); }

TEST(NottinghamQuick, few_skirmishes_go_on_to_the_last_turn) { EXPECT_LE(play("skirmish", "quick", "quick", games).late, games / 15); }

TEST(NottinghamQuick, neither_role_of_gingerbread_has_the_better_of_it) {  // the same band on both sides
  const Match match = play("gingerbread", "quick", "quick", games, {"brogan", "brogan"});
  EXPECT_LE(match.wins[0], games * 70 / 100);
  EXPECT_LE(match.wins[1], games * 70 / 100);
}

TEST(NottinghamQuick, leads_the_pig_home) { EXPECT_GE(play("gingerbread", "quick", "random", few).wins[0], few * 65 / 100); }

TEST(NottinghamQuick, breaks_into_the_hut_and_out_of_it) {
  EXPECT_GE(play("deadly-desires", "quick", "random", few).wins[0], few * 85 / 100);
  EXPECT_GE(play("deadly-desires", "random", "quick", few).wins[1], few * 95 / 100);
}

TEST(NottinghamQuick, fells_the_pines_or_the_others) {
  EXPECT_GE(play("christmastime", "quick", "random", few).wins[0], few * 70 / 100);
  EXPECT_GE(play("christmastime", "random", "quick", few).wins[1], few * 95 / 100);
}
#endif

}  // namespace fyrd::nottingham
