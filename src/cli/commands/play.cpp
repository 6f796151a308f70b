// fyrd play --text: a battle in the terminal, against the computer, against each other, or only watched.
#include "cli/commands/play.h"

#include <fmt/format.h>
#include <unistd.h>

#include <charconv>
#include <random>

#include "cli/complaint.h"
#include "cli/files/file.h"
#include "cli/files/record.h"
#include "cli/files/warband.h"
#include "cli/known.h"
#include "cli/outside/seat.h"
#include "cli/text/client.h"
#include "cli/text/words.h"

namespace fyrd::cli {

namespace {

constexpr std::size_t longest_line = 64u << 10;

// Which of several rulesets, when somebody is there to be asked; the default otherwise. Nothing when he would rather
// not.
std::optional<std::string> choose_rules(Conversation& talk, Lines& lines, bool terminal) {
  const Reply hello = talk.ask("hello");
  const Json& all = part(hello.ok, "rulesets");
  if (!terminal || all.size() < 2) return default_rules;
  fmt::print("Which rules?\n");
  for (std::size_t i = 0; i < all.size(); ++i)
    fmt::print("  {}. {}: {}. {}\n", i + 1, text_of(all[i], "id"), text_of(all[i], "title"),
               text_of(all[i], "summary"));
  std::string line;
  for (;;) {
    fmt::print("A number, or nothing for {}.\n> ", default_rules);
    std::fflush(stdout);
    if (lines.next(line) != Lines::Got::line || line.empty()) return default_rules;
    line = joined(words_of(line));
    if (line == "quit" || line == "exit" || line == "q") return {};
    std::size_t n = 0;
    std::from_chars(line.data(), line.data() + line.size(), n);
    if (n >= 1 && n <= all.size()) return text_of(all[n - 1], "id");
    for (const Json& r : all)
      if (text_of(r, "id") == line) return line;
    fmt::print("There is no '{}'.\n", line);
  }
}

// Which sides the person at the keyboard plays; nothing when `me` makes no sense.
std::optional<std::vector<bool>> sides_of(const std::string& me, std::size_t sides) {
  std::vector<bool> mine(sides, me == "both" || me == "all");
  if (me == "none" || me == "both" || me == "all") return mine;
  std::size_t side = 0;
  const auto [end, failed] = std::from_chars(me.data(), me.data() + me.size(), side);
  if (failed != std::errc() || end != me.data() + me.size() || side >= sides) return {};
  mine[side] = true;
  return mine;
}

}  // namespace

int play(const data::Library& library, const PlayArguments& arguments) {
  if (!arguments.save.empty() && arguments.save != arguments.load && !arguments.force && exists(arguments.save))
    return complain(arguments.save + " is there already; name another file, or add --force to write over it");
  if (const std::string no = arguments.save.empty() ? "" : unwritable(arguments.save); !no.empty()) return complain(no);
  const auto opponent = take_seat(arguments.opponent, arguments.patience);
  if (!opponent) return misuse;
  const bool terminal = ::isatty(STDIN_FILENO) == 1;
  Conversation talk(library);
  Lines lines(STDIN_FILENO, longest_line);

  Reply first;
  if (!arguments.load.empty()) {
    int code = fine;
    std::optional<Json> record = read_record(arguments.load, code);
    if (!record) return code;
    // Its inputs have their faces; how dice are thrown matters only from here on.
    if (!arguments.dice.empty() && part(*record, "setup").is_object()) (*record)["setup"]["dice"] = arguments.dice;
    first = talk.ask("load", {{"record", std::move(*record)}});
    if (!first.good) return complain(arguments.load + " cannot be played on: " + first.error, wrong);
    fmt::print("Loaded {}.\n", arguments.load);
  } else {
    const std::optional<std::string> chosen =
        arguments.battle.rules.empty() ? choose_rules(talk, lines, terminal) : arguments.battle.rules;
    if (!chosen) return fine;
    const std::string& rules = *chosen;
    const Ruleset* known = known_rules(rules);
    if (known == nullptr) return misuse;
    const std::uint64_t seed = arguments.seed ? *arguments.seed : std::random_device{}();
    const bool manual = arguments.dice == "manual";
    data::Problems problems;
    Json setup{{"rules", rules}, {"seed", std::to_string(seed)}, {"dice", manual ? "manual" : "seeded"}};
    if (!arguments.battle.scenario.empty()) setup["scenario"] = arguments.battle.scenario;
    for (const std::string& side : arguments.battle.sides)
      setup["sides"].push_back(is_file(side) ? read_warband(library, *known, side, problems).to_json() : Json(side));
    if (!arguments.battle.options.empty()) setup["options"] = options_json(arguments.battle.options, problems);
    if (!problems.empty()) return complain(problems);
    first = talk.ask("new", setup);
    if (!first.good) return complain(first.error);
    if (manual)
      fmt::print("{}, with your own dice.\n", rules);
    else
      fmt::print("{}, dice thrown by the program. The seed is {}: --seed {} gives the same dice again.\n", rules, seed,
                 seed);
  }

  const Json& numbers = part(first.ok, "numbers");
  std::vector<std::string> differs;
  for (const Json& one : part(numbers, "differs")) differs.push_back(one);
  say_whose(text_of(numbers, "written_by"), differs);

  const Scene scene(first.ok);
  const auto mine = sides_of(arguments.me, scene.sides.size());
  if (!mine)
    return complain(
        fmt::format("--me is a side from 0 to {}, all or none, not '{}'", scene.sides.size() - 1, arguments.me));
  const Json& scenario = part(first.ok, "scenario");
  fmt::print("{}: {}\n", text_of(scenario, "name"), text_of(scenario, "help"));
  for (std::size_t i = 0; i < scene.sides.size(); ++i)
    fmt::print("{}: {}.\n", scene.sides[i].second, (*mine)[i] ? "you" : "the computer");
  if (arguments.me != "none") fmt::print("Type help at any time.\n");

  Client::Settings settings{*mine, arguments.opponent, arguments.load, arguments.save, arguments.force, terminal};
  settings.bot = opponent->bot.get();
  if (settings.bot) settings.opponent = "quick";  // who is asked for advice
  return Client(talk, lines, std::move(settings), first.ok).run();
}

}  // namespace fyrd::cli
