// How fast odds are: a blow with a block, a walk past an enemy who strikes, and a test from numbers alone.
#include <benchmark/benchmark.h>

#include "odds/count.h"
#include "odds/forecast.h"
#include "protocol/choice.h"
#include "rulesets/ruleset.h"

namespace {

using namespace fyrd;

// Alan before Odo, about to move with three dice; both have three free dice more.
const char* const brawl = R"({"name":"Brawl","table":[40,40],"sides":[{"zone":[0,0,40,8]},{"zone":[0,32,40,40],"facing":180}]})";
std::string band(const char* id, const char* hero, const char* place) {
  return std::string(R"({"id":")") + id + R"(","name":")" + id + R"(","preset":true,"heroes":[{"name":")" + hero +
         R"(","class":"outlaw","leader":true,"initiative":3,"melee":3,"ranged":3,"gear":["sword"],"hands":["sword"],)" + place + R"(},{"name":")" + hero +
         R"( the elder","class":"outlaw","initiative":3,"melee":3,"ranged":3,"at":[)" + (id[0] == 'w' ? "2,2" : "38,38") + R"(]},{"name":")" + hero +
         R"( the younger","class":"outlaw","initiative":3,"melee":3,"ranged":3,"at":[)" + (id[0] == 'w' ? "5,2" : "35,38") + "]}]}";
}

std::optional<Game> at_the_move() {
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  const Ruleset* rules = find_ruleset("nottingham");
  const auto tree = [&](const std::string& text) { return data::Tree::from_json("", nlohmann::ordered_json::parse(text), problems); };
  Plan plan;
  plan.scenario = tree(brawl);
  plan.sides = {tree(band("wood", "Alan", R"("at":[20,20],"facing":0)")), tree(band("town", "Odo", R"("at":[20,21.2],"facing":180)"))};
  const auto battle = rules->open(library, plan, problems);
  if (!battle) return {};
  Game game(battle, DiceMode::manual, 0);
  const std::uint16_t high[] = {6}, low[] = {1};
  while (game.wanted_roll()) game.roll(game.wanted_roll()->side.index == 0 ? high : low);
  const auto answer = [&](const char* text) {
    const Side side = game.wanted()[0].side;
    const auto choice = protocol::read_choice(game.battle(), game.wanted_of(side)->verbs, nlohmann::ordered_json::parse(text));
    return choice && !game.answer(side, *choice);
  };
  if (!answer(R"({"verb":"name","figure":"alan"})") || !answer(R"({"verb":"pass"})") || !answer(R"({"verb":"dice","number":3})")) return {};
  return game;
}

Answer reading(const Game& game, const char* kind, const char* text) {
  return [&game, kind, value = nlohmann::ordered_json::parse(text)](const Question& q) -> std::optional<Choice> {
    if (*kind && std::string_view(kind) != q.kind) return {};
    const auto choice = protocol::read_choice(game.battle(), q.verbs(), value);
    return choice ? std::optional(*choice) : std::nullopt;
  };
}

void run(benchmark::State& state, const char* move, const char* deed, const char* strikes) {
  const auto game = at_the_move();
  if (!game) return state.SkipWithError("there is no brawl");
  Intention intention;
  intention.side = game->wanted()[0].side;
  intention.choices = {reading(*game, "", move)};
  if (*deed) intention.choices.push_back(reading(*game, "", deed));
  intention.replies = {reading(*game, "block", R"({"verb":"dice","number":2})")};
  if (*strikes) intention.replies.push_back(reading(*game, "opportunity", strikes));
  std::uint64_t runs = 0;
  for (auto _ : state) {
    const Forecast all = forecast(*game, intention);
    if (all.refused || !all.exact) return state.SkipWithError("it is not counted exactly");
    runs = all.runs;
  }
  state.counters["runs"] = static_cast<double>(runs);
}

// Three dice against a block of two.
void odds_of_a_blow(benchmark::State& state) { run(state, R"({"verb":"stay"})", R"({"verb":"attack","target":"odo"})", ""); }
BENCHMARK(odds_of_a_blow)->Unit(benchmark::kMicrosecond);

// Out of Odo's reach and back to him, struck at and blocking, then a blow that is blocked.
void odds_of_a_charge(benchmark::State& state) {
  run(state, R"({"verb":"go","path":[[18.2,19.6],[19.3,20.4]],"facing":30})", R"({"verb":"attack","target":"odo"})", R"({"verb":"strike","figure":"odo","number":1})");
}
BENCHMARK(odds_of_a_charge)->Unit(benchmark::kMicrosecond);

void odds_from_numbers(benchmark::State& state) {
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  const Ruleset* rules = find_ruleset("nottingham");
  const auto battle = rules->open(library, plan(*rules, library, {}, {}, problems), problems);
  const Trial* attack = nullptr;
  for (const Trial& t : rules->trials()) {
    if (std::string_view(t.name) == "attack") attack = &t;
  }
  if (!battle || !attack) return state.SkipWithError("there is no attack");
  std::string problem;
  const auto words = rules->words(library);
  const Stats by = read_stats(attack->by, words, "melee 4, sword, 3 dice", problem), at = read_stats(attack->at, words, "melee 3, blocks 2 dice", problem);
  Falls falls;
  for (auto _ : state) benchmark::DoNotOptimize(count(*battle, *attack, by, at, falls));
}
BENCHMARK(odds_from_numbers)->Unit(benchmark::kMicrosecond);

}  // namespace
