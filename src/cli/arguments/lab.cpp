// What may be typed after fyrd lab.
#include "cli/arguments/lab.h"

#include "cli/arguments/experiments.h"
#include "cli/commands/lab.h"

namespace fyrd::cli {

namespace {

template <class Arguments>
void lab_options(CLI::App* sub, Arguments& a) {
  sub->add_option("--seed", a.seed, "The same seed gives the same results")
      ->capture_default_str()
      ->transform(whole(0, greatest));
  sub->add_option("--threads", a.threads, "How many at once; all cores without it")->transform(whole(1, 1024));
}

void define_fit(Commands& commands, CLI::App* lab) {
  const auto a = std::make_shared<FitArguments>();
  CLI::App* sub = commands.add("fit", "Finds out what positions are worth, from battles of the computer against itself",
                               "  fyrd lab fit newcastle -o data/value/newcastle.toml\n", lab);
  sub->add_option("ruleset", a->rules, "The ruleset")->required();
  sub->add_option("--games", a->games, "How many battles of each scenario")
      ->capture_default_str()
      ->transform(whole(1, 1'000'000));
  sub->add_option("-o,--out", a->out, "Where to write the weights; without it they are printed")->type_name("FILE");
  lab_options(sub, *a);
  commands.when(sub, [a](const data::Library& library) { return lab_fit(library, *a); });
}

void define_ladder(Commands& commands, CLI::App* lab) {
  const auto a = std::make_shared<LadderArguments>();
  CLI::App* sub = commands.add("ladder", "Tells how far each level of the computer beats the one below",
                               "  fyrd lab ladder newcastle\n"
                               "  fyrd lab ladder merlin-better --players quick,captain --pairs 100\n",
                               lab);
  sub->add_option("ruleset", a->battle.rules, "The ruleset")->required();
  battle_options(sub, a->battle);
  sub->add_option("--players", a->players, "The weakest first; without it the levels; cmd:COMMAND for a program")
      ->delimiter(',')
      ->type_name("A,B");
  patience_option(sub, a->patience);
  sub->add_option("--pairs", a->pairs, "How many pairs of battles at most")
      ->capture_default_str()
      ->transform(whole(1, 1'000'000));
  lab_options(sub, *a);
  commands.when(sub, [a](const data::Library& library) { return lab_ladder(library, *a); });
}

void define_check(Commands& commands, CLI::App* lab) {
  const auto a = std::make_shared<CheckArguments>();
  CLI::App* sub =
      commands.add("check", "Looks whether anything that is better makes who has it lose",
                   "  fyrd lab check nottingham\n  fyrd lab check nottingham --only longbow --pairs 500\n", lab);
  sub->add_option("ruleset", a->rules, "The ruleset")->required();
  sub->add_option("--player", a->player, "Who plays both sides")->capture_default_str();
  sub->add_option("--only", a->only, "What has this in its name, and nothing else")->type_name("TEXT");
  sub->add_option("--pairs", a->pairs, "How many pairs of battles for each")
      ->capture_default_str()
      ->transform(whole(2, 1'000'000));
  lab_options(sub, *a);
  commands.when(sub, [a](const data::Library& library) { return lab_check(library, *a); });
}

void define_unused(Commands& commands, CLI::App* lab) {
  const auto a = std::make_shared<UnusedArguments>();
  CLI::App* sub = commands.add("unused", "Plays many battles of every scenario and tells what was never done in them",
                               "  fyrd lab unused nottingham\n", lab);
  sub->add_option("ruleset", a->rules, "The ruleset")->required();
  sub->add_option("--player", a->player, "Who plays all sides")->capture_default_str();
  sub->add_option("--games", a->games, "How many battles, of all scenarios together")
      ->capture_default_str()
      ->transform(whole(1, 1'000'000));
  lab_options(sub, *a);
  commands.when(sub, [a](const data::Library& library) { return lab_unused(library, *a); });
}

}  // namespace

void define_lab(Commands& commands) {
  CLI::App* lab = commands.add("lab", "Tells what a number of the rules does, and how good the computer's players are",
                               "  fyrd lab compare as-is gear.longbow.damage=2 --rules nottingham\n"
                               "  fyrd lab ladder newcastle\n");
  lab->require_subcommand(1);
  define_experiments(commands, lab);
  define_fit(commands, lab);
  define_ladder(commands, lab);
  define_check(commands, lab);
  define_unused(commands, lab);
}

}  // namespace fyrd::cli
