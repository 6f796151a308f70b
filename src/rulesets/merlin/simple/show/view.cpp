// What anybody may know of a battle of the simple game.
#include "rulesets/merlin/simple/deeds/shoot.h"
#include "rulesets/merlin/turn/victory.h"
#include "rulesets/told_end.h"

namespace fyrd::merlin::simple {

void SimpleBattle::fingerprint(const State& s, Hash& h) const {
  h.all(s.phase, s.first, s.left);
  for (FigureId id : everyone(s)) {
    const Man& man = s.man(id);
    h.all(man.began, man.moved, man.shot, man.fought, man.loaded);
  }
}

std::span<const TurnPart> SimpleBattle::parts() const {
  static constexpr TurnPart all[] = {
      {"first move", "A die each; the higher goes first with everything, then the other."},
      {"movement", "One movement for the whole side, shared as it likes."},
      {"shooting", "Bows and crossbows."},
      {"combat", "Blows at whom one touches."},
  };
  return all;
}

std::size_t SimpleBattle::part(const Tabletop& table) const {
  switch (state(table).phase) {
    case Phase::initiative: return 0;
    case Phase::move: return 1;
    case Phase::shoot: return 2;
    case Phase::fight: return 3;
  }
  return 0;
}

void SimpleBattle::describe(const Tabletop& table, FigureId id, Facts& facts) const {
  const State& s = state(table);
  const Troop& t = troop(id);
  std::string weapons;
  for (const Weapon& w : t.profile.weapons) weapons += (weapons.empty() ? "" : ", ") + w.name;
  facts.add("weapons", weapons, "with");
  facts.add("points", t.points);
  facts.flag("mounted", t.profile.mounted());
  facts.flag("leader", t.leader);
  facts.flag("standard", t.standard);
  if (shooter(id) != Shooter::none) {
    facts.add("range", range(*this, id), "shoots");
    facts.add("loaded", s.man(id).loaded);
  }
}

void SimpleBattle::describe(const Tabletop& table, Side side, Facts& facts) const {
  const State& s = state(table);
  facts.add("in_play", count_fighting(s, side), "on the field", enrolled(s, side));
  if (s.active == side && s.phase == Phase::move) facts.add("movement_left", Length{s.left / 2});
  tell_end(facts, common.turns, objective, side, objective ? count_holding({*this, s}, side) : 0);
}

void SimpleBattle::mark(const Tabletop& table, FigureId id, Tokens& tokens) const {
  const Man& man = state(table).man(id);
  if (!table[id].in_play()) return;
  if (shooter(id) == Shooter::crossbow)
    tokens.push_back(man.loaded ? Token{"loaded", "crossbow loaded"} : Token{"unloaded", "crossbow not loaded"});
  if (man.moved) tokens.push_back({"moved", "has moved"});
  if (man.shot) tokens.push_back({"shot", "has shot"});
  if (man.fought) tokens.push_back({"fought", "has fought"});
}

}  // namespace fyrd::merlin::simple
