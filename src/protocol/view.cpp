// Writing ground, figures, sides and pending questions.
#include "protocol/view.h"

#include "protocol/choice.h"
#include "protocol/event.h"

namespace fyrd::protocol {

namespace {

const char* pose_name(Pose pose) {
  switch (pose) {
    case Pose::standing: return "standing";
    case Pose::lying: return "lying";
    case Pose::out: return "out";
    case Pose::away: return "away";
  }
  return "away";
}

Json facts_json(const Facts& facts, Unit unit) {
  Json out = Json::object();
  for (const Fact& fact : facts) {
    Json& value = out[fact.key];
    if (const bool* flag = std::get_if<bool>(&fact.value)) value = *flag;
    else if (const auto* number = std::get_if<std::int64_t>(&fact.value)) value = *number;
    else if (const auto* text = std::get_if<std::string>(&fact.value)) value = *text;
    else if (const auto* length = std::get_if<Length>(&fact.value)) value = length_json(*length, unit);
  }
  return out;
}

Json piece_json(const Battle& battle, const Piece& piece) {
  Json out;
  out["id"] = piece.id;
  out["name"] = piece.name;
  out["kind"] = piece.kind < battle.terrain.size() ? battle.terrain[piece.kind] : std::string();
  out["points"] = points_json(piece.solid.shape.corners(), battle.unit);
  out["radius"] = length_json(piece.solid.shape.radius, battle.unit);
  out["bottom"] = length_json(piece.solid.bottom, battle.unit);
  out["top"] = length_json(piece.solid.top, battle.unit);
  Json& flags = out["flags"] = Json::array();
  if (piece.blocks_sight) flags.push_back("blocks_sight");
  if (piece.see_through) flags.push_back("see_through");
  if (piece.impassable) flags.push_back("impassable");
  if (piece.linear) flags.push_back("linear");
  if (piece.floor) flags.push_back("floor");
  if (piece.ramp) {
    flags.push_back("ramp");
    out["low"] = point_json(piece.low, battle.unit);
    out["high"] = point_json(piece.high, battle.unit);
  }
  return out;
}

Json prop_json(const Battle& battle, const Prop& prop) {
  Json out;
  out["id"] = prop.id;
  out["kind"] = prop.kind;
  out["name"] = prop.name;
  out["points"] = points_json(prop.solid.shape.corners(), battle.unit);
  out["radius"] = length_json(prop.solid.shape.radius, battle.unit);
  out["bottom"] = length_json(prop.solid.bottom, battle.unit);
  out["top"] = length_json(prop.solid.top, battle.unit);
  out["facing"] = degrees_json(prop.facing);
  return out;
}

Json base_json(const Battle& battle, const Figure& figure) {
  Json out;
  if (figure.base >= battle.bases.size()) return out;
  const Shape shape = battle.base(figure);
  if (shape.count > 1) out["points"] = points_json(shape.corners(), battle.unit);
  if (shape.count <= 1 || shape.radius != Length{}) out["radius"] = length_json(shape.radius, battle.unit);
  return out;
}

Json figure_view(const Battle& battle, const Tabletop& now, FigureId id) {
  const Figure& figure = now[id];
  Json out;
  out["id"] = battle[id].id;
  out["name"] = battle[id].name;
  out["side"] = side_json(battle, figure.side);
  out["profile"] = battle[id].profile;
  out["at"] = point_json(figure.at, battle.unit);
  out["facing"] = degrees_json(figure.facing);
  out["elevation"] = length_json(figure.elevation, battle.unit);
  out["pose"] = pose_name(figure.pose);
  out["base"] = base_json(battle, figure);
  Facts facts;
  battle.describe(now, id, facts);
  out["facts"] = facts_json(facts, battle.unit);
  return out;
}

Json decision_json(const Battle& battle, const Wanted& wanted, bool hidden) {
  Json out;
  out["side"] = side_json(battle, wanted.side);
  if (hidden) {
    out["waiting"] = true;
    return out;
  }
  out["kind"] = wanted.kind;
  out["prompt"] = wanted.prompt;
  out["rule"] = wanted.rule;
  if (!wanted.about.none()) out["about"] = figure_json(battle, wanted.about);
  Json& verbs = out["verbs"] = Json::array();
  for (const Verb& verb : wanted.verbs) verbs.push_back(verb_json(verb));
  return out;
}

Json roll_json(const Battle& battle, const WantedRoll& wanted) {
  Json out;
  const Side side = wanted.side.none() && !wanted.by.none() ? battle[wanted.by].side : wanted.side;
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

}  // namespace

Json result_json(const Game& game) {
  if (!game.over()) return nullptr;
  Json out;
  out["winner"] = side_json(game.battle(), game.now().winner);
  out["verdict"] = game.battle().verdict(game.now());
  return out;
}

Json events_json(const Game& game, std::size_t from) {
  Json::array_t out;
  for (std::size_t i = from; i < game.events().size(); ++i) out.push_back(event_json(game.battle(), game.events()[i]));
  return out;
}

void add_standing(Json& out, const Game& game, Side eyes) {
  Json& pending = out["pending"] = Json::array();
  for (const Wanted& wanted : game.wanted())
    pending.push_back(decision_json(game.battle(), wanted, !eyes.none() && wanted.side != eyes));
  if (game.wanted_roll()) pending.push_back(roll_json(game.battle(), *game.wanted_roll()));
  out["over"] = game.over();
  out["result"] = result_json(game);
  out["hash"] = hash_text(game.hash());
  out["inputs"] = game.inputs().size();
  out["event_count"] = game.events().size();
}

Json view_json(const Match& match, Side eyes) {
  const Game& game = match.game;
  const Battle& battle = game.battle();
  const Tabletop& now = game.now();
  Json out;
  out["rules"] = match.rules->id();
  out["scenario"]["name"] = battle.scenario;
  out["scenario"]["help"] = battle.aim;
  out["unit"] = battle.unit == Unit::inch ? "inch" : "centimetre";
  out["dice"] = game.dice() == DiceMode::seeded ? "seeded" : "manual";
  out["table"]["width"] = length_json(battle.ground.width(), battle.unit);
  out["table"]["depth"] = length_json(battle.ground.depth(), battle.unit);
  Json& ground = out["ground"] = Json::array();
  for (const Piece& piece : battle.ground.pieces()) ground.push_back(piece_json(battle, piece));
  if (const std::vector<Prop> props = battle.props(now, eyes); !props.empty()) {
    Json& all = out["props"] = Json::array();
    for (const Prop& prop : props) all.push_back(prop_json(battle, prop));
  }
  Json& sides = out["sides"] = Json::array();
  for (std::uint8_t i = 0; i < battle.parties.size(); ++i) {
    Facts facts;
    battle.describe(now, Side{i}, facts);
    Json side;
    side["id"] = battle.parties[i].id;
    side["name"] = battle.parties[i].name;
    side["facts"] = facts_json(facts, battle.unit);
    sides.push_back(std::move(side));
  }
  Json& figures = out["figures"] = Json::array();
  for (FigureId id : everyone(now)) figures.push_back(figure_view(battle, now, id));
  out["turn"] = now.turn;
  out["phase"] = battle.phase(now);
  out["active"] = side_json(battle, now.active);
  add_standing(out, game, eyes);
  return out;
}

}  // namespace fyrd::protocol
