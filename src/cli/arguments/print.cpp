// The arguments of fyrd print.
#include "cli/arguments/print.h"

#include "cli/commands/print.h"

namespace fyrd::cli {

namespace {

void paper_options(CLI::App* sub, PrintArguments& print) {
  sub->add_option("-o,--out", print.out,
                  "Where to: FILE.html, or FILE.pdf, which Chromium prints; - is HTML to standard output")
      ->type_name("FILE")
      ->capture_default_str();
  sub->add_option("--paper", print.paper, "a4 or letter")
      ->check(CLI::IsMember({"a4", "letter"}))
      ->capture_default_str();
}

}  // namespace

void define_print(Commands& commands) {
  const auto a = std::make_shared<PrintArguments>();
  CLI::App* all = commands.add(
      "print", "Prints what players hold in their hands: cards, a quick reference, scenario sheets, charts, rosters",
      "  fyrd print cards baldwin --rules nottingham -o baldwin.pdf\n"
      "  fyrd print cards --record evening.json -o now.html\n"
      "  fyrd print reference newcastle -o newcastle.pdf\n"
      "  fyrd print scenario skirmish --rules nottingham --paper letter -o skirmish.pdf\n"
      "  fyrd print charts -o villains.pdf\n"
      "  fyrd print roster sherwood.json -o roster.pdf\n");
  all->require_subcommand(1);

  CLI::App* sub = commands.add(
      "cards", "A card for each figure of warbands, or of a battle in progress with what has happened to it",
      "  fyrd print cards baldwin rollo --rules nottingham -o bands.pdf\n"
      "  fyrd print cards mine.toml -o mine.html\n"
      "  fyrd print cards --record evening.json --at 40 -o middle.pdf\n",
      all);
  CLI::Option* warbands =
      sub->add_option("warbands", a->warbands, "Warbands by name, or TOML or JSON files of them")->type_name("WARBAND");
  CLI::Option* rules =
      sub->add_option("--rules", a->battle.rules, "The ruleset; without it the one the first warband is for")
          ->type_name("RULESET");
  CLI::Option* record = sub->add_option("--record", a->record,
                                        "A battle instead of warbands: its figures as they stand; - is standard input")
                            ->type_name("FILE");
  record->excludes(warbands)->excludes(rules);
  sub->add_option("--at", a->at, "The battle after so many inputs")
      ->type_name("N")
      ->transform(whole(0, greatest))
      ->needs(record);
  paper_options(sub, *a);
  commands.when(sub, [a](const data::Library& library) { return print_cards(library, *a); });

  sub =
      commands.add("reference", "A game on two pages: the turn, the rules with their ids, and all tables",
                   "  fyrd print reference nottingham -o nottingham.pdf\n  fyrd print reference merlin-better --paper "
                   "letter -o better.html\n",
                   all);
  sub->add_option("ruleset", a->battle.rules, "The ruleset; 'fyrd rules' lists them")->required();
  paper_options(sub, *a);
  commands.when(sub, [a](const data::Library& library) { return print_reference(library, *a); });

  sub = commands.add("scenario",
                     "A scenario to set up on a real table: the map to scale with a grid, and what goes where",
                     "  fyrd print scenario castle --rules merlin-realistic -o castle.pdf\n"
                     "  fyrd print scenario skirmish --rules nottingham --sides rollo,sheriff -o skirmish.html\n",
                     all);
  sub->add_option("name", a->battle.scenario, "The scenario; 'fyrd rules RULESET' lists them")->required();
  sub->add_option("--rules", a->battle.rules, "The ruleset")->required()->type_name("RULESET");
  sub->add_option("--sides", a->battle.sides,
                  "The warbands, first side first, with commas between: names, or files as mine.toml")
      ->delimiter(',')
      ->type_name("A,B");
  paper_options(sub, *a);
  commands.when(sub, [a](const data::Library& library) { return print_scenario(library, *a); });

  sub = commands.add("charts", "Stormclouds' nine Villains with their numbers and flowcharts, two on a page",
                     "  fyrd print charts -o villains.pdf\n", all);
  paper_options(sub, *a);
  commands.when(sub, [a](const data::Library& library) { return print_charts(library, *a); });

  sub = commands.add("roster",
                     "The bands of a campaign: battles, and everybody with his career and boxes for the next one",
                     "  fyrd print roster sherwood.json -o roster.pdf\n  fyrd print roster sherwood.json --band brogan "
                     "--paper letter -o mine.html\n",
                     all);
  sub->add_option("file", a->campaign, "The campaign")->required()->type_name("FILE");
  sub->add_option("--band", a->band, "Only this band, by its number or name")->type_name("BAND");
  paper_options(sub, *a);
  commands.when(sub, [a](const data::Library& library) { return print_roster(library, *a); });
}

}  // namespace fyrd::cli
