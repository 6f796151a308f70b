// From a battle to its aftermath, and from there to the next band (STO-042, STO-063, STO-X16, STO-X17).
#include <nlohmann/json.hpp>

#include "rulesets/stormclouds/aftermath/band.h"
#include "rulesets/stormclouds/plots/judge.h"
#include "rulesets/stormclouds/ruleset.h"

namespace fyrd::stormclouds {

using Json = nlohmann::ordered_json;

data::Tree StormcloudsRuleset::aftermath(const Battle& battle, const Tabletop& over, Side side) const {
  const auto* fought = dynamic_cast<const StormcloudsBattle*>(&battle);
  if (!fought || !over.over() || side == fought->villains) return {};
  const StormcloudsBattle& b = *fought;
  const State& s = static_cast<const State&>(over);
  Json report;
  report["won"] = s.winner != b.villains;
  if (b.villains.index > 1) report["allies"] = b.villains.index, report["together"] = b.points;
  Json& figures = report["figures"] = Json::array();
  for (FigureId id : everyone(s)) {
    if (s[id].side != side) continue;
    Json one;
    one["id"] = b.fighter(id).id;
    one["out"] = s[id].pose == Pose::out;
    one["felled"] = s.man(id).felled;
    one["experience"] = experience({b, s}, id);  // STO-X17
    if (s.man(id).issue != Issue::none) one["issue"] = b.cards.issue(s.man(id).issue).id;
    figures.push_back(std::move(one));
  }
  Json scenario;
  scenario["name"] = "After " + b.scenario;
  scenario["help"] = "The battle is over. Lick your wounds, and make something of what you have learnt.";
  scenario["aftermath"] = std::move(report);
  data::Problems problems;
  return data::Tree::from_json("aftermath", scenario, problems);
}

data::Tree StormcloudsRuleset::band_after(const Battle& battle, const Tabletop& over) const {
  const auto* settled = dynamic_cast<const Aftermath*>(&battle);
  return settled && over.over() ? settled->band(Aftermath::den(over)) : data::Tree();
}

int StormcloudsRuleset::rating(const data::Library& library, const data::Tree& band) const {
  data::Problems problems;
  return worth(Cards(library, problems), band);
}

}  // namespace fyrd::stormclouds
