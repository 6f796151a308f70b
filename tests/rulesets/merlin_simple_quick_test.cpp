// The quick player of Lord Merlin's simple game: always legal, and much better than chance.
#include "ai/player.h"
#include "core/dice/source.h"
#include "core/play/wellformed.h"
#include "merlin_simple_stage.h"

namespace fyrd::merlin::simple {

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
  int illegal = 0, answers = 0;
  std::string first_refusal;

 protected:
  Choice choose(const Question& q) override {
    const Choice c = players_[q.who.index]->answer(battle_, s_, q, random_);
    ++answers;
    Verdict no = well_formed(s_, q, c);
    if (!no) no = q.check(c);
    if (!no) return c;
    if (++illegal == 1) first_refusal = no->message;
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
  int wins[2] = {}, draws = 0, illegal = 0, answers = 0;
  std::string first_refusal;
};

std::shared_ptr<const Battle> field() {
  const Ruleset& rules = *find_ruleset("merlin-simple");
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  return rules.open(library, plan(rules, library, "field", {}, problems), problems);
}

Match play_match(const char* red_player, const char* blue_player, std::uint64_t games) {
  const auto battle = field();
  const auto a = make_player(red_player), b = make_player(blue_player);
  const Player* const players[2] = {a.get(), b.get()};
  Match match;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    Stored state(*battle);
    Judged play(*battle, *state, players, seed);
    while (!state->over()) battle->step(*state, play);
    if (state->winner.none()) {
      ++match.draws;
    } else {
      ++match.wins[state->winner.index];
    }
    match.illegal += play.illegal;
    match.answers += play.answers;
    if (match.first_refusal.empty()) match.first_refusal = play.first_refusal;
  }
  return match;
}

#ifdef FYRD_SANITIZE
constexpr int games = 40;
#else
constexpr int games = 400;
#endif

}  // namespace

TEST(MerlinSimpleQuick, beats_chance_with_the_boar) {
  const Match match = play_match("quick", "random", games);
  EXPECT_GE(match.wins[0], games * 95 / 100) << match.draws << " draws";
  EXPECT_EQ(match.illegal, 0) << match.first_refusal;
}

TEST(MerlinSimpleQuick, beats_chance_with_the_castle_watch) {
  const Match match = play_match("random", "quick", games);
  EXPECT_GE(match.wins[1], games * 95 / 100) << match.draws << " draws";
  EXPECT_EQ(match.illegal, 0) << match.first_refusal;
}

TEST(MerlinSimpleQuick, every_answer_is_legal) {
  const Match match = play_match("quick", "quick", games / 4);
  EXPECT_GT(match.answers, games / 4 * 20) << "they did play";
  EXPECT_EQ(match.illegal, 0) << match.first_refusal;
}

TEST(MerlinSimpleQuick, the_lone_winner_takes_the_dearest) {
  SimpleStage stage;
  stage.red("Wat", "peasant", {20, 18});
  stage.red("Hugh", "dismounted-knight", {20, 22});
  stage.blue("Rolf", "sergeant", {20, 20});
  stage.first(red);
  EXPECT_EQ(stage.fights({"Wat", "Hugh"}, "Rolf", 1, 6), "loss");
  Choice advice;
  Random random(1, Stream::players, 0);
  stage.game().at_question(blue, [&](const Tabletop& s, const Question& q) { advice = stage.battle().quick(s, q, random); });
  EXPECT_EQ(advice, LossOrder::falls(stage.id("Hugh")));
}

}  // namespace fyrd::merlin::simple
