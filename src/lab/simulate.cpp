// Battles played straight through: players answer at once, dice are drawn at once, nothing ever runs adrift.
#include "lab/simulate.h"

#include <cassert>

#include "core/play/wellformed.h"
#include "lab/many.h"

namespace fyrd {

namespace {

class Direct final : public Play {
 public:
  Direct(const Battle& battle, const Tabletop& s, std::span<const Player* const> players, std::uint64_t seed,
         const std::function<void(const Event&)>& ear)
      : Play(bool(ear)), battle_(battle), s_(s), players_(players), seed_(seed), random_(seed, Stream::players, 0),
        ear_(ear) {}

  std::uint32_t decisions = 0;

 protected:
  Roll cast(Pool pool, const Why& why, Reading) override {
    const DiceKey key = dice_key(s_.turn, why, 0);
    return seeded_roll(seed_, pool,
                       {key.turn, key.figure, key.reason, occurrences_.next(key.turn, key.figure, key.reason)});
  }
  Choice choose(const Question& question) override {
    ++decisions;
    const Choice choice = players_[question.who.index]->answer(battle_, s_, question, random_);
    assert(!well_formed(s_, question, choice) && !question.check(choice));
    return choice;
  }
  void hear(Event&& e) override { ear_(e); }

 private:
  const Battle& battle_;
  const Tabletop& s_;
  std::span<const Player* const> players_;
  std::uint64_t seed_;
  Random random_;
  Occurrences occurrences_;
  const std::function<void(const Event&)>& ear_;
};

}  // namespace

Outcome simulate(const Battle& battle, std::span<const Player* const> players, std::uint64_t seed,
                 const std::function<void(const Event&)>& hear) {
  Stored state(battle);
  return simulate(battle, players, seed, state, hear);
}

Outcome simulate(const Battle& battle, std::span<const Player* const> players, std::uint64_t seed, Stored& state,
                 const std::function<void(const Event&)>& hear) {
  Direct play(battle, *state, players, seed, hear);
  while (!state->over()) battle.step(*state, play);

  Outcome outcome;
  outcome.winner = state->winner;
  outcome.verdict = state->verdict;
  outcome.turns = state->turn;
  outcome.decisions = play.decisions;
  for (FigureId id : everyone(*state)) outcome.standing[(*state)[id].side.index] += (*state)[id].in_play();
  outcome.hash = battle.hash(*state);
  return outcome;
}

std::vector<Outcome> simulate_many(const Battle& battle, std::span<const Player* const> players, std::uint64_t seed,
                                   std::uint32_t games, unsigned threads,
                                   const std::function<bool(std::uint32_t)>& progress) {
  std::vector<Outcome> outcomes(games);
  outcomes.resize(do_many(games, threads, progress,
                          [&](std::uint32_t i) { outcomes[i] = simulate(battle, players, game_seed(seed, i)); }));
  return outcomes;
}

}  // namespace fyrd
