// How fast games go: copying and hashing a state, one answer in the middle of a game, a whole game.
#include <benchmark/benchmark.h>

#include "core/play/game.h"
#include "lab/simulate.h"
#include "rulesets/ruleset.h"

namespace {

using namespace fyrd;

std::shared_ptr<const Battle> battle() {
  static const std::shared_ptr<const Battle> only = [] {
    const data::Library library = data::Library::embedded();
    data::Problems problems;
    const Ruleset* rules = find_ruleset("merlin-simple");
    return rules ? rules->open(library, plan(*rules, library, "", {}, problems), problems) : nullptr;
  }();
  return only;
}

// One decision of whoever is asked, made by the ruleset's own player. Nothing when the battle is over.
std::optional<std::pair<Side, Choice>> decision(const Game& game) {
  if (game.over() || game.wanted().empty()) return {};
  const Side side = game.wanted()[0].side;
  std::optional<std::pair<Side, Choice>> made;
  game.at_question(side, [&](const Tabletop& now, const Question& question) {
    Random random(game.seed(), Stream::players, game.inputs().size());
    made = {side, game.battle().quick(now, question, random)};
  });
  return made;
}

Game midgame(std::shared_ptr<const Battle> of, int decisions) {
  Game game(std::move(of), DiceMode::seeded, 1);
  for (int i = 0; i < decisions; ++i) {
    const auto made = decision(game);
    if (!made || game.answer(made->first, made->second)) break;
  }
  return game;
}

bool ready(benchmark::State& state) {
  if (battle()) return true;
  state.SkipWithError("merlin-simple is not there");
  return false;
}

void copy_state(benchmark::State& state) {
  if (!ready(state)) return;
  const Stored from(*battle());
  Stored to(*battle());
  for (auto _ : state) {
    to = from;
    benchmark::DoNotOptimize(&*to);
    benchmark::ClobberMemory();
  }
}
BENCHMARK(copy_state);

void hash_state(benchmark::State& state) {
  if (!ready(state)) return;
  const Game game = midgame(battle(), 40);
  for (auto _ : state) benchmark::DoNotOptimize(game.battle().hash(game.now()));
}
BENCHMARK(hash_state);

// Answering costs the run of the step to its next question; taking it back, which is part of the loop, as much again.
void answered_input(benchmark::State& state) {
  if (!ready(state)) return;
  Game game = midgame(battle(), 40);
  const auto made = decision(game);
  if (!made) return state.SkipWithError("the game ended too soon");
  const std::size_t before = game.inputs().size();
  for (auto _ : state) {
    if (game.answer(made->first, made->second)) return state.SkipWithError("a legal answer was refused");
    if (game.undo(before)) return state.SkipWithError("an answer could not be taken back");
  }
}
BENCHMARK(answered_input)->Unit(benchmark::kMicrosecond);

void quick_game(benchmark::State& state, const Ruleset* rules) {
  // Battles a second of one core that the computer of Wesnoth plays against itself, measured beside this.
  constexpr double wesnoth = 0.71;
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  const auto battle = rules->open(library, plan(*rules, library, "", {}, problems), problems);
  if (!battle) return state.SkipWithError("the battle cannot be opened");
  const auto quick = make_player("quick");
  const std::vector<const Player*> players(battle->parties.size(), quick.get());
  std::uint64_t seed = 0;
  for (auto _ : state) benchmark::DoNotOptimize(simulate(*battle, players, ++seed).hash);
  const auto games = static_cast<double>(state.iterations());
  state.counters["games a second"] = benchmark::Counter(games, benchmark::Counter::kIsRate);
  state.counters["times Wesnoth"] = benchmark::Counter(games / wesnoth, benchmark::Counter::kIsRate);
}

[[maybe_unused]] const bool all_games = [] {
  for (const Ruleset* rules : rulesets()) {
    benchmark::RegisterBenchmark((std::string("quick_game/") + rules->id()).c_str(), quick_game, rules)
        ->Unit(benchmark::kMillisecond);
  }
  return true;
}();

}  // namespace
