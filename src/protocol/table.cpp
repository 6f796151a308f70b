// Writing ground, props, figures and sides.
#include "protocol/table.h"

#include <algorithm>
#include <array>

#include "core/dice/why.h"
#include "core/play/facts.h"

namespace fyrd::protocol {

namespace {

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

template <class E>
Json name_in(std::span<const std::string_view> names, E value) {
  return names[static_cast<std::size_t>(value)];
}

Json piece_json(const Battle& battle, const Piece& piece) {
  Json out;
  out["id"] = piece.id;
  out["name"] = piece.name;
  out["kind"] = piece.kind < battle.terrain.size() ? battle.terrain[piece.kind] : std::string();
  out["land"] = name_in(land_names(), piece.land);
  if (!piece.looks.empty()) out["looks"] = piece.looks;
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
  if (!prop.looks.empty()) out["looks"] = prop.looks;
  add_solid(out, prop.solid, battle.unit);
  out["facing"] = degrees_json(prop.facing);
  return out;
}

Json look_json(const Appearance& look) {
  Json out;
  out["kind"] = look.kind;
  out["weapons"] = look.weapons;
  if (!look.hands.empty()) out["hands"] = look.hands;
  Json& arms = out["arms"] = Json::array();
  for (const Arm arm : look.arms) {
    if (arm != Arm::none) arms.push_back(name_in(arm_names(), arm));
  }
  out["armour"] = look.armour;
  out["shield"] = look.shield != Board::none;
  if (look.shield != Board::none) out["board"] = name_in(board_names(), look.shield);
  out["helmet"] = look.helmet;
  out["headgear"] = name_in(headgear_names(), look.headgear);
  if (look.beast != Beast::none) out["beast"] = name_in(beast_names(), look.beast);
  if (look.robe) out["robe"] = true;
  out["mounted"] = look.mounted;
  out["banner"] = look.banner;
  out["leader"] = look.leader;
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
    one["kind"] = name_in(mark_kind_names(), mark_kind(token.id).value_or(MarkKind::state));
    out.push_back(std::move(one));
  }
  return out;
}

Json base_json(const Battle& battle, const Figure& figure) {
  Json out;
  if (figure.base >= battle.bases.size()) return out;
  const Shape shape = battle.base(figure);
  static constexpr const char* forms[] = {"round", "strip", "square"};  // by its corners: none, two, four
  out["shape"] = forms[std::clamp<int>(shape.count, 1, 3) - 1];
  if (shape.count > 2) out["inner"] = length_json(battle.inner(figure), battle.unit);
  if (shape.count > 1) out["points"] = points_json(shape.corners(), battle.unit);
  if (shape.count <= 1 || shape.radius != Length{}) out["radius"] = length_json(shape.radius, battle.unit);
  return out;
}

}  // namespace

Json told_json(const Facts& facts, Unit unit) {
  Json::array_t out;
  for (const Fact& fact : facts.all) {
    const bool* flag = std::get_if<bool>(&fact.value);
    const std::string label = label_of(fact), value = value_text(fact, unit);
    if (label.empty() || (flag ? !*flag : value.empty())) continue;
    Json one;
    one["label"] = label;
    if (!flag) one["value"] = value;
    if (!flag && !std::holds_alternative<std::string>(fact.value)) one["counts"] = true;
    if (fact.most > 0) one["of"] = fact.most;
    out.push_back(std::move(one));
  }
  return out;
}

const char* pose_name(Pose pose) {
  switch (pose) {
    case Pose::standing: return "standing";
    case Pose::lying: return "lying";
    case Pose::out: return "out";
    case Pose::away: return "away";
  }
  return "away";
}

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

namespace {

// The device a band carries on its shields belongs to the band, whichever side it fights on: what its name speaks of,
// or else one that its id always leads to.
constexpr std::string_view all_devices[] = {"boar", "tower", "sun", "oak", "moon"};

struct Speaks {
  std::string_view word, device;
};
constexpr Speaks words[] = {{"boar", "boar"},    {"swine", "boar"},     {"hunt", "boar"},     {"watch", "tower"},
                            {"castle", "tower"}, {"garrison", "tower"}, {"sheriff", "tower"}, {"guard", "tower"},
                            {"wall", "tower"},   {"storming", "sun"},   {"abbey", "sun"},     {"king", "sun"},
                            {"heroes", "sun"},   {"outlaw", "oak"},     {"forest", "oak"},    {"wood", "oak"},
                            {"sherwood", "oak"}, {"green", "oak"},      {"raid", "moon"},     {"night", "moon"},
                            {"villain", "moon"}, {"wolf", "moon"}};

std::string lowered(const std::string& text) {
  std::string out = text;
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return out;
}

std::size_t preferred(const Party& party) {
  const std::string name = lowered(party.name);
  for (const Speaks& speaks : words) {
    if (name.find(speaks.word) != std::string::npos)
      return static_cast<std::size_t>(std::ranges::find(all_devices, speaks.device) - std::begin(all_devices));
  }
  return fnv1a(fnv1a_basis, party.id.c_str()) % std::size(all_devices);
}

// No two sides have the same.
std::vector<std::string_view> devices_of(const Battle& battle) {
  std::array<bool, std::size(all_devices)> taken{};
  std::vector<std::string_view> out;
  for (const Party& party : battle.parties) {
    std::size_t at = preferred(party);
    for (std::size_t i = 0; taken[at] && i < taken.size(); ++i) at = (at + 1) % taken.size();
    taken[at] = true;
    out.push_back(all_devices[at]);
  }
  return out;
}

}  // namespace

Json sides_json(const Battle& battle, const Tabletop& now) {
  Json::array_t out;
  const auto devices = devices_of(battle);
  for (std::uint8_t i = 0; i < battle.parties.size(); ++i) {
    Facts facts;
    battle.describe(now, Side{i}, facts);
    Json side;
    side["id"] = battle.parties[i].id;
    side["name"] = battle.parties[i].name;
    side["device"] = devices[i];
    side["facts"] = facts_json(facts, battle.unit);
    side["told"] = told_json(facts, battle.unit);
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
  out["told"] = told_json(facts, battle.unit);
  return out;
}

}  // namespace fyrd::protocol
