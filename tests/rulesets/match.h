// Battles between two computer players, with every answer held against the rules.
#pragma once

#include <algorithm>
#include <vector>

#include "ai/player.h"
#include "core/dice/source.h"
#include "core/play/wellformed.h"
#include "rulesets/ruleset.h"

namespace fyrd {

// Plays a battle straight through and holds every answer against the rules.
class Judged final : public Play {
 public:
  Judged(const Battle& battle, const Tabletop& s, const Player* const (&players)[2], std::uint64_t seed)
      : Play(false), battle_(battle), s_(s), players_(players), dice_(seed), random_(seed, Stream::players, 0) {}

  Roll cast(Pool pool, const Why& why, Reading) override {
    Roll fallen(pool);
    dice_.roll(pool, why, s_.turn, fallen);
    return fallen;
  }
  int illegal = 0, answers = 0;
  std::string first_refusal;

 protected:
  Choice choose(const Question& q) override {
    const Choice c = players_[q.who.index]->answer({battle_, s_, q, s_, {}}, random_);
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
  std::vector<int> turns;  // of each battle
  std::string first_refusal;

  int lasting(int turn) const {
    return static_cast<int>(std::ranges::count_if(turns, [turn](int last) { return last >= turn; }));
  }
};

inline std::shared_ptr<const Battle> opened(const char* rules_id, const char* scenario) {
  const Ruleset& rules = *find_ruleset(rules_id);
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  return rules.open(library, plan(rules, library, scenario, {}, problems), problems);
}

inline Match play_match(const Battle& arena, const char* red_player, const char* blue_player, std::uint64_t games) {
  const auto a = make_player(red_player), b = make_player(blue_player);
  const Player* const players[2] = {a.get(), b.get()};
  Match match;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    Stored state(arena);
    Judged play(arena, *state, players, seed);
    while (!state->over()) arena.step(*state, play);
    if (state->winner.none()) {
      ++match.draws;
    } else {
      ++match.wins[state->winner.index];
    }
    match.turns.push_back(state->turn);
    match.illegal += play.illegal;
    match.answers += play.answers;
    if (match.first_refusal.empty()) match.first_refusal = play.first_refusal;
  }
  return match;
}

}  // namespace fyrd
