// The arguments of fyrd play, sim, replay and draw.
#include "cli/arguments/battles.h"

#include <fmt/format.h>

#include "cli/arguments/experiments.h"
#include "cli/commands/draw.h"
#include "cli/commands/play.h"
#include "cli/commands/replay.h"
#include "cli/commands/serve.h"
#include "cli/commands/sim.h"
#include "cli/complaint.h"

namespace fyrd::cli {

namespace {

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

void define_play(Commands& commands) {
  struct Arguments {
    PlayArguments play;
    ServeArguments serve;
    bool text = false;
  };
  const auto all = std::make_shared<Arguments>();
  CLI::App* sub =
      commands.add("play", "Plays in the browser, or, with --text, in the terminal",
                   "  fyrd play\n"
                   "  fyrd play --listen                           others on this network may join or watch\n"
                   "  fyrd play --text --rules merlin-simple --me 1 --seed 7 --save evening.json\n"
                   "  fyrd play --text --dice manual --me both     two people with their own dice\n"
                   "  fyrd play --text --load evening.json\n"
                   "  fyrd play --text --me none                   the computer against itself\n");
  sub->add_option("--port", all->serve.port, "The port of the page; without it 1066, or the next that is free")
      ->type_name("N")
      ->transform(whole(0, 65535));
  sub->add_flag("--listen", all->serve.listen,
                "Lets other devices on the network come in, with the links you give them");
  sub->add_option("--store", all->serve.store, "Where the games are kept; without it games.sqlite in your data folder")
      ->type_name("FILE");
  sub->add_option("--web", all->serve.web, "The built page; without it the folder web beside the program")
      ->type_name("FOLDER");
  sub->add_flag("--no-browser", all->serve.no_browser, "Only says the address");
  sub->add_flag("--text", all->text, "A battle in the terminal, told in sentences; what follows is for it only");
  rules_option(sub, all->play.battle);
  battle_options(sub, all->play.battle);
  sub->add_option("--me", all->play.me, "The side you play, counted from 0; or all or none of them")
      ->capture_default_str();
  sub->add_option("--opponent", all->play.opponent,
                  "The computer player for the others, or cmd:COMMAND for a program of yours")
      ->capture_default_str();
  patience_option(sub, all->play.patience);
  sub->add_option("--seed", all->play.seed, "Decides the dice; without it a new one is drawn and shown")
      ->transform(whole(0, greatest));
  sub->add_option("--dice", all->play.dice, "seeded: the program throws them; manual: you type what you rolled")
      ->check(CLI::IsMember({"seeded", "manual"}))
      ->default_str("seeded");
  sub->add_option("--load", all->play.load, "Plays on from a record, with its rules, sides and seed")
      ->type_name("FILE");
  sub->add_option("--save", all->play.save, "Writes the record there at the end")->type_name("FILE");
  sub->add_flag("--force", all->play.force, "Lets --save write over a file that is there");
  commands.when(sub, [all, sub](const data::Library& library) {
    if (mixes_up(*sub, all->text) || contradicts_record(*sub, all->play.load)) return int{misuse};
    return all->text ? play(library, all->play) : serve(library, all->serve);
  });
}

void define_sim(Commands& commands) {
  const auto a = std::make_shared<SimArguments>();
  CLI::App* sub = commands.add("sim", "Plays many battles between computer players and counts",
                               "  fyrd sim merlin-simple --games 10000 --seed 1\n"
                               "  fyrd sim merlin-simple --games 2000 --players quick,random --swap\n"
                               "  fyrd sim merlin-simple --set simple.range.longbow=35 --rows battles.csv\n"
                               "  fyrd sim merlin-simple --json > result.json\n");
  sub->add_option("ruleset", a->battle.rules, "The ruleset")->required();
  battle_options(sub, a->battle);
  sub->add_option("--games", a->games, "How many battles")->capture_default_str()->transform(whole(1, 100'000'000));
  sub->add_option("--seed", a->seed, "The same seed gives the same results")
      ->capture_default_str()
      ->transform(whole(0, greatest));
  set_option(sub, a->set);
  sub->add_option("--players", a->players, "One for each side, or one for all; cmd:COMMAND for a program of yours")
      ->delimiter(',')
      ->type_name("A,B")
      ->capture_default_str();
  course_options(sub, a->course);
  sub->add_option("--failing", a->failing, "What becomes of a battle whose program fails: stop all, or lose it")
      ->check(CLI::IsMember({"stop", "lose"}))
      ->capture_default_str();
  sub->add_flag("--swap", a->swap, "Plays every seed twice, with the players exchanged");
  sub->add_flag("--json", a->course.json, "Results as JSON, without anything that depends on the clock");
  commands.when(sub, [a](const data::Library& library) { return sim(library, *a); });
}

void define_replay(Commands& commands) {
  const auto a = std::make_shared<ReplayArguments>();
  CLI::App* sub = commands.add("replay", "Tells a recorded battle again, or verifies it",
                               "  fyrd replay evening.json\n"
                               "  fyrd replay evening.json --verify --quiet\n"
                               "  fyrd replay evening.json --at 40      the table after 40 inputs\n");
  sub->add_option("file", a->file, "A record; - is standard input")->required()->type_name("FILE");
  sub->add_flag("--verify", a->verify, "Compares every checkpoint and the result with the record");
  sub->add_flag("--quiet", a->quiet, "Leaves the story out");
  sub->add_option("--at", a->at, "Stops after so many inputs and shows the table")
      ->type_name("N")
      ->transform(whole(0, greatest));
  commands.when(sub, [a](const data::Library& library) { return replay(library, *a); });
}

void define_draw(Commands& commands) {
  const auto a = std::make_shared<DrawArguments>();
  CLI::App* sub = commands.add("draw", "Draws the table of a record, or of a battle about to begin, as an SVG picture",
                               "  fyrd draw evening.json -o evening.svg\n"
                               "  fyrd draw evening.json --at 40 -o middle.svg\n"
                               "  fyrd draw --rules merlin-simple --scenario field -o field.svg\n");
  sub->add_option("file", a->file, "A record; - is standard input")->type_name("FILE");
  rules_option(sub, a->battle);
  battle_options(sub, a->battle);
  sub->add_option("-o,--out", a->out, "Where to; - is standard output")->type_name("FILE")->capture_default_str();
  sub->add_option("--at", a->at, "The table after so many inputs")->type_name("N")->transform(whole(0, greatest));
  sub->add_option("--size", a->size, "Pixels of the longer edge")->capture_default_str()->transform(whole(200, 20000));
  commands.when(sub, [a, sub](const data::Library& library) {
    if (contradicts_record(*sub, a->file)) return int{misuse};
    if (a->file.empty() && a->at) return complain("--at needs a record");
    return draw(library, *a);
  });
}

}  // namespace

void define_battles(Commands& commands) {
  define_play(commands);
  define_sim(commands);
  define_replay(commands);
  define_draw(commands);
}

}  // namespace fyrd::cli
