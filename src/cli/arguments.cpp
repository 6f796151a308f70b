// From the command line to a command.
#include "cli/arguments.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "cli/arguments_parts.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "data/suggest.h"
#include "data/utf8.h"

namespace fyrd::cli {

CLI::App* command(CLI::App& app, const char* name, const std::string& what, const char* examples) {
  CLI::App* sub = app.add_subcommand(name, what);
  sub->footer(std::string("Examples:\n") + examples);
  sub->fallthrough();  // --data may stand anywhere
  return sub;
}

CLI::Validator whole(std::uint64_t least, std::uint64_t most) {
  return CLI::Validator(
      [least, most](std::string& text) -> std::string {
        std::uint64_t n = 0;
        const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), n);
        if (text.empty() || failed != std::errc() || end != text.data() + text.size() || n < least || n > most)
          return fmt::format("must be a whole number from {} to {}, not {}", least, most, data::quoted(text));
        text = std::to_string(n);
        return "";
      },
      "");
}

namespace {

struct Everything {
  std::string data_folder;
  PlayArguments play;
  ServeArguments serve;
  SimArguments sim;
  ReplayArguments replay;
  DrawArguments draw;
  OddsArguments odds;
  ChartArguments chart;
  PrintArguments print;
  CampaignArguments campaign;
  CampaignRunArguments campaign_run;
  WarbandArguments warband;
  std::string rules;
  std::vector<std::string> bench;
  bool text = false;
};

void battle_options(CLI::App* sub, BattleArguments& battle, bool rules) {
  if (rules) sub->add_option("--rules", battle.rules, "The ruleset; 'fyrd rules' lists them")->type_name("RULESET");
  sub->add_option("--scenario", battle.scenario, "The scenario; 'fyrd rules RULESET' lists them")->type_name("NAME");
  sub->add_option("--sides", battle.sides,
                  "The warbands, first side first, with commas between: names, or files as mine.toml")
      ->delimiter(',')
      ->type_name("A,B");
  sub->add_option("--option", battle.options, "An option of the ruleset; may be given again")
      ->type_name("KEY=VALUE")
      ->take_all()
      ->allow_extra_args(false);
}

void define_play(CLI::App& app, Everything& all) {
  CLI::App* sub = command(app, "play", "Plays in the browser, or, with --text, in the terminal",
                          "  fyrd play\n"
                          "  fyrd play --listen                           others on this network may join or watch\n"
                          "  fyrd play --text --rules merlin-simple --me 1 --seed 7 --save evening.json\n"
                          "  fyrd play --text --dice manual --me both     two people with their own dice\n"
                          "  fyrd play --text --load evening.json\n"
                          "  fyrd play --text --me none                   the computer against itself\n");
  sub->add_option("--port", all.serve.port, "The port of the page; without it 1066, or the next that is free")
      ->type_name("N")
      ->transform(whole(0, 65535));
  sub->add_flag("--listen", all.serve.listen,
                "Lets other devices on the network come in, with the links you give them");
  sub->add_option("--store", all.serve.store, "Where the games are kept; without it games.sqlite in your data folder")
      ->type_name("FILE");
  sub->add_option("--web", all.serve.web, "The built page; without it the folder web beside the program")
      ->type_name("FOLDER");
  sub->add_flag("--no-browser", all.serve.no_browser, "Only says the address");
  sub->add_flag("--text", all.text, "A battle in the terminal, told in sentences; what follows is for it only");
  battle_options(sub, all.play.battle, true);
  sub->add_option("--me", all.play.me, "The side you play, counted from 0; or all or none of them")
      ->capture_default_str();
  sub->add_option("--opponent", all.play.opponent, "The computer player for the others")->capture_default_str();
  sub->add_option("--seed", all.play.seed, "Decides the dice; without it a new one is drawn and shown")
      ->transform(whole(0, greatest));
  sub->add_option("--dice", all.play.dice, "seeded: the program throws them; manual: you type what you rolled")
      ->check(CLI::IsMember({"seeded", "manual"}))
      ->default_str("seeded");
  sub->add_option("--load", all.play.load, "Plays on from a record, with its rules, sides and seed")->type_name("FILE");
  sub->add_option("--save", all.play.save, "Writes the record there at the end")->type_name("FILE");
  sub->add_flag("--force", all.play.force, "Lets --save write over a file that is there");
}

void define_sim(CLI::App& app, Everything& all) {
  CLI::App* sub = command(app, "sim", "Plays many battles between computer players and counts",
                          "  fyrd sim merlin-simple --games 10000 --seed 1\n"
                          "  fyrd sim merlin-simple --games 2000 --players quick,random --swap\n"
                          "  fyrd sim merlin-simple --json > result.json\n");
  sub->add_option("ruleset", all.sim.battle.rules, "The ruleset")->required();
  battle_options(sub, all.sim.battle, false);
  sub->add_option("--games", all.sim.games, "How many battles")
      ->capture_default_str()
      ->transform(whole(1, 100'000'000));
  sub->add_option("--seed", all.sim.seed, "The same seed gives the same results")
      ->capture_default_str()
      ->transform(whole(0, greatest));
  sub->add_option("--threads", all.sim.threads, "How many at once; all cores without it")->transform(whole(1, 1024));
  sub->add_option("--players", all.sim.players, "One for each side, or one for all")
      ->delimiter(',')
      ->type_name("A,B")
      ->capture_default_str();
  sub->add_flag("--swap", all.sim.swap, "Plays every seed twice, with the players exchanged");
  sub->add_flag("--json", all.sim.json, "Results as JSON, without anything that depends on the clock");
}

void define_records(CLI::App& app, Everything& all) {
  CLI::App* sub = command(app, "replay", "Tells a recorded battle again, or verifies it",
                          "  fyrd replay evening.json\n"
                          "  fyrd replay evening.json --verify --quiet\n"
                          "  fyrd replay evening.json --at 40      the table after 40 inputs\n");
  sub->add_option("file", all.replay.file, "A record; - is standard input")->required()->type_name("FILE");
  sub->add_flag("--verify", all.replay.verify, "Compares every checkpoint and the result with the record");
  sub->add_flag("--quiet", all.replay.quiet, "Leaves the story out");
  sub->add_option("--at", all.replay.at, "Stops after so many inputs and shows the table")
      ->type_name("N")
      ->transform(whole(0, greatest));

  sub = command(app, "draw", "Draws the table of a record, or of a battle about to begin, as an SVG picture",
                "  fyrd draw evening.json -o evening.svg\n"
                "  fyrd draw evening.json --at 40 -o middle.svg\n"
                "  fyrd draw --rules merlin-simple --scenario field -o field.svg\n");
  sub->add_option("file", all.draw.file, "A record; - is standard input")->type_name("FILE");
  battle_options(sub, all.draw.battle, true);
  sub->add_option("-o,--out", all.draw.out, "Where to; - is standard output")->type_name("FILE")->capture_default_str();
  sub->add_option("--at", all.draw.at, "The table after so many inputs")->type_name("N")->transform(whole(0, greatest));
  sub->add_option("--size", all.draw.size, "Pixels of the longer edge")
      ->capture_default_str()
      ->transform(whole(200, 20000));
}

void define_others(CLI::App& app, Everything& all) {
  command(app, "engine", "Speaks the protocol: a JSON request a line in, a reply a line out",
          "  echo '{\"id\":1,\"do\":\"hello\"}' | fyrd engine\n");

  CLI::App* sub = command(app, "rules", "Lists the rulesets, or what one of them is made of",
                          "  fyrd rules\n  fyrd rules merlin-simple\n");
  sub->add_option("ruleset", all.rules, "The ruleset to tell more about");

  sub = command(app, "chart",
                "Draws a flowchart of Stormclouds as an SVG picture, or checks that every line of it is used",
                "  fyrd chart warrior -o warrior.svg\n"
                "  fyrd chart hunter --check --games 10000\n"
                "  fyrd chart mage --data mine               your own charts\n");
  sub->add_option("name", all.chart.name, "warrior, hunter or mage")->required();
  sub->add_option("-o,--out", all.chart.out, "Where to; - is standard output")
      ->type_name("FILE")
      ->capture_default_str();
  sub->add_flag("--check", all.chart.check, "Plays battles and lists the lines with how often each was taken");
  sub->add_option("--games", all.chart.games, "How many battles, over all scenarios")
      ->capture_default_str()
      ->transform(whole(4, 100'000'000));
  sub->add_option("--seed", all.chart.seed, "The same seed gives the same battles")
      ->capture_default_str()
      ->transform(whole(0, greatest));

  sub = command(app, "bench", "Measures how fast the engine is here; arguments go to Google Benchmark",
                "  fyrd bench\n"
                "  fyrd bench --benchmark_filter=sight\n"
                "  fyrd bench --server [RULESET]         the server instead, under 200 players and 500 games\n");
  sub->fallthrough(false)->allow_extras();
}

// A mistyped command gets a hint of its own: the library would only say that the word was not expected.
bool mistyped(const CLI::App& app, int argc, char** argv) {
  std::vector<std::string> names;
  for (const CLI::App* sub : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(sub->get_name());
  const std::vector<std::string_view> known(names.begin(), names.end());
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--data") {
      ++i;
    } else if (!word.starts_with("-")) {
      if (std::find(known.begin(), known.end(), word) != known.end()) return false;
      complain("there is no command '" + std::string(word) + "'" + data::suggestion(word, known) +
               "; fyrd --help lists them");
      return true;
    }
  }
  return false;
}

