// Writing how a game stands, and what it waits for.
#include "protocol/view.h"

#include <algorithm>

#include "protocol/choice.h"
#include "protocol/event.h"
#include "protocol/fingerprint.h"
#include "protocol/numbering.h"
#include "protocol/proof.h"
#include "protocol/table.h"

namespace fyrd::protocol {

Json decision_json(const Battle& battle, const Wanted& wanted) {
  Json out;
  out["side"] = side_json(battle, wanted.side);
  out["kind"] = wanted.kind;
  out["prompt"] = wanted.prompt;
  const std::string asks = after_name(wanted.prompt, battle.parties[wanted.side.index].name, ": ");
  if (!asks.empty()) out["asks"] = asks;
  out["rule"] = wanted.rule;
  if (!wanted.about.none()) out["about"] = figure_json(battle, wanted.about);
  Json& verbs = out["verbs"] = Json::array();
  for (const Verb& verb : wanted.verbs) verbs.push_back(verb_json(verb));
  return out;
}

namespace {

Json waiting_json(const Battle& battle, const Wanted& wanted) {
  Json out;
  out["side"] = side_json(battle, wanted.side);
  out["waiting"] = true;
  return out;
}

Json roll_json(const Battle& battle, const WantedRoll& wanted) {
  Json out;
  const Side side = roller(battle, wanted);
  if (!side.none()) out["side"] = side_json(battle, side);
  out["dice"] = wanted.pool.text();
  out["count"] = wanted.pool.count;
  out["sides"] = wanted.pool.sides;
  out["purpose"] = wanted.purpose;
  out["rule"] = wanted.rule;
  if (!wanted.by.none()) out["by"] = figure_json(battle, wanted.by);
  if (!wanted.at.none()) out["at"] = figure_json(battle, wanted.at);
  return out;
}

// What these eyes' side has decided in secret and the others do not know yet, each with what it orders and how many
// inputs there were before it.
Json written_json(const Game& game, const Eyes& eyes) {
  Json::array_t out;
  if (game.secret_block() == 0 || eyes.side.none() || !eyes.has(eyes.side)) return out;
  const Battle& battle = game.battle();
  const Numbering numbers(eyes, game);
  const std::size_t first = game.inputs().size() - game.since_checkpoint().size();
  for (std::size_t i = first; i < game.inputs().size(); ++i) {
    const Input& input = game.inputs()[i];
    if (!input.secret || input.side != eyes.side) continue;
    Json one;
    one["inputs"] = numbers.shown(i);
    one["choice"] = choice_json(battle, input.verb, input.choice);
    Json& men = one["men"] = Json::array();
    for (const Written& written : battle.written(game.now(), input.choice)) {
      Json& man = men.emplace_back();
      man["figure"] = figure_json(battle, written.figure);
      man["text"] = written.text;
      if (!written.target.none()) man["target"] = figure_json(battle, written.target);
      if (!written.path.empty()) man["path"] = points_json(written.path.all(), battle.unit);
      if (written.facing) man["facing"] = degrees_json(*written.facing);
    }
    if (!men.empty()) out.push_back(std::move(one));
  }
  return out;
}

// What taking back his last decision would leave, and whether dice have fallen since.
Json undo_json(const Game& game, const Eyes& eyes) {
  const auto left = before_last_choice(eyes, game);
  if (!left || cannot_undo(eyes, game, *left)) return nullptr;
  const auto since = std::span(game.inputs()).subspan(*left);
  Json out;
  out["inputs"] = Numbering(eyes, game).shown(*left);
  out["dice"] = std::ranges::any_of(since, [](const Input& i) { return i.kind == Input::Kind::roll; });
  return out;
}

}  // namespace

Json result_json(const Battle& battle, const Tabletop& table) {
  if (!table.over()) return nullptr;
  Json out;
  out["winner"] = side_json(battle, table.winner);
  out["verdict"] = battle.verdict(table);
  return out;
}

void add_moment(Json& out, const Battle& battle, const Tabletop& table) {
  out["turn"] = table.turn;
  out["phase"] = battle.phase(table);
  out["active"] = side_json(battle, table.active);
}

Json events_json(const Game& game, std::size_t from, std::size_t to) {
  Json::array_t out;
  for (std::size_t i = from; i < std::min(to, game.events().size()); ++i)
    out.push_back(event_json(game.battle(), game.events()[i]));
  return out;
}

void add_standing(Json& out, const Game& game, const Eyes& eyes) {
  Json& pending = out["pending"] = Json::array();
  for (const Wanted& wanted : game.wanted()) {
    const bool seen = eyes.shows(wanted.side);
    pending.push_back(seen ? decision_json(game.battle(), wanted) : waiting_json(game.battle(), wanted));
  }
  if (game.wanted_roll() && !game.waits_for_proof()) pending.push_back(roll_json(game.battle(), *game.wanted_roll()));
  if (Json written = written_json(game, eyes); !written.empty()) out["written"] = std::move(written);
  out["over"] = game.over();
  out["result"] = result_json(game.battle(), game.now());
  if (eyes.knows_all(game)) out["hash"] = hash_text(game.hash());  // it is made of secrets too
  out["inputs"] = Numbering(eyes, game).total();
  out["event_count"] = game.events().size();
  out["undo"] = undo_json(game, eyes);
}

Json view_json(const Match& match, const Game& game, const Eyes& eyes) {
  const Battle& battle = game.battle();
  const Tabletop& now = game.now();
  Json out;
  out["rules"] = match.rules->id();
  if (match.rules->charts()) out["charts"] = true;
  out["scenario"]["name"] = battle.scenario;
  out["scenario"]["help"] = battle.aim;
  if (battle.winter) out["scenario"]["winter"] = true;
  if (std::string wins = battle.wins(); !wins.empty()) out["scenario"]["wins"] = std::move(wins);
  Json& parts = out["parts"] = Json::array();
  for (const TurnPart& part : battle.parts()) {
    Json& one = parts.emplace_back();
    one["name"] = part.name;
    one["text"] = part.text;
    if (part.before) one["before"] = true;
  }
  out["unit"] = unit_name(battle.unit);
  out["dice"] = dice_name(match.game.dice());
  if (match.proof) out["proof"] = promise_json(*match.proof);
  out["numbers"] = numbers_json(match);
  out["table"]["width"] = length_json(battle.ground.width(), battle.unit);
  out["table"]["depth"] = length_json(battle.ground.depth(), battle.unit);
  out["ground"] = ground_json(battle);
  if (Json props = props_json(battle, now, eyes.side); !props.empty()) out["props"] = std::move(props);
  out["sides"] = sides_json(battle, now);
  Json& figures = out["figures"] = Json::array();
  for (FigureId id : everyone(now)) figures.push_back(figure_view(battle, now, id));
  add_moment(out, battle, now);
  add_standing(out, game, eyes);
  return out;
}

}  // namespace fyrd::protocol
