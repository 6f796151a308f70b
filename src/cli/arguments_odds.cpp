// The arguments of fyrd odds.
#include "cli/arguments_parts.h"

namespace fyrd::cli {

void define_odds(CLI::App& app, OddsArguments& odds) {
  CLI::App* sub =
      command(app, "odds", "Counts the chances of a test from numbers alone, exactly",
              "  fyrd odds nottingham                  the tests there are, and all that can be said in them\n"
              "  fyrd odds nottingham attack           what can be said in this one\n"
              "  fyrd odds nottingham attack --by 'melee 4, sword, 2 dice' --at 'melee 3, blocks 1 die, heavy armour'\n"
              "  fyrd odds nottingham attack --by 'melee 4' --at 'melee 3' --table\n"
              "  fyrd odds newcastle contest --by axeman --at 'spearman, 2 neighbours' --json\n"
              "  fyrd odds newcastle contest --by axeman --at axeman --thrown '18, 12'      who hits?\n");
  sub->add_option("ruleset", odds.rules, "The ruleset")->required();
  sub->add_option("test", odds.test, "The test; without it all of them are listed");
  sub->add_option("--by", odds.by, "Who acts, in numbers and names with commas between")->type_name("STATS");
  sub->add_option("--at", odds.at, "Against whom or what")->type_name("STATS");
  sub->add_option("--thrown", odds.thrown,
                  "Dice that have been thrown already, in their order; the others are still open")
      ->type_name("FACES");
  sub->add_flag("--table", odds.table, "A table of each result, over dice or what else counts most");
  sub->add_flag("--json", odds.json, "Results as JSON");
}

}  // namespace fyrd::cli