// A record has its own rules, scenario and so on. What was asked for as well would be passed over in silence.
bool contradicts_record(const CLI::App& sub, const std::string& record) {
  if (record.empty()) return false;
  for (const char* name : {"--rules", "--scenario", "--sides", "--option", "--seed"}) {
    const CLI::Option* option = sub.get_option_no_throw(name);
    if (option == nullptr || option->count() == 0) continue;
    complain(fmt::format("the record {} has its own {}; leave {} out", record, name + 2, name));
    return true;
  }
  return false;
}

// An empty name would stand for the first there is, and somebody who gives one meant another.
bool names_nothing(const CLI::App& app) {
  for (const CLI::Option* option : app.get_options()) {
    const std::string name = option->get_name();
    if (name != "ruleset" && name != "--rules" && name != "--scenario") continue;
    if (option->count() == 0 || !option->results()[0].empty()) continue;
    complain(fmt::format("{} is empty; give a name", name));
    return true;
  }
  const auto chosen = app.get_subcommands();
  return std::any_of(chosen.begin(), chosen.end(), [](const CLI::App* sub) { return names_nothing(*sub); });
}

// Each of the two ways to play has options of its own.
bool mixes_up(const CLI::App& play, bool text) {
  for (const CLI::Option* option : play.get_options()) {
    const std::string name = option->get_name();
    if (option->count() == 0 || name == "--text" || name == "--help") continue;
    const bool for_browser =
        name == "--port" || name == "--listen" || name == "--store" || name == "--web" || name == "--no-browser";
    if (for_browser != text) continue;
    if (text)
      complain(fmt::format("{} is for playing in the browser; leave it or --text out", name));
    else
      complain(fmt::format("in the browser you choose on the page; for {} play in the terminal: fyrd play --text {} …",
                           name, name));
    return true;
  }
  return false;
}

