// The requests anybody may make at any time: how far it is, who sees whom, what lies within somebody's reach.
#include "core/play/survey.h"

#include "core/geometry/unit.h"
#include "protocol/event.h"
#include "protocol/reasons.h"
#include "protocol/requests.h"

namespace fyrd::protocol {

namespace {

Either<FigureId> read_present(const Game& game, const Json& value, std::string_view label) {
  const auto id = read_figure(game.battle(), value, "bad_request", label);
  if (id && game.now()[*id].pose == Pose::away)
    return Fault("not_on_table", game.battle()[*id].name + " is not on the table.");
  return id;
}

// A figure by its id, or a point.
Either<Aim> read_aim(const Game& game, const Json& value, std::string_view label) {
  if (!value.is_string()) {
    const auto at = read_point(value, game.battle().unit, "bad_request", label);
    if (!at) return at.fault();
    return Aim{nobody, *at};
  }
  const auto id = read_present(game, value, label);
  if (!id) return id.fault();
  return Aim{*id, game.now()[*id].at};
}

Json sight_json(const Battle& battle, const Sight& sight) {
  Json out;
  out["sees"] = sight.sees;
  if (sight.share >= 0) out["share"] = sight.share;
  out["text"] = sight.text + ".";
  if (!sight.rule.empty()) out["rule"] = sight.rule;
  if (!sight.by.empty()) out["by"] = sight.by;
  if (sight.at) out["at"] = point_json(*sight.at, battle.unit);
  out["from"] = point_json(sight.from, battle.unit);
  out["to"] = point_json(sight.to, battle.unit);
  return out;
}

}  // namespace

Either<Json> measure(Call& call, Reader& request) {
  const Game& game = call.match->game;
  const Battle& battle = game.battle();
  if (const auto eyes = looking(call.eyes, game, request.find("side")); !eyes) return eyes.fault();
  const Json *first = request.need("from"), *second = request.need("to");
  if (request.fault()) return *request.fault();
  const auto from = read_aim(game, *first, "'from'"), to = read_aim(game, *second, "'to'");
  if (!from) return from.fault();
  if (!to) return to.fault();

  const Nearest way = nearest(shape_of(battle, game.now(), *from), shape_of(battle, game.now(), *to));
  const Sight sight = battle.sight(game.now(), *from, *to);
  const std::string far = measure_text(way.gap, battle.unit);
  Json out;
  out["distance"] = length_json(way.gap, battle.unit);
  out["text"] = sight.text + "; " + far + " away.";
  out["sight"] = sight_json(battle, sight);
  Json& witnesses = out["witnesses"] = Json::array();
  witnesses.push_back(witness_json(battle, {"distance", "", far, way.on_a, way.on_b, way.gap}));
  witnesses.push_back(witness_json(battle, sight_witness(sight)));
  return out;
}

Either<Json> rings(Call& call, Reader& request) {
  const Game& game = call.match->game;
  const Battle& battle = game.battle();
  if (const auto eyes = looking(call.eyes, game, request.find("side")); !eyes) return eyes.fault();
  const Json* value = request.need("figure");
  if (request.fault()) return *request.fault();
  const auto figure = read_present(game, *value, "'figure'");
  if (!figure) return figure.fault();
  Json out;
  Json& all = out["rings"] = Json::array();
  for (const Ring& ring : battle.rings(game.now(), *figure)) {
    Json one;
    one["kind"] = ring.kind;
    one["name"] = ring.name;
    one["rule"] = ring.rule;
    one["text"] = ring.text;
    one["points"] = points_json(ring.outline, battle.unit);
    all.push_back(std::move(one));
  }
  return out;
}

}  // namespace fyrd::protocol
