// Writing ground, props, figures and sides.
#include "protocol/table.h"

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
  for (const Fact& fact : facts.all) {
    Json& value = out[fact.key];
    if (const bool* flag = std::get_if<bool>(&fact.value))
      value = *flag;
    else if (const auto* number = std::get_if<std::int64_t>(&fact.value))
      value = *number;
    else if (const auto* text = std::get_if<std::string>(&fact.value))
      value = *text;
    else if (const auto* length = std::get_if<Length>(&fact.value))
      value = length_json(*length, unit);
  }
  return out;
}

void add_solid(Json& out, const Prism& solid, Unit unit) {
  out["points"] = points_json(solid.shape.corners(), unit);
  out["radius"] = length_json(solid.shape.radius, unit);
  out["bottom"] = length_json(solid.bottom, unit);
  out["top"] = length_json(solid.top, unit);
}

Json piece_json(const Battle& battle, const Piece& piece) {
  Json out;
  out["id"] = piece.id;
  out["name"] = piece.name;
  out["kind"] = piece.kind < battle.terrain.size() ? battle.terrain[piece.kind] : std::string();
  add_solid(out, piece.solid, battle.unit);
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
  add_solid(out, prop.solid, battle.unit);
  out["facing"] = degrees_json(prop.facing);
  return out;
}

Json look_json(const Appearance& look) {
  Json out;
  out["kind"] = look.kind;
  out["weapons"] = look.weapons;
  if (!look.hands.empty()) out["hands"] = look.hands;
  out["armour"] = look.armour;
  out["shield"] = look.shield;
  out["helmet"] = look.helmet;
  out["mounted"] = look.mounted;
  out["banner"] = look.banner;
  return out;
}

Json tokens_json(const Battle& battle, const Tabletop& now, FigureId id) {
  Tokens tokens;
  if (now[id].pose == Pose::lying) tokens.push_back({"prone", "lies on the ground"});
  if (now[id].pose == Pose::out) tokens.push_back({"out", "out of the battle"});
  battle.mark(now, id, tokens);
  Json::array_t out;
  for (const Token& token : tokens) {
    Json one;
    one["id"] = token.id;
    one["text"] = token.text;
    if (token.count > 0) one["count"] = token.count;
    out.push_back(std::move(one));
  }
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

}  // namespace

Json ground_json(const Battle& battle) {
  Json::array_t out;
  for (const Piece& piece : battle.ground.pieces()) out.push_back(piece_json(battle, piece));
  return out;
}

Json props_json(const Battle& battle, const Tabletop& now, Side eyes) {
  Json::array_t out;
  for (const Prop& prop : battle.props(now, eyes)) out.push_back(prop_json(battle, prop));
  return out;
}

Json sides_json(const Battle& battle, const Tabletop& now) {
  Json::array_t out;
  for (std::uint8_t i = 0; i < battle.parties.size(); ++i) {
    Facts facts;
    battle.describe(now, Side{i}, facts);
    Json side;
    side["id"] = battle.parties[i].id;
    side["name"] = battle.parties[i].name;
    side["facts"] = facts_json(facts, battle.unit);
    for (std::uint8_t j = 0; j < battle.parties.size(); ++j) {
      if (j != i && battle.friends(Side{i}, Side{j})) side["friends"].push_back(battle.parties[j].id);
    }
    out.push_back(std::move(side));
  }
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
  out["look"] = look_json(battle.appearance(now, id));
  out["state"] = tokens_json(battle, now, id);
  Facts facts;
  battle.describe(now, id, facts);
  out["facts"] = facts_json(facts, battle.unit);
  return out;
}

}  // namespace fyrd::protocol
