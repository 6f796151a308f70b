// Sides by name.
#include "rulesets/stakes.h"

#include "core/events/agree.h"

namespace fyrd {

std::string contested(const Battle& battle, const Objective& objective, int turns) {
  const auto name = [&](Side side) { return battle.parties[side.index].name; };
  return does(name(objective.holder), "holds") + " " + objective.name + " until the end of turn " +
         std::to_string(turns) + ", or " + does(name(other(objective.holder)), "has") + " more there then.";
}

std::string loser_does(const Battle& battle, const Tabletop& s, std::string_view verb) {
  return does(battle.parties[other(s.winner).index].name, verb);
}

std::string winner_does(const Battle& battle, const Tabletop& s, std::string_view verb) {
  return does(battle.parties[s.winner.index].name, verb);
}

}  // namespace fyrd
