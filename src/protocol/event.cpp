// Writing events, tallies and witnesses.
#include "protocol/event.h"

#include "core/events/narrate.h"

namespace fyrd::protocol {

Json tally_json(const Battle& battle, const Tally& tally) {
  Json out;
  if (!tally.of().none()) out["of"] = figure_json(battle, tally.of());
  out["what"] = tally.what();
  out["total"] = tally.total();
  if (tally.number()) out["number"] = true;
  Json& modifiers = out["modifiers"] = Json::array();
  for (const Modifier& m : tally.modifiers()) {
    Json one;
    one["rule"] = m.rule;
    one["name"] = m.name;
    one["value"] = m.value;
    modifiers.push_back(std::move(one));
  }
  return out;
}

Json event_json(const Battle& battle, const Event& e) {
  Json out;
  out["event"] = e.kind;
  if (*e.rule) out["rule"] = e.rule;
  out["text"] = narrate(battle, e);
  if (!e.side.none()) out["side"] = side_json(battle, e.side);
  if (!e.by.none()) out["by"] = figure_json(battle, e.by);
  if (!e.at.none()) out["at"] = figure_json(battle, e.at);
  if (!e.figures.empty()) {
    Json& figures = out["figures"] = Json::array();
    for (FigureId id : e.figures) figures.push_back(figure_json(battle, id));
  }
  if (!e.path.empty() || e.from != Point{}) out["from"] = point_json(e.from, battle.unit);
  if (!e.path.empty()) out["path"] = points_json(e.path.all(), battle.unit);
  if (e.length != Length{}) out["length"] = length_json(e.length, battle.unit);
  if (e.pool.count > 0) out["dice"] = e.pool.text(), out["sides"] = e.pool.sides;
  if (!e.faces.empty()) out["faces"] = e.faces;
  if (*e.purpose) out["purpose"] = e.purpose;
  if (*e.thing) out["thing"] = e.thing;
  if (e.number != 0) out["number"] = e.number;
  if (e.other != 0) out["other"] = e.other;
  const Shown look = shown(battle.shows(), e);
  if (look.shows != Shows::words) out["shows"] = name_of(look.shows);
  if (look.harm) out["harm"] = true;
  if (!e.tallies.empty()) out["sentence"] = sentence(battle, e);
  if (!e.tallies.empty()) {
    Json& tallies = out["tallies"] = Json::array();
    for (const Tally& tally : e.tallies) tallies.push_back(tally_json(battle, tally));
  }
  return out;
}

Json witness_json(const Battle& battle, const Witness& w) {
  Json out;
  out["what"] = w.what;
  out["rule"] = w.rule;
  out["text"] = w.text;
  out["from"] = point_json(w.from, battle.unit);
  out["to"] = point_json(w.to, battle.unit);
  out["margin"] = length_json(w.margin, battle.unit);
  return out;
}

Json chance_json(const Explanation& why) {
  const Fraction& chance = *why.chance;
  const auto percent = (chance.numerator() * 200 + chance.denominator()) / (2 * chance.denominator());
  const bool never = chance.numerator() == 0, surely = chance.numerator() == chance.denominator();
  Json out;
  out["text"] = percent == 0 && !never      ? "under 1 %"
                : percent == 100 && !surely ? "over 99 %"
                                            : std::to_string(static_cast<int>(percent)) + " %";
  out["value"] = static_cast<double>(chance.numerator()) / static_cast<double>(chance.denominator());
  if (*why.comes) out["comes"] = why.comes;
  if (never && !why.never.empty()) out["never"] = why.never;
  return out;
}

Json explanation_json(const Battle& battle, const Explanation& why) {
  Json out;
  out["summary"] = why.summary;
  if (why.chance && !why.chance->overflowed()) out["chance"] = chance_json(why);
  if (why.length) out["length"] = length_json(*why.length, battle.unit);
  if (why.left) out["left"] = length_json(*why.left, battle.unit);
  if (!why.costs.empty()) out["costs"] = why.costs;
  if (why.length) {
    Json& zones = out["zones"] = Json::array();
    for (const Threat& threat : why.threats) {
      Json one;
      if (!threat.figure.none()) one["figure"] = figure_json(battle, threat.figure);
      one["text"] = threat.text;
      one["rule"] = threat.rule;
      one["at"] = point_json(threat.at, battle.unit);
      zones.push_back(std::move(one));
    }
  }
  Json& tallies = out["tallies"] = Json::array();
  for (const Tally& tally : why.tallies) tallies.push_back(tally_json(battle, tally));
  Json& witnesses = out["witnesses"] = Json::array();
  for (const Witness& witness : why.witnesses) witnesses.push_back(witness_json(battle, witness));
  return out;
}

Json refusal_json(const Refusal& why) {
  Json out;
  out["code"] = why.code;
  out["message"] = why.message;
  if (!why.rule.empty()) out["rule"] = why.rule;
  return out;
}

}  // namespace fyrd::protocol
