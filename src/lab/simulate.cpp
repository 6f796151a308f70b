// Battles played straight through: players answer at once, dice are drawn at once, nothing ever runs adrift.
#include "lab/simulate.h"

#include <algorithm>
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
        ear_(ear), thinking_(std::ranges::any_of(players, &Player::thinks)) {}

  std::uint32_t decisions = 0;

  // A step begins; only who thinks wants to know where.
  void begin() {
    if (!thinking_) return;
    checkpoint_ = Stored(battle_, s_);
    since_.clear();
    blocks_ = 0;
  }

 protected:
  Roll cast(Pool pool, const Why& why, Reading) override {
    const DiceKey key = dice_key(s_.turn, why, 0);
    const Roll roll = seeded_roll(
        seed_, pool, {key.turn, key.figure, key.reason, occurrences_.next(key.turn, key.figure, key.reason)});
    if (thinking_) {
      Input& input = since_.emplace_back();
      input.kind = Input::Kind::roll;
      input.faces.assign(roll.faces().begin(), roll.faces().end());
    }
    return roll;
  }
  Choice choose(const Question& question) override {
    ++decisions;
    const Tabletop& start = thinking_ ? *checkpoint_ : s_;
    const Choice choice = players_[question.who.index]->answer(
        {battle_, s_, question, start, since_, planner_.none() ? 0 : blocks_}, random_);
    if (thinking_) {
      Input& input = since_.emplace_back();
      input.side = question.who;
      input.choice = choice;
    }
    assert(!well_formed(s_, question, choice) && !question.check(choice));
    return choice;
  }
  void hear(Event&& e) override { ear_(e); }
  void enter(Side side) override {
    blocks_ += side.index == 0;
    planner_ = side;
  }
  void reveal() override { planner_ = {}; }

 private:
  const Battle& battle_;
  const Tabletop& s_;
  std::span<const Player* const> players_;
  std::uint64_t seed_;
  Random random_;
  Occurrences occurrences_;
  const std::function<void(const Event&)>& ear_;
  const bool thinking_;
  Stored checkpoint_;
  std::vector<Input> since_;
  Side planner_;
  int blocks_ = 0;
};

}  // namespace

double score_of(const Battle& battle, const Outcome& outcome, Side side) {
  return outcome.winner.none() ? 0.5 : battle.friends(outcome.winner, side) ? 1 : 0;
}

Outcome simulate(const Battle& battle, std::span<const Player* const> players, std::uint64_t seed,
                 const std::function<void(const Event&)>& hear) {
  Stored state(battle);
  return simulate(battle, players, seed, state, hear);
}

Outcome simulate(const Battle& battle, std::span<const Player* const> players, std::uint64_t seed, Stored& state,
                 const std::function<void(const Event&)>& hear, const std::function<void(const Tabletop&)>& stepped) {
  Direct play(battle, *state, players, seed, hear);
  while (!state->over()) {
    play.begin();
    battle.step(*state, play);
    if (stepped) stepped(*state);
  }

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
