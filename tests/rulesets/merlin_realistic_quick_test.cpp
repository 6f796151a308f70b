// The quick player of Lord Merlin's more realistic game: always legal, and much better than chance.
#include "ai/player.h"
#include "core/play/wellformed.h"
#include "merlin_realistic_stage.h"

namespace fyrd::merlin::realistic {

namespace {

// Plays a battle straight through and holds every answer against the rules.
class Judged final : public Play {
 public:
  Judged(const Battle& battle, const Tabletop& s, const Player* const (&players)[2], std::uint64_t seed)
      : Play(false), battle_(battle), s_(s), players_(players), dice_(seed), random_(seed, Stream::players, 0) {}

  Roll roll(Pool pool, const Why& why) override {
    Roll fallen(pool);
    dice_.roll(pool, why, s_.turn, fallen);
    return fallen;
  }
  int illegal = 0;
  std::string first_refusal;

 protected:
  Choice choose(const Question& q) override {
    const Choice c = players_[q.who.index]->answer(battle_, s_, q, random_);
    Verdict no = well_formed(s_, q, c);
    if (!no) no = q.check(c);
    if (!no) return c;
    if (++illegal == 1) first_refusal = std::string(q.kind) + ": " + no->message;
    return q.quiet();
  }

 private:
  const Battle& battle_;
  const Tabletop& s_;
  const Player* const (&players_)[2];
  SeededSource dice_;
  Random random_;
};

struct Match {
  int wins[2] = {}, illegal = 0, at_the_limit = 0;
  std::string first_refusal;
};

Match play_match(const char* scenario, const char* red_player, const char* blue_player, std::uint64_t games) {
  const Ruleset& rules = *find_ruleset("merlin-realistic");
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  const auto battle = rules.open(library, plan(rules, library, scenario, {}, problems), problems);
  const auto a = make_player(red_player), b = make_player(blue_player);
  const Player* const players[2] = {a.get(), b.get()};
  Match match;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    Stored state(*battle);
    Judged play(*battle, *state, players, seed);
    while (!state->over()) battle->step(*state, play);
    if (!state->winner.none()) ++match.wins[state->winner.index];
    match.at_the_limit += state->turn >= static_cast<const RealisticBattle&>(*battle).common.turns;
    match.illegal += play.illegal;
    if (match.first_refusal.empty()) match.first_refusal = play.first_refusal;
  }
  return match;
}

#ifdef FYRD_SANITIZE
constexpr int games = 30;
#else
constexpr int games = 300;
#endif

}  // namespace

TEST(MerlinRealisticQuick, beats_chance_with_the_boar) {
  const Match match = play_match("field", "quick", "random", games);
  EXPECT_GE(match.wins[0], games * 93 / 100);
  EXPECT_EQ(match.illegal, 0) << match.first_refusal;
}

TEST(MerlinRealisticQuick, beats_chance_with_the_castle_watch) {
  const Match match = play_match("field", "random", "quick", games);
  EXPECT_GE(match.wins[1], games * 80 / 100);
  EXPECT_EQ(match.illegal, 0) << match.first_refusal;
}

TEST(MerlinRealisticQuick, every_answer_is_legal_and_battles_are_decided) {
  for (const char* scenario : {"field", "bridge"}) {
    const Match match = play_match(scenario, "quick", "quick", games / 2);
    EXPECT_EQ(match.illegal, 0) << match.first_refusal;
    EXPECT_GT(match.wins[0], games / 2 / 5) << scenario;
    EXPECT_GT(match.wins[1], games / 2 / 5) << scenario;
  }
  EXPECT_LE(play_match("field", "quick", "quick", games / 2).at_the_limit, games / 2 / 12);
}

}  // namespace fyrd::merlin::realistic
