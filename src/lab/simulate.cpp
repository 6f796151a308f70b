// Battles played straight through: players answer at once, dice are drawn at once, nothing ever runs adrift.
#include "lab/simulate.h"

#include <cassert>
#include <chrono>
#include <thread>

#include "core/play/wellformed.h"

namespace fyrd {

namespace {

class Direct final : public Play {
 public:
  Direct(const Battle& battle, const Tabletop& s, std::span<const Player* const> players, std::uint64_t seed,
         const std::function<void(const Event&)>& ear)
      : Play(bool(ear)), battle_(battle), s_(s), players_(players), seed_(seed), random_(seed, Stream::players, 0), ear_(ear) {}

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

std::uint64_t game_seed(std::uint64_t seed, std::uint32_t game) {
  Random random(seed, Stream::decoration, game + 1ull);
  return std::uint64_t{random.next()} << 32 | random.next();
}

}  // namespace

Outcome simulate(const Battle& battle, std::span<const Player* const> players, std::uint64_t seed,
                 const std::function<void(const Event&)>& hear) {
  Stored state(battle);
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
  std::atomic<std::uint32_t> next = 0, done = 0;
  std::atomic<bool> stop = false;
  const auto work = [&] {
    for (std::uint32_t i; !stop && (i = next.fetch_add(1)) < games; ++done)
      outcomes[i] = simulate(battle, players, game_seed(seed, i));
  };
  {
    std::vector<std::jthread> crew;
    for (unsigned i = 0; i < std::max(1u, threads); ++i) crew.emplace_back(work);
    while (progress && done < games) {
      if (!progress(done)) {
        stop = true;
        break;
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
  }
  if (progress) progress(done);
  outcomes.resize(std::min(games, done.load()));  // taken in order, so what is done is the beginning
  return outcomes;
}

}  // namespace fyrd