int dispatch(const CLI::App& app, Everything& all) {
  const auto chosen = app.get_subcommands();
  const std::string name = chosen.empty() ? "" : chosen[0]->get_name();
  if (names_nothing(app)) return misuse;
  if (name == "play" && mixes_up(*chosen[0], all.text)) return misuse;
  if (name == "play" && contradicts_record(*chosen[0], all.play.load)) return misuse;
  if (name == "draw" && contradicts_record(*chosen[0], all.draw.file)) return misuse;
  if (name == "draw" && all.draw.file.empty() && all.draw.at) return complain("--at needs a record");
  data::Library library = data::Library::embedded();
  if (!all.data_folder.empty())
    if (const std::string error = overlay(library, all.data_folder); !error.empty()) return complain(error);
  if (name == "engine") return engine(library);
  if (name == "play") return all.text ? play(library, all.play) : serve(library, all.serve);
  if (name == "sim") return sim(library, all.sim);
  if (name == "replay") return replay(library, all.replay);
  if (name == "draw") return draw(library, all.draw);
  if (name == "campaign") return campaign(*chosen[0], library, all.campaign, all.campaign_run);
  if (name == "print") return print(*chosen[0], library, all.print);
  if (name == "rules") return rules(library, all.rules);
  if (name == "chart") return chart(library, all.chart);
  if (name == "warband") return warband(*chosen[0], library, all.warband);
  if (name == "odds") return odds(library, all.odds);
  if (name == "bench") return bench(library, chosen[0]->remaining());
  return misuse;
}

}  // namespace

int run(int argc, char** argv) {
  Everything all;
  CLI::App app("Fyrd: a referee, a table and a laboratory for miniature skirmish wargames.", "fyrd");
  app.set_version_flag("--version", "fyrd " FYRD_VERSION, "Shows the version");
  app.set_help_flag("-h,--help", "Shows this help");
  app.set_help_all_flag("--help-all", "Shows the help of every command");
  app.add_option("--data", all.data_folder,
                 "Lays the files of a folder over the built-in data: FOLDER/merlin/simple.toml replaces that file")
      ->type_name("FOLDER");
  app.footer(
      "Examples:\n  fyrd play\n  fyrd rules\n  fyrd sim merlin-simple --games 1000\nEach command has a help of its "
      "own: fyrd play --help");
  define_play(app, all);
  define_sim(app, all);
  define_records(app, all);
  define_odds(app, all.odds);
  define_print(app, all.print);
  define_campaign(app, all.campaign, all.campaign_run);
  define_warband(app, all.warband);
  define_others(app, all);
  app.require_subcommand(0, 1);
  if (mistyped(app, argc, argv)) return misuse;
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    if (e.get_exit_code() == 0) return app.exit(e);  // help and version
    std::string sentence = e.what();
    std::replace(sentence.begin(), sentence.end(), '\n', ' ');
    return complain(sentence);
  }
  if (app.get_subcommands().empty()) {
    complain("say what to do");
    std::fputs(app.help().c_str(), stderr);
    return misuse;
  }
  return dispatch(app, all);
}

}  // namespace fyrd::cli
