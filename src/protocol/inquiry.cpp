// The requests that only look: what there is, how things stand, what is allowed, why, and what to do.
#include "ai/player.h"
#include "core/play/wellformed.h"
#include "data/suggest.h"
#include "data/utf8.h"
#include "protocol/choice.h"
#include "protocol/event.h"
#include "protocol/record.h"
#include "protocol/requests.h"
#include "protocol/view.h"

namespace fyrd::protocol {

namespace {

const char* unit_name(Unit unit) { return unit == Unit::inch ? "inch" : "centimetre"; }

Json ruleset_json(const Ruleset& rules) {
  Json out;
  out["id"] = rules.id();
  out["title"] = rules.title();
  out["summary"] = rules.summary();
  out["version"] = rules.version();
  out["unit"] = unit_name(rules.unit());
  return out;
}

Json entry_json(const CatalogEntry& entry) {
  Json out;
  out["id"] = entry.id;
  out["name"] = entry.name;
  out["help"] = entry.help;
  return out;
}

Json entries_json(const std::vector<CatalogEntry>& entries) {
  Json::array_t out;
  for (const CatalogEntry& entry : entries) out.push_back(entry_json(entry));
  return out;
}

Json option_json(const GameOption& option) {
  Json out;
  out["key"] = option.key;
  out["name"] = option.name;
  out["help"] = option.help;
  if (option.is_switch()) {
    out["default"] = option.fallback != 0;
    return out;
  }
  out["default"] = option.fallback;
  out["min"] = option.min;
  out["max"] = option.max;
  return out;
}

Json region_json(const Battle& battle, const Region& region) {
  Json out;
  out["figure"] = figure_json(battle, region.figure);
  Json& fans = out["fans"] = Json::array();
  for (const Ways::Fan& fan : region.fans) {
    Json one;
    one["origin"] = point_json(fan.origin, battle.unit);
    one["left"] = length_json(fan.left, battle.unit);
    one["edge"] = points_json(fan.edge, battle.unit);
    fans.push_back(std::move(one));
  }
  return out;
}

std::vector<std::string_view> words(std::string_view list) {  // of "quick, random"
  std::vector<std::string_view> out;
  while (!list.empty()) {
    const std::size_t end = list.find(", ");
    out.push_back(list.substr(0, end));
    list.remove_prefix(end == list.npos ? list.size() : end + 2);
  }
  return out;
}

}  // namespace

Either<Side> asked_side(const Game& game, const Reader& request) {
  const Battle& battle = game.battle();
  Side side;
  if (const Json* given = request.find("side")) {
    const auto named = read_side(battle, *given);
    if (!named) return named.fault();
    side = *named;
  }
  if (game.over()) return Fault("battle_over", "The battle is over.");
  if (const auto& roll = game.wanted_roll())
    return Fault("dice_wanted", "Dice are to be rolled first (" + roll->pool.text() + "); send their faces with 'roll'.", roll->rule);
  if (!side.none()) {
    if (game.wanted_of(side)) return side;
    return Fault("not_your_decision", "Nothing is asked of " + data::quoted(battle.parties[side.index].id) + " now.");
  }
  if (game.wanted().size() == 1) return game.wanted()[0].side;
  std::string all;
  for (const Wanted& w : game.wanted()) all += (all.empty() ? "" : ", ") + data::quoted(battle.parties[w.side.index].id);
  return Fault("which_side", "Several sides decide at once (" + all + "): say which with 'side'.");
}

Either<Json> hello(Desk&, Reader&) {
  Json out;
  out["fyrd"] = FYRD_VERSION;
  out["protocol"] = 1;
  Json& all = out["rulesets"] = Json::array();
  for (const Ruleset* rules : rulesets()) all.push_back(ruleset_json(*rules));
  Json& players = out["players"] = Json::array();
  for (std::string_view name : words(player_names())) players.push_back(std::string(name));
  return out;
}

Either<Json> show_catalog(Desk& desk, Reader& request) {
  const std::string id = request.text("rules");
  if (request.fault()) return *request.fault();
  const auto rules = read_rules(id);
  if (!rules) return rules.fault();
  const Catalog all = catalog(**rules, desk.library);
  Json out = ruleset_json(**rules);
  Json& scenarios = out["scenarios"] = Json::array();
  for (const ScenarioEntry& scenario : all.scenarios) {
    Json& entry = scenarios.emplace_back(entry_json(scenario));
    entry["notes"] = scenario.notes;
    entry["sides"] = scenario.sides;
    entry["bands"] = scenario.bands;
  }
  out["warbands"] = entries_json(all.warbands);
  out["profiles"] = entries_json(all.profiles);
  out["gear"] = entries_json(all.gear);
  out["skills"] = entries_json(all.skills);
  out["terrain"] = entries_json(all.terrain);
  Json& options = out["options"] = Json::array();
  for (const GameOption& option : (*rules)->options()) options.push_back(option_json(option));
  return out;
}

Either<Json> check_warband(Desk& desk, Reader& request) {
  const std::string id = request.text("rules");
  const Json* warband = request.need("warband");
  if (warband && !warband->is_string() && !warband->is_object()) request.wrong("warband", "an id or an object", *warband);
  if (request.fault()) return *request.fault();
  const auto rules = read_rules(id);
  if (!rules) return rules.fault();

  data::Problems problems;
  const std::string* name = as_text(*warband);
  const data::Tree tree = name ? warband_tree(**rules, desk.library, *name, problems)
                               : data::Tree::from_json("warband", *warband, problems);
  const Bill bill = (*rules)->check(desk.library, tree, problems);
  Json out;
  Json& wrong = out["problems"] = Json::array();
  for (const data::Problem& p : problems.all()) {
    Json one;
    one["where"] = p.where;
    one["message"] = p.message;
    wrong.push_back(std::move(one));
  }
  Json& items = out["items"] = Json::array();
  for (const Bill::Item& item : bill.items) {
    Json one;
    one["what"] = item.what;
    one["points"] = item.points;
    items.push_back(std::move(one));
  }
  out["total"] = bill.total;
  return out;
}

Either<Json> view(Desk& desk, Reader& request) {
  Side eyes;
  if (const Json* given = request.find("side")) {
    const auto side = read_side(desk.match->game.battle(), *given);
    if (!side) return side.fault();
    eyes = *side;
  }
  const std::int64_t from = request.whole_or("events", 0, INT64_MAX, -1);
  if (request.fault()) return *request.fault();
  Json out = view_json(*desk.match, eyes);
  if (from >= 0) out["events"] = events_json(desk.match->game, static_cast<std::size_t>(from));
  return out;
}

Either<Json> list_options(Desk& desk, Reader& request) {
  const Game& game = desk.match->game;
  const auto side = asked_side(game, request);
  if (!side) return side.fault();
  Json out;
  game.at_question(*side, [&](const Tabletop&, const Question& question) {
    Options options;
    question.list(options);
    Json& all = out["options"] = Json::array();
    for (const Option& option : options.all()) {
      Json one;
      one["choice"] = choice_json(game.battle(), question.verbs()[option.choice.verb], option.choice);
      one["label"] = option.label;
      all.push_back(std::move(one));
    }
    Json& regions = out["regions"] = Json::array();
    for (const Region& region : options.regions()) regions.push_back(region_json(game.battle(), region));
  });
  return out;
}

Either<Json> explain(Desk& desk, Reader& request) {
  const Game& game = desk.match->game;
  const Battle& battle = game.battle();
  const Json& value = request.object("choice");
  if (request.fault()) return *request.fault();
  const auto side = asked_side(game, request);
  if (!side) return side.fault();
  const auto choice = read_choice(battle, game.wanted_of(*side)->verbs, value);
  if (!choice) return choice.fault();
  Json out;
  std::optional<Fault> fault;
  game.at_question(*side, [&](const Tabletop& now, const Question& question) {
    // What is no answer to the question at all cannot be explained either.
    if (const Verdict no = well_formed(now, question, *choice)) return fault.emplace(*no), void();
    const Verdict no = question.check(*choice);
    const Explanation why = question.explain(*choice);
    out["legal"] = !no;
    if (no) out["refusal"] = refusal_json(*no);
    out["summary"] = why.summary;
    Json& tallies = out["tallies"] = Json::array();
    for (const Tally& tally : why.tallies) tallies.push_back(tally_json(battle, tally));
    Json& witnesses = out["witnesses"] = Json::array();
    for (const Witness& witness : why.witnesses) witnesses.push_back(witness_json(battle, witness));
  });
  if (fault) return std::move(*fault);
  return out;
}

Either<Json> advise(Desk& desk, Reader& request) {
  const Game& game = desk.match->game;
  const std::string name = request.text_or("player", "quick");
  request.whole_or("ms", 0, 3'600'000, 0);  // for players that think; those there are answer at once
  if (request.fault()) return *request.fault();
  const auto player = make_player(name);
  if (!player) {
    return Fault("unknown_player", "There is no player " + data::quoted(name) + data::suggestion(name, words(player_names())) +
                                       "; there is " + std::string(player_names()) + ".");
  }
  const auto side = asked_side(game, request);
  if (!side) return side.fault();
  Json out;
  game.at_question(*side, [&](const Tabletop& now, const Question& question) {
    // Asked again at the same point, a player says the same.
    Random random(game.seed(), Stream::players, game.inputs().size() * max_sides + side->index);
    const Choice choice = player->answer(game.battle(), now, question, random);
    out["choice"] = choice_json(game.battle(), question.verbs()[choice.verb], choice);
    Options options;
    question.list(options);
    for (const Option& option : options.all()) {
      if (option.choice == choice) {
        out["label"] = option.label;
        break;
      }
    }
    if (const std::string why = question.explain(choice).summary; !why.empty()) out["why"] = why;
  });
  return out;
}

Either<Json> record(Desk& desk, Reader&) {
  Json out;
  out["record"] = record_json(*desk.match);
  return out;
}

}  // namespace fyrd::protocol
