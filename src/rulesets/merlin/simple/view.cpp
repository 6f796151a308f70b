// What anybody may know of a battle of the simple game.
#include "rulesets/merlin/simple/battle.h"
#include "rulesets/merlin/victory.h"

namespace fyrd::merlin::simple {

std::uint64_t SimpleBattle::fingerprint(const State& s) const {
  Hash h;
  h.add(static_cast<const Tabletop&>(s));
  h.all(s.phase, s.first, s.left);
  for (FigureId id : everyone(s)) {
    const Man& man = s.man(id);
    h.all(man.began, man.moved, man.shot, man.fought, man.loaded);
  }
  return h.value();
}

std::string SimpleBattle::phase(const Tabletop& table) const {
  switch (static_cast<const State&>(table).phase) {
    case Phase::initiative: return "first move";
    case Phase::move: return "movement";
    case Phase::shoot: return "shooting";
    case Phase::fight: return "combat";
  }
  return "";
}

void SimpleBattle::describe(const Tabletop& table, FigureId id, Facts& facts) const {
  const State& s = static_cast<const State&>(table);
  const Troop& t = troop(id);
  std::string weapons;
  for (const Weapon& w : t.profile.weapons) weapons += (weapons.empty() ? "" : ", ") + w.name;
  facts.push_back({"weapons", weapons});
  facts.push_back({"points", std::int64_t{t.points}});
  if (t.profile.mounted()) facts.push_back({"mounted", true});
  if (t.leader) facts.push_back({"leader", true});
  if (t.standard) facts.push_back({"standard", true});
  if (shooter(id) != Shooter::none) {
    facts.push_back({"range", shooter(id) == Shooter::crossbow ? numbers.crossbow_range : numbers.longbow_range});
    facts.push_back({"loaded", s.man(id).loaded});
  }
}

void SimpleBattle::describe(const Tabletop& table, Side side, Facts& facts) const {
  const State& s = static_cast<const State&>(table);
  facts.push_back({"in_play", std::int64_t{count_fighting(s, side)}});
  if (s.active == side && s.phase == Phase::move) facts.push_back({"movement_left", Length{s.left / 2}});
}

void SimpleBattle::mark(const Tabletop& table, FigureId id, Tokens& tokens) const {
  const Man& man = static_cast<const State&>(table).man(id);
  if (!table[id].in_play()) return;
  if (shooter(id) == Shooter::crossbow) tokens.push_back(man.loaded ? Token{"loaded", "crossbow loaded"} : Token{"unloaded", "crossbow not loaded"});
  if (man.moved) tokens.push_back({"moved", "has moved"});
  if (man.shot) tokens.push_back({"shot", "has shot"});
  if (man.fought) tokens.push_back({"fought", "has fought"});
}

}  // namespace fyrd::merlin::simple
