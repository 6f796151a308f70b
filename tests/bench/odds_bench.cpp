// How fast odds are: a blow with a block, a walk past an enemy who strikes, a field of places, and a test from numbers
// alone.
#include <benchmark/benchmark.h>

#include "odds/count.h"
#include "odds/field.h"
#include "odds/forecast.h"
#include "protocol/choice.h"
#include "protocol/intention.h"
#include "rulesets/ruleset.h"

namespace {

using namespace fyrd;

// Alan before Odo, about to move with three dice; both have three free dice more.
const char* const brawl =
    R"({"name":"Brawl","table":[40,40],"sides":[{"zone":[0,0,40,8]},{"zone":[0,32,40,40],"facing":180}]})";
std::string band(const char* id, const char* hero, const char* place) {
  return std::string(R"({"id":")") + id + R"(","name":")" + id + R"(","preset":true,"heroes":[{"name":")" + hero +
         R"(","class":"outlaw","leader":true,"initiative":3,"melee":3,"ranged":3,"gear":["sword"],"hands":["sword"],)" +
         place + R"(},{"name":")" + hero +
         R"( the elder","class":"outlaw","initiative":3,"melee":3,"ranged":3,"at":[)" +
         (id[0] == 'w' ? "2,2" : "38,38") + R"(]},{"name":")" + hero +
         R"( the younger","class":"outlaw","initiative":3,"melee":3,"ranged":3,"at":[)" +
         (id[0] == 'w' ? "5,2" : "35,38") + "]}]}";
}

std::optional<Game> at_the_move() {
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  const Ruleset* rules = find_ruleset("nottingham");
  const auto tree = [&](const std::string& text) {
    return data::Tree::from_json("", nlohmann::ordered_json::parse(text), problems);
  };
  Plan plan;
  plan.scenario = tree(brawl);
  plan.sides = {tree(band("wood", "Alan", R"("at":[20,20],"facing":0)")),
                tree(band("town", "Odo", R"("at":[20,21.2],"facing":180)"))};
  const auto battle = rules->open(library, plan, problems);
  if (!battle) return {};
  Game game(battle, DiceMode::manual, 0);
  const std::uint16_t high[] = {6}, low[] = {1};
  while (game.wanted_roll()) game.roll(game.wanted_roll()->side.index == 0 ? high : low);
  const auto answer = [&](const char* text) {
    const Side side = game.wanted()[0].side;
    const auto choice =
        protocol::read_choice(game.battle(), game.wanted_of(side)->verbs, nlohmann::ordered_json::parse(text));
    return choice && !game.answer(side, *choice);
  };
  if (!answer(R"({"verb":"name","figure":"alan"})") || !answer(R"({"verb":"pass"})") ||
      !answer(R"({"verb":"dice","number":3})"))
    return {};
  return game;
}

Answer reading(const Game& game, const char* kind, const char* text) {
  return protocol::answer_of(game.battle(), nlohmann::ordered_json::parse(text), kind);
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

void nottingham_attack_3_dice_against_block_2(benchmark::State& state) {
  run(state, R"({"verb":"stay"})", R"({"verb":"attack","target":"odo"})", "");
}
BENCHMARK(nottingham_attack_3_dice_against_block_2)->Unit(benchmark::kMicrosecond);

// Out of Odo's reach and back to him, struck at and blocking, then a blow that is blocked.
void nottingham_charge_past_opportunity_attack_with_blocks(benchmark::State& state) {
  run(state, R"({"verb":"go","path":[[18.2,19.6],[19.3,20.4]],"facing":30})", R"({"verb":"attack","target":"odo"})",
      R"({"verb":"strike","figure":"odo","number":1})");
}
BENCHMARK(nottingham_charge_past_opportunity_attack_with_blocks)->Unit(benchmark::kMicrosecond);

void nottingham_attack_from_numbers(benchmark::State& state) {
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
  const Stats by = read_stats(attack->by, words, "melee 4, sword, 3 dice", problem),
              at = read_stats(attack->at, words, "melee 3, blocks 2 dice", problem);
  Falls falls;
  for (auto _ : state) benchmark::DoNotOptimize(count(*battle, *attack, by, at, falls, problem));
}
BENCHMARK(nottingham_attack_from_numbers)->Unit(benchmark::kMicrosecond);

// Two bands of twelve with bows on four by four feet; the first of them is about to move, and every inch of his move is
// weighed: what he could do from there and what may be done to him there.
void nottingham_field_of_a_move_2_bands_of_12(benchmark::State& state) {
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  const Ruleset* rules = find_ruleset("nottingham");
  const auto tree = [&](const std::string& text) {
    return data::Tree::from_json("", nlohmann::ordered_json::parse(text), problems);
  };
  // Two heroes, and ten archers in two ranks.
  const auto twelve = [](const std::string& id, int y, int facing) {
    const auto stands = [&](int x, int depth) {
      return R"("at":[)" + std::to_string(x) + "," + std::to_string(depth) + R"(],"facing":)" + std::to_string(facing);
    };
    const std::string hero =
        R"("class":"outlaw","initiative":3,"melee":3,"ranged":3,"gear":["longbow"],"hands":["longbow"],)";
    std::string all = R"({"id":")" + id + R"(","name":")" + id + R"(","preset":true,"heroes":[{"name":")" + id +
                      R"( first","leader":true,)" + hero + stands(22, y) + R"(},{"name":")" + id + R"( second",)" +
                      hero + stands(26, y) + R"(}],"groups":[)";
    for (int i = 0; i < 10; ++i) {
      if (i % 5 == 0) all += std::string(i ? "]}," : "") + R"({"class":"archer","gear":["bow","dagger"],"members":[)";
      all += std::string(i % 5 ? "," : "") + R"({"name":")" + id + " " + static_cast<char>('a' + i) + R"(",)" +
             stands(4 + 4 * i, y + (i % 2 ? 2 : -2)) + "}";
    }
    return all + "]}]}";
  };
  Plan plan;
  plan.scenario =
      tree(R"({"name":"Field","table":[48,48],"sides":[{"zone":[0,0,48,12]},{"zone":[0,36,48,48],"facing":180}]})");
  plan.sides = {tree(twelve("wood", 18, 0)), tree(twelve("town", 30, 180))};
  const auto battle = rules->open(library, plan, problems);
  if (!battle) return state.SkipWithError(problems.text().c_str());
  Game game(battle, DiceMode::manual, 0);
  const std::uint16_t high[] = {6}, low[] = {1};
  while (game.wanted_roll()) game.roll(game.wanted_roll()->side.index == 0 ? high : low);
  const auto read = [&](const char* text) {
    return *protocol::read_choice(game.battle(), game.wanted_of(game.wanted()[0].side)->verbs,
                                  nlohmann::ordered_json::parse(text));
  };
  for (const char* text :
       {R"({"verb":"name","figure":"wood-first"})", R"({"verb":"pass"})", R"({"verb":"dice","number":2})"}) {
    if (game.answer(game.wanted()[0].side, read(text))) return state.SkipWithError("nobody is about to move");
  }
  Intention intention;
  intention.side = game.wanted()[0].side;
  FieldOrder order{.move = read(R"({"verb":"go","path":[[22,19]],"facing":0})"),
                   .figure = game.wanted()[0].about,
                   .target = FigureId{12},
                   .step = 1_in};
  std::size_t places = 0;
  for (auto _ : state) places = field(game, intention, order).places.size();
  state.counters["places"] = static_cast<double>(places);
}
BENCHMARK(nottingham_field_of_a_move_2_bands_of_12)->Unit(benchmark::kMillisecond);

}  // namespace
