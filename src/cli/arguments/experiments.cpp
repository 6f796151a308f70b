// Experiments from the command line.
#include "cli/arguments/experiments.h"

#include "cli/commands/experiment.h"
#include "cli/commands/lab_measure.h"
#include "cli/lab/replay.h"

namespace fyrd::cli {

namespace {

void report_option(CLI::App* sub, CourseArguments& a) {
  sub->add_option("--report", a.report, "Writes a page to show to others: one file that opens anywhere")
      ->type_name("FILE");
}

CLI::Validator points() { return CLI::Range(0.0, 100.0, "PERCENT").description(""); }

// What is played, unless a file says it.
void experiment_options(CLI::App* sub, ExperimentArguments& a, const char* rounds) {
  sub->add_option("--rules", a.rules, "The ruleset; 'fyrd rules' lists them")->type_name("RULESET");
  sub->add_option("--scenario", a.scenarios, "The scenario, or several with commas between")
      ->delimiter(',')
      ->type_name("A,B");
  sub->add_option("--sides", a.sides,
                  "The warbands, first side first, with commas between: names, or files as mine.toml")
      ->delimiter(',')
      ->type_name("A,B");
  sub->add_option("--option", a.options, "An option or a ruling of the ruleset; may be given again")
      ->type_name("KEY=VALUE")
      ->take_all()
      ->allow_extra_args(false);
  set_option(sub, a.set);
  sub->add_option("--players", a.players, "One for each side, or one for all; cmd:COMMAND for a program of yours")
      ->delimiter(',')
      ->type_name("A,B");
  sub->add_option("--seed", a.seed, "The same seed gives the same results")->transform(whole(0, greatest));
  sub->add_option("--rounds", a.rounds, rounds)->transform(whole(1, 100'000'000));
  sub->add_flag("--one-end", a.one_end, "Leaves the bands at their ends of the table");
  course_options(sub, a.course);
  sub->add_flag("--json", a.course.json, "Results as JSON, without anything that depends on the clock");
}

void define_compare(Commands& commands, CLI::App* lab) {
  const auto a = std::make_shared<ExperimentArguments>("compare");
  CLI::App* sub = commands.add(
      "compare",
      "Tells whether the second of two variants does better, on the same dice, and stops when that is decided",
      "  fyrd lab compare as-is gear.longbow.damage=2 --rules nottingham\n"
      "  fyrd lab compare gear.sword.price=3,gear.sword.damage=2 gear.sword.damage=1 --rules nottingham --more 5\n"
      "  fyrd lab compare evening.toml --rows evening.csv\n",
      lab);
  sub->add_option("what", a->what,
                  "Two variants, A and B: as-is, or numbers and options with commas between; or one file that says all")
      ->required()
      ->expected(1, 2)
      ->type_name("A B");
  experiment_options(sub, *a, "How many seeds at most; 20000 without it");
  sub->add_option("--more", a->more, "A difference of so many percent of a battle or more …")->check(points());
  sub->add_option("--less", a->less, "… is to be told from one of at most so many")->check(points());
  sub->add_flag("--fixed", a->fixed, "Plays all rounds, decided or not");
  sub->add_flag("--apart", a->apart, "Gives each variant dice of its own: to see what chance alone does");
  commands.when(sub, [a](const data::Library& library) { return lab_experiment(library, *a); });
}

void define_sweep(Commands& commands, CLI::App* lab) {
  const auto a = std::make_shared<ExperimentArguments>("sweep");
  CLI::App* sub = commands.add("sweep", "Tries one or two numbers over their ranges, all values on the same dice",
                               "  fyrd lab sweep gear.longbow.damage=0..4 --rules nottingham\n"
                               "  fyrd lab sweep 'simple.range.longbow=15..40 by 5' --rules merlin-simple\n",
                               lab);
  sub->add_option("what", a->what, "PLACE=FROM..TO, PLACE=FROM..TO by STEP, or PLACE=A,B,C; or a file that says all")
      ->required()
      ->expected(1, 2)
      ->type_name("RANGE");
  experiment_options(sub, *a, "How many seeds for each value; 1000 without it");
  commands.when(sub, [a](const data::Library& library) { return lab_experiment(library, *a); });
}

void define_fair(Commands& commands, CLI::App* lab) {
  const auto a = std::make_shared<ExperimentArguments>("fair");
  CLI::App* sub =
      commands.add("fair", "Tells how even scenarios are, by ends of the table and by bands",
                   "  fyrd lab fair newcastle\n  fyrd lab fair merlin-better --scenario bridge --more 5\n"
                   "  fyrd lab fair merlin-better --scenario bridge --try 'better.movement.mounted=0..12 by 3'\n",
                   lab);
  sub->add_option("what", a->what, "The ruleset, all of whose scenarios are played if none is named; or a file")
      ->required()
      ->expected(1)
      ->type_name("RULESET");
  experiment_options(sub, *a, "How many seeds; 1000 without it");
  sub->add_option("--try", a->tries, "PLACE=FROM..TO: which value is the most even; may be given again")
      ->type_name("RANGE")
      ->take_all()
      ->allow_extra_args(false);
  sub->add_option("--more", a->more, "A scenario within so many percent of a half is even")->check(points());
  commands.when(sub, [a](const data::Library& library) { return lab_experiment(library, *a); });
}

void define_tune(Commands& commands, CLI::App* lab) {
  const auto a = std::make_shared<ExperimentArguments>("tune");
  CLI::App* sub = commands.add("tune", "Finds the value of a number that brings a game nearest to what you want",
                               "  fyrd lab tune simple.movement=10..30 --target turns=6 --rules merlin-simple\n"
                               "  fyrd lab tune simple.range.longbow=15..35 --target score=50 --rules merlin-simple\n",
                               lab);
  sub->add_option("what", a->what, "PLACE=FROM..TO, one or two; or a file that says all")
      ->required()
      ->expected(1, 2)
      ->type_name("RANGE");
  sub->add_option("--target", a->target, "turns=8; or score or drawn in percent, own or others left standing")
      ->type_name("MEASURE=NUMBER");
  experiment_options(sub, *a, "How many seeds at most; 1000 without it");
  commands.when(sub, [a](const data::Library& library) { return lab_experiment(library, *a); });
}

void define_price(Commands& commands, CLI::App* lab) {
  const auto a = std::make_shared<ExperimentArguments>("price");
  CLI::App* sub =
      commands.add("price", "Tells what the parts of a band are worth in points, each traded against the others",
                   "  fyrd lab price rollo --rules nottingham\n"
                   "  fyrd lab price mine.toml --against sheriff --rules nottingham --rounds 5000\n",
                   lab);
  sub->add_option("what", a->what, "The band; or a file that says all")->required()->expected(1)->type_name("BAND");
  sub->add_option("--against", a->against, "Whom it fights; its like, if nobody is named")->type_name("BAND");
  experiment_options(sub, *a, "How many seeds; 1000 without it");
  commands.when(sub, [a](const data::Library& library) { return lab_experiment(library, *a); });
}

void define_measure(Commands& commands, CLI::App* lab) {
  const auto a = std::make_shared<MeasureArguments>();
  CLI::App* sub =
      commands.add("measure", "Tells how a game plays: who leads, when it is settled, what is done and what hurts",
                   "  fyrd lab measure nottingham\n"
                   "  fyrd lab measure newcastle --games 5000 --forbid shoot\n",
                   lab);
  sub->add_option("ruleset", a->battle.rules, "The ruleset")->required();
  battle_options(sub, a->battle);
  set_option(sub, a->set);
  sub->add_option("--forbid", a->forbid, "A deed that nobody does, by the name of its verb; may be given again")
      ->type_name("VERB")
      ->take_all()
      ->allow_extra_args(false);
  sub->add_option("--players", a->players, "One for each side, or one for all")->delimiter(',')->type_name("A,B");
  sub->add_option("--games", a->games, "How many battles")->capture_default_str()->transform(whole(1, 100'000'000));
  sub->add_option("--seed", a->seed, "The same seed gives the same results")
      ->capture_default_str()
      ->transform(whole(0, greatest));
  sub->add_option("--threads", a->threads, "How many at once; all cores without it")->transform(whole(1, 1024));
  sub->add_flag("--json", a->json, "Results as JSON");
  commands.when(sub, [a](const data::Library& library) { return lab_measure(library, *a); });
}

void define_battle(Commands& commands, CLI::App* lab) {
  const auto a = std::make_shared<BattleOfArguments>();
  CLI::App* sub = commands.add("battle", "Plays one battle of a file of rows again, as a record to be looked at",
                               "  fyrd lab battle evening.csv 17 -o battle.json\n", lab);
  sub->add_option("file", a->file, "Rows that --rows wrote")->required()->type_name("FILE");
  sub->add_option("battle", a->battle, "Its number, in the first column")->required()->transform(whole(0, greatest));
  sub->add_option("-o,--out", a->out, "Where to; - is standard output")->type_name("FILE")->capture_default_str();
  commands.when(sub, [a](const data::Library& library) { return lab_battle(library, *a); });
}

void define_merge(Commands& commands, CLI::App* lab) {
  struct Arguments {
    std::vector<std::string> files;
    CourseArguments course;
  };
  const auto a = std::make_shared<Arguments>();
  CLI::App* sub =
      commands.add("merge", "Makes the answer from the rows of all shards, as if one machine had played them",
                   "  fyrd lab merge part-*.csv --rows all.csv\n", lab);
  sub->add_option("files", a->files, "The rows of every shard")->required()->type_name("FILE");
  sub->add_option("--rows", a->course.rows, "Writes all rows to one file")->type_name("FILE");
  report_option(sub, a->course);
  sub->add_flag("--json", a->course.json, "Results as JSON");
  commands.when(sub, [a](const data::Library& library) { return merge(library, a->files, a->course); });
}

CLI::Validator shard(Shard& into) {
  return CLI::Validator(
      [&into](std::string& text) -> std::string {
        const std::size_t slash = text.find('/');
        std::string number = text.substr(0, slash), of = slash == std::string::npos ? "" : text.substr(slash + 1);
        const bool good = whole(1, 1'000'000)(number).empty() && whole(1, 1'000'000)(of).empty();
        if (good) into = {static_cast<std::uint32_t>(std::stoul(number)), static_cast<std::uint32_t>(std::stoul(of))};
        return good && into.number <= into.of ? "" : "must be a shard as 3/16, the third of sixteen";
      },
      "");
}

}  // namespace

void set_option(CLI::App* sub, std::vector<std::string>& set) {
  sub->add_option("--set", set, "Changes a number of the data files: gear.longbow.damage=2; may be given again")
      ->type_name("PLACE=VALUE")
      ->take_all()
      ->allow_extra_args(false);
}

void course_options(CLI::App* sub, CourseArguments& a) {
  report_option(sub, a);
  sub->add_option("--threads", a.threads, "How many at once; all cores without it")->transform(whole(1, 1024));
  patience_option(sub, a.patience);
  sub->add_option("--rows", a.rows, "Writes a row for each battle: FILE.csv, or JSON, an object a line")
      ->type_name("FILE");
  sub->add_flag("--resume", a.resume, "Goes on from the rows that are there");
  sub->add_option("--shard", a.shard_text, "Plays only a part of all: 3/16 is the third of sixteen; needs --rows")
      ->type_name("K/N")
      ->check(shard(a.shard));
}

void define_experiments(Commands& commands, CLI::App* lab) {
  define_compare(commands, lab);
  define_sweep(commands, lab);
  define_fair(commands, lab);
  define_price(commands, lab);
  define_tune(commands, lab);
  define_measure(commands, lab);
  define_battle(commands, lab);
  define_merge(commands, lab);
}

}  // namespace fyrd::cli
