// The request that asks what each place would be worth to somebody who could go there.
#include "odds/field.h"

#include <cmath>

#include "protocol/choice.h"
#include "protocol/intention.h"
#include "protocol/values.h"

namespace fyrd::protocol {

Either<Json> field(Call& call, Reader& request) {
  const Game& game = call.match->game;
  const Battle& battle = game.battle();
  const Json value = request.object("choice");
  const auto meant = read_intention(call, request, {2'000, 200}, call.field);
  if (!meant) return meant.fault();
  if (request.fault()) return *request.fault();
  const Wanted& asked = *game.wanted_of(meant->side);
  const auto move = read_choice(battle, asked.verbs, value);
  if (!move) return move.fault();
  if (!(asked.verbs[move->verb].uses & uses_path)) return Fault("no_way", "A field is for a choice that has a path.");

  FieldOrder order;
  order.move = *move;
  order.figure = move->figure.none() ? asked.about : move->figure;
  order.step = measure(battle.unit, battle.unit == Unit::inch ? 1 : 2);
  if (const Json* target = request.find("target")) {
    const auto id = read_figure(battle, *target, "bad_request", "'target'");
    if (!id) return id.fault();
    order.target = *id;
  }
  if (order.figure.none()) return Fault("no_way", "Nobody moves by this choice.");

  order.from = request.whole_or("from", 0, 1'000'000, 0);
  if (request.fault()) return *request.fault();
  order.piece = call.piece;

  const Field shaded = fyrd::field(game, *meant, order);
  Json out;
  out["step"] = length_json(order.step, battle.unit);
  Json& places = out["places"] = Json::array();
  for (const FieldPlace& place : shaded.places) {
    Json one;
    one["at"] = point_json(place.choice.path.end(), battle.unit);
    if (!order.target.none()) one["hurt"] = Json::parse(place.hurt.decimal(4));
    one["risk"] = Json::parse(place.risk.decimal(4));
    one["danger"] = std::round(place.danger * 1e4) / 1e4;
    if (!place.exact) one["sampled"] = true;
    places.push_back(std::move(one));
  }
  if (shaded.next) out["next"] = *shaded.next;
  return out;
}

}  // namespace fyrd::protocol
