// The arguments of fyrd print, which is a family of commands.
#include "cli/arguments_parts.h"

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

void define_print(CLI::App& app, PrintArguments& print) {
  CLI::App* all =
      command(app, "print",
              "Prints what players hold in their hands: cards, a quick reference, scenario sheets, charts, rosters",
              "  fyrd print cards baldwin --rules nottingham -o baldwin.pdf\n"
              "  fyrd print cards --record evening.json -o now.html\n"
              "  fyrd print reference newcastle -o newcastle.pdf\n"
              "  fyrd print scenario skirmish --rules nottingham --paper letter -o skirmish.pdf\n"
              "  fyrd print charts -o villains.pdf\n"
              "  fyrd print roster sherwood.json -o roster.pdf\n");
  all->require_subcommand(1);

  CLI::App* sub = command(*all, "cards",
                          "A card for each figure of warbands, or of a battle in progress with what has happened to it",
                          "  fyrd print cards baldwin rollo --rules nottingham -o bands.pdf\n"
                          "  fyrd print cards mine.toml -o mine.html\n"
                          "  fyrd print cards --record evening.json --at 40 -o middle.pdf\n");
  CLI::Option* warbands = sub->add_option("warbands", print.warbands, "Warbands by name, or TOML or JSON files of them")
                              ->type_name("WARBAND");
  CLI::Option* rules =
      sub->add_option("--rules", print.battle.rules, "The ruleset; without it the one the first warband is for")
          ->type_name("RULESET");
  CLI::Option* record = sub->add_option("--record", print.record,
                                        "A battle instead of warbands: its figures as they stand; - is standard input")
                            ->type_name("FILE");
  record->excludes(warbands)->excludes(rules);
  sub->add_option("--at", print.at, "The battle after so many inputs")
      ->type_name("N")
      ->transform(whole(0, greatest))
      ->needs(record);
  paper_options(sub, print);

  sub = command(*all, "reference", "A game on two pages: the turn, the rules with their ids, and all tables",
                "  fyrd print reference nottingham -o nottingham.pdf\n  fyrd print reference merlin-better --paper "
                "letter -o better.html\n");
  sub->add_option("ruleset", print.battle.rules, "The ruleset; 'fyrd rules' lists them")->required();
  paper_options(sub, print);

  sub = command(*all, "scenario",
                "A scenario to set up on a real table: the map to scale with a grid, and what goes where",
                "  fyrd print scenario castle --rules merlin-realistic -o castle.pdf\n"
                "  fyrd print scenario skirmish --rules nottingham --sides rollo,sheriff -o skirmish.html\n");
  sub->add_option("name", print.battle.scenario, "The scenario; 'fyrd rules RULESET' lists them")->required();
  sub->add_option("--rules", print.battle.rules, "The ruleset")->required()->type_name("RULESET");
  sub->add_option("--sides", print.battle.sides,
                  "The warbands, first side first, with commas between: names, or files as mine.toml")
      ->delimiter(',')
      ->type_name("A,B");
  paper_options(sub, print);

  sub = command(*all, "charts", "Stormclouds' nine Villains with their numbers and flowcharts, two on a page",
                "  fyrd print charts -o villains.pdf\n");
  paper_options(sub, print);

  sub = command(*all, "roster",
                "The bands of a campaign: battles, and everybody with his career and boxes for the next one",
                "  fyrd print roster sherwood.json -o roster.pdf\n  fyrd print roster sherwood.json --band brogan "
                "--paper letter -o mine.html\n");
  sub->add_option("file", print.campaign, "The campaign")->required()->type_name("FILE");
  sub->add_option("--band", print.band, "Only this band, by its number or name")->type_name("BAND");
  paper_options(sub, print);
}

int print(const CLI::App& chosen, const data::Library& library, const PrintArguments& arguments) {
  const std::string name = chosen.get_subcommands()[0]->get_name();
  if (name == "cards") return print_cards(library, arguments);
  if (name == "charts") return print_charts(library, arguments);
  if (name == "roster") return print_roster(library, arguments);
  return name == "reference" ? print_reference(library, arguments) : print_scenario(library, arguments);
}

}  // namespace fyrd::cli
