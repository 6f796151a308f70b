// What a battle needs to be made at all, until the chapters of the ruleset that define it are there: then this file goes.
#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

void NottinghamBattle::start(State& s) const { s = opening; }
void NottinghamBattle::play(State&, Play&) const {}
std::uint64_t NottinghamBattle::fingerprint(const State&) const { return 0; }
std::string NottinghamBattle::phase(const Tabletop&) const { return {}; }
std::string NottinghamBattle::verdict(const Tabletop&) const { return {}; }
void NottinghamBattle::describe(const Tabletop&, FigureId, Facts&) const {}
void NottinghamBattle::describe(const Tabletop&, Side, Facts&) const {}
Choice NottinghamBattle::quick(const Tabletop&, const Question&, Random&) const { return {}; }

}  // namespace fyrd::nottingham
