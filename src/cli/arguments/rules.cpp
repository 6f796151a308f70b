// The arguments of fyrd odds, engine, rules, chart and bench.
#include "cli/arguments/rules.h"

#include "cli/commands/bench.h"
#include "cli/commands/chart.h"
#include "cli/commands/engine.h"
#include "cli/commands/odds.h"
#include "cli/commands/rules.h"

namespace fyrd::cli {

namespace {

void define_odds(Commands& commands) {
  const auto a = std::make_shared<OddsArguments>();
  CLI::App* sub = commands.add(
      "odds", "Counts the chances of a test from numbers alone, exactly",
      "  fyrd odds nottingham                  the tests there are, and all that can be said in them\n"
      "  fyrd odds nottingham attack           what can be said in this one\n"
      "  fyrd odds nottingham attack --by 'melee 4, sword, 2 dice' --at 'melee 3, blocks 1 die, heavy armour'\n"
      "  fyrd odds nottingham attack --by 'melee 4' --at 'melee 3' --table\n"
      "  fyrd odds newcastle contest --by axeman --at 'spearman, 2 neighbours' --json\n"
      "  fyrd odds newcastle contest --by axeman --at axeman --thrown '18, 12'      who hits?\n"
      "One after another: --then names the next test, after these results of the one before it if any are named, and\n"
      "back if the other one makes it; --times repeats all of it, --men lets so many do it. Who is out is out of it,\n"
      "and who strikes once a turn strikes at the first of several.\n"
      "  fyrd odds merlin-simple fight --by 'mounted' --at 'leader' --men 3               three horsemen at one "
      "leader\n"
      "  fyrd odds merlin-better attack --by '3 dice' --at 'mail' --then 'saved or missed: attack back'\n"
      "  fyrd odds merlin-realistic exchange --by 'halberd, quilted jack' --at 'mounted knight, charging'\n"
      "  fyrd odds nottingham attack --by 'melee 4, axe' --at 'melee 3, blocks 1 die' --men 3     three at one\n"
      "  fyrd odds newcastle exchange --by axeman --at spearman --times 2                  two turns of both\n"
      "  fyrd odds newcastle exchange --by axeman --at swordsman --men 3                   three axemen at one "
      "swordsman\n"
      "  fyrd odds newcastle contest --by axeman --at spearman --then 'first or both: damage'\n"
      "  fyrd odds darkages melee --by 'huscarl' --at 'class 3' --then 'nothing: melee back'\n"
      "  fyrd odds stormclouds attack --by 'might 8' --at 'might 5' --times 2 --then 'hit: test back'\n");
  sub->add_option("ruleset", a->rules, "The ruleset")->required();
  sub->add_option("test", a->test, "The test; without it all of them are listed");
  sub->add_option("--by", a->by, "Who acts, in numbers and names with commas between")->type_name("STATS");
  sub->add_option("--at", a->at, "Against whom or what")->type_name("STATS");
  sub->add_option("--thrown", a->thrown,
                  "Dice that have been thrown already, in their order; the others are still open")
      ->type_name("FACES");
  sub->add_option("--then", a->then,
                  "A test that follows: 'hit: damage', 'missed: attack back', 'shot by STATS at STATS'")
      ->type_name("TEST")
      ->take_all();
  sub->add_option("--times", a->times, "How often he does all of it")->type_name("N")->check(CLI::Range(1, 20));
  sub->add_option("--men", a->men, "How many like him do, one after another")->type_name("N")->check(CLI::Range(1, 20));
  sub->add_flag("--table", a->table, "A table of each result, over dice or what else counts most");
  sub->add_flag("--json", a->json, "Results as JSON");
  commands.when(sub, [a](const data::Library& library) { return odds(library, *a); });
}

void define_engine(Commands& commands) {
  CLI::App* sub = commands.add("engine", "Speaks the protocol: a JSON request a line in, a reply a line out",
                               "  echo '{\"id\":1,\"do\":\"hello\"}' | fyrd engine\n");
  commands.when(sub, engine);
}

void define_list(Commands& commands) {
  const auto ruleset = std::make_shared<std::string>();
  CLI::App* sub = commands.add("rules", "Lists the rulesets, or what one of them is made of",
                               "  fyrd rules\n  fyrd rules merlin-simple\n");
  sub->add_option("ruleset", *ruleset, "The ruleset to tell more about");
  commands.when(sub, [ruleset](const data::Library& library) { return rules(library, *ruleset); });
}

void define_chart(Commands& commands) {
  const auto a = std::make_shared<ChartArguments>();
  CLI::App* sub = commands.add(
      "chart", "Draws a flowchart of Stormclouds as an SVG picture, or checks that every line of it is used",
      "  fyrd chart warrior -o warrior.svg\n"
      "  fyrd chart hunter --check --games 10000\n"
      "  fyrd chart mage --data mine               your own charts\n");
  sub->add_option("name", a->name, "warrior, hunter or mage")->required();
  sub->add_option("-o,--out", a->out, "Where to; - is standard output")->type_name("FILE")->capture_default_str();
  sub->add_flag("--check", a->check, "Plays battles and lists the lines with how often each was taken");
  sub->add_option("--games", a->games, "How many battles, over all scenarios")
      ->capture_default_str()
      ->transform(whole(4, 100'000'000));
  sub->add_option("--seed", a->seed, "The same seed gives the same battles")
      ->capture_default_str()
      ->transform(whole(0, greatest));
  commands.when(sub, [a](const data::Library& library) { return chart(library, *a); });
}

void define_bench(Commands& commands) {
  CLI::App* sub =
      commands.add("bench", "Measures how fast the engine is here; arguments go to Google Benchmark",
                   "  fyrd bench\n"
                   "  fyrd bench --benchmark_filter=sight\n"
                   "  fyrd bench --server [RULESET]         the server instead, under 200 players and 500 games\n");
  sub->fallthrough(false)->allow_extras();
  commands.when(sub, [sub](const data::Library& library) { return bench(library, sub->remaining()); });
}

}  // namespace

void define_rules(Commands& commands) {
  define_odds(commands);
  define_engine(commands);
  define_list(commands);
  define_chart(commands);
  define_bench(commands);
}

}  // namespace fyrd::cli
