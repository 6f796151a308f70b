// fyrd campaign new, battle, aftermath: bands led from battle to battle, kept in one file.
#include "cli/commands/campaign.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <random>

#include "ai/play_out.h"
#include "cli/complaint.h"
#include "cli/english.h"
#include "cli/files/campaign.h"
#include "cli/files/file.h"
#include "cli/files/record.h"
#include "cli/files/warband.h"
#include "cli/known.h"
#include "cli/text/client.h"

namespace fyrd::cli {

namespace {

using campaign::Business;
using campaign::Campaign;

constexpr std::size_t longest_line = 64u << 10;

int refuse(const protocol::Fault& fault) { return complain(refusal_text(fault.message, fault.problems), wrong); }

bool save(const std::string& file, const Json& campaign) {
  const std::string error = write_file(file, protocol::dump(campaign) + "\n");
  if (!error.empty()) complain(error, wrong);
  return error.empty();
}

// Plays the game of a link to its end or until somebody leaves it, and keeps every decision of a person in the file.
int play_link(Campaign& c, std::size_t link, const std::string& file, const CampaignArguments& arguments) {
  const std::size_t sides = c.match(link).game.battle().parties.size();
  std::vector<std::string> names = arguments.players.empty() ? std::vector<std::string>{"me"} : arguments.players;
  if (names.size() == 1) names.resize(sides, names[0]);
  if (names.size() != sides)
    return complain(
        fmt::format("this battle has {}, and {} players were named", plural(sides, "side", "sides"), names.size()));
  std::vector<bool> mine;
  std::vector<std::unique_ptr<const Player>> players;
  std::vector<const Player*> seated;
  std::string opponent = "quick";
  for (const std::string& name : names) {
    mine.push_back(name == "me");
    if (name != "me" && !known_player(name)) return misuse;
    if (name != "me") opponent = name;
    players.push_back(make_player(name == "me" ? "quick" : name));
    seated.push_back(players.back().get());
  }
  if (std::find(mine.begin(), mine.end(), true) == mine.end()) {
    Game& game = c.match(link).game;
    game.set_dice(DiceMode::seeded);
    if (!play_out(game, seated)) return complain("the computer does not know what to do", wrong);
    c.close(link);
    if (!save(file, c.json())) return wrong;
    fmt::print("{}: {}\n", game.battle().scenario, game.battle().verdict(game.now()));
    return fine;
  }
  Json kept = c.json();
  Conversation talk(c.library());
  Lines lines(STDIN_FILENO, longest_line);
  Json record = protocol::record_json(c.match(link));
  if (!arguments.dice.empty()) record["setup"]["dice"] = arguments.dice;
  const Reply first = talk.ask("load", {{"record", std::move(record)}});
  if (!first.good) return complain(first.error, wrong);
  bool written = true;
  std::string error, there = read_file(file, error).value_or("");
  Client::Settings settings{
      mine, opponent, "", "", false, ::isatty(STDIN_FILENO) == 1, [&](const Json& now) {
        written = read_file(file, error).value_or("") == there;
        if (!written)
          return void(complain(file + " has been changed by somebody else; what is decided here is not kept", wrong));
        Json& entry = kept["chain"][link]["record"] = now;
        entry.erase("data");
        written = save(file, kept);
        there = read_file(file, error).value_or("");
      }};
  fmt::print("{}: {}\nType help at any time; what you decide is kept in {}.\n",
             text_of(part(first.ok, "scenario"), "name"), text_of(part(first.ok, "scenario"), "help"), file);
  const int code = Client(talk, lines, std::move(settings), first.ok).run();
  return written ? code : static_cast<int>(wrong);
}

// Brings in a game that was played elsewhere.
int take_record(Campaign& c, const CampaignArguments& arguments) {
  int code = fine;
  const std::optional<Json> record = read_record(arguments.record, code);
  if (!record) return code;
  const auto link = c.adopt(*record);
  if (!link) return refuse(link.fault());
  if (!save(arguments.file, c.json())) return wrong;
  const Game& game = c.match(*link).game;
  fmt::print("{}: {}\n{}\n", game.battle().scenario, game.over() ? game.battle().verdict(game.now()) : "not over yet.",
             next_step(c, arguments.file));
  return fine;
}

// Writes an open game, to be played elsewhere. It is in the campaign before anybody can bring it back.
int hand_out(Campaign& c, std::size_t link, const CampaignArguments& arguments, const char* command) {
  if (arguments.out != "-" && exists(arguments.out))
    return complain(arguments.out + " is there already; name another file");
  if (!save(arguments.file, c.json())) return wrong;
  const std::string error = write_file(arguments.out, protocol::dump(protocol::record_json(c.match(link))) + "\n");
  if (!error.empty()) return complain(error, wrong);
  if (arguments.out != "-")
    fmt::print("When it has been played: fyrd campaign {} {} --record {}\n", command, arguments.file, arguments.out);
  return fine;
}

}  // namespace

int campaign_new(const data::Library& library, const CampaignArguments& arguments) {
  if (exists(arguments.file)) return complain(arguments.file + " is there already; name another file");
  const Ruleset* rules = known_rules(arguments.battle.rules);
  if (rules == nullptr) return misuse;
  data::Problems problems;
  std::vector<data::Tree> bands;
  for (const std::string& band : arguments.battle.sides) bands.push_back(read_warband(library, *rules, band, problems));
  if (!problems.empty()) return complain(problems, wrong);
  const std::uint64_t seed = arguments.seed ? *arguments.seed : std::random_device{}();
  const auto begun = Campaign::begin(
      library, *rules, arguments.name.empty() ? "A campaign of " + std::string(rules->title()) : arguments.name,
      std::move(bands), seed);
  if (!begun) return refuse(begun.fault());
  if (!save(arguments.file, begun->json())) return wrong;
  fmt::print("A campaign of {}, seed {}.\n{}\n", plural(begun->bands().size(), "band", "bands"), seed,
             next_step(*begun, arguments.file));
  return fine;
}

int campaign_battle(const data::Library& library, const CampaignArguments& arguments) {
  int code = fine;
  std::optional<Campaign> c = load_campaign(library, arguments.file, code);
  if (!c) return code;
  if (!arguments.record.empty()) return take_record(*c, arguments);
  const BattleArguments& wish = arguments.battle;
  std::optional<std::size_t> link;
  for (std::size_t i = 0; i < c->links().size(); ++i) {
    if (!c->links()[i].aftermath && !c->links()[i].match.game.over()) link = i;
  }
  if (link) {
    if (!wish.scenario.empty() || !wish.sides.empty() || !wish.options.empty())
      return complain("a battle is not over yet: " + c->links()[*link].match.game.battle().scenario +
                      "; leave scenario, bands and options out to go on with it");
  } else {
    std::vector<std::size_t> bands;
    for (const std::string& word : wish.sides) {
      const auto band = band_of(*c, word);
      if (!band) return misuse;
      bands.push_back(*band);
    }
    for (std::size_t i = 0; wish.sides.empty() && i < c->bands().size(); ++i) bands.push_back(i);
    data::Problems problems;
    const std::vector<ScenarioEntry> all = catalog(c->rules(), c->library()).scenarios;
    const data::Tree scenario = scenario_tree(
        c->rules(), c->library(), wish.scenario.empty() && !all.empty() ? all[0].id : wish.scenario, problems);
    std::vector<data::Tree> others;
    for (const std::string& other : arguments.others)
      others.push_back(read_warband(c->library(), c->rules(), other, problems));
    const std::vector<std::string> suggested =
        problems.empty() ? suggested_sides(scenario, problems) : std::vector<std::string>();
    if (others.empty() && problems.empty()) others = guests(c->rules(), c->library(), scenario, bands.size(), problems);
    if (wish.sides.empty() && others.empty() && bands.size() > suggested.size() && problems.empty())
      return complain(fmt::format("this battle is for {}; name those who fight with --bands, and others with --others",
                                  plural(suggested.size(), "side", "sides")));
    const data::Tree options = data::Tree::from_json("options", options_json(wish.options, problems), problems);
    if (!problems.empty()) return complain(problems);
    const auto begun = c->fight(scenario, std::move(bands), std::move(others), options,
                                arguments.dice == "manual" ? DiceMode::manual : DiceMode::seeded);
    if (!begun) return refuse(begun.fault());
    link = *begun;
  }
  if (!arguments.out.empty()) return hand_out(*c, *link, arguments, "battle");
  code = play_link(*c, *link, arguments.file, arguments);
  if (code != fine) return code;
  c = load_campaign(library, arguments.file, code);  // with what was decided
  if (!c) return code;
  fmt::print("{}\n", next_step(*c, arguments.file));
  return fine;
}

int campaign_aftermath(const data::Library& library, const CampaignArguments& arguments) {
  int code = fine;
  std::optional<Campaign> c = load_campaign(library, arguments.file, code);
  if (!c) return code;
  if (!arguments.record.empty()) return take_record(*c, arguments);
  std::vector<std::size_t> bands;
  if (!arguments.band.empty()) {
    const auto band = band_of(*c, arguments.band);
    if (!band) return misuse;
    bands.push_back(*band);
  }
  for (std::size_t i = 0; arguments.band.empty() && i < c->bands().size(); ++i) {
    if (c->business(i) == Business::aftermath) bands.push_back(i);
  }
  if (bands.empty()) return complain("nobody has a battle to settle. " + next_step(*c, arguments.file));
  for (const std::size_t band : bands) {
    const auto link = c->settle(band, arguments.dice == "manual" ? DiceMode::manual : DiceMode::seeded);
    if (!link) return refuse(link.fault());
    if (!arguments.out.empty()) return hand_out(*c, *link, arguments, "aftermath");
    code = play_link(*c, *link, arguments.file, arguments);
    if (code != fine) return code;
    c = load_campaign(library, arguments.file, code);  // with what was decided
    if (!c) return code;
    if (c->business(band) != Business::none) break;  // somebody left in the middle
  }
  fmt::print("{}\n", next_step(*c, arguments.file));
  return fine;
}

}  // namespace fyrd::cli
