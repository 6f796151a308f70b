// What anybody may know of a battle of the better game.
#include "rulesets/merlin/better/battle.h"
#include "rulesets/merlin/turn/victory.h"
#include "rulesets/told_end.h"

namespace fyrd::merlin::better {

void BetterBattle::fingerprint(const State& s, Hash& h) const {
  h.all(s.phase, s.decides, s.first, s.mover, s.allowance, s.next, s.resolved, s.attack_count, s.routed.bits);
  for (const Attack& a : std::span(s.attacks).first(s.attack_count)) h.all(a.by, a.at, a.dice);
  for (FigureId id : everyone(s)) {
    const Man& man = s.man(id);
    h.all(man.picked, man.moved, man.charging, man.shot, man.loaded, man.doomed, man.lost, man.shaken, man.struck,
          man.arm, man.left, man.braved, man.since);
  }
}

std::span<const TurnPart> BetterBattle::parts() const {
  static constexpr TurnPart all[] = {
      {"first move", "A die each; the higher says who moves first."},
      {"routs", "Those who run, run on."},
      {"movement", "Everybody throws for his own movement."},
      {"shooting", "Both sides shoot at the same time."},
      {"combat", "Blows of both sides fall at the same time."},
      {"morale", "Who has seen friends fall throws for his nerve."},
  };
  return all;
}

std::size_t BetterBattle::part(const Tabletop& table) const {
  switch (state(table).phase) {
    case Phase::initiative:
    case Phase::first: return 0;
    case Phase::rout: return 1;
    case Phase::move: return 2;
    case Phase::shoot:
    case Phase::volley: return 3;
    case Phase::strike:
    case Phase::melee: return 4;
    case Phase::force:
    case Phase::alarm:
    case Phase::recovery: return 5;
  }
  return 0;
}

void BetterBattle::describe(const Tabletop& table, FigureId id, Facts& facts) const {
  const State& s = state(table);
  const Troop& t = troop(id);
  const Fighter& f = fighter(id);
  std::string weapons;
  for (const Weapon& w : t.profile.weapons) weapons += (weapons.empty() ? "" : ", ") + w.name;
  facts.add("weapons", weapons, "with");
  facts.add("points", t.points);
  facts.add("reach", f.reach);
  facts.add("defence", f.guard);
  facts.add("morale", f.courage);
  facts.flag("mounted", f.mounted);
  facts.flag("leader", t.leader);
  facts.flag("standard", t.standard);
  facts.flag("routed", s.routs(id), "running");
  facts.flag("charging", s.man(id).charging);
  if (!f.shoots) return;
  facts.add("range", f.shot.reach, "shoots");
  facts.add("loaded", s.man(id).loaded);
}

void BetterBattle::describe(const Tabletop& table, Side side, Facts& facts) const {
  const State& s = state(table);
  facts.add("in_play", count_fighting(s, side), "on the field", enrolled(s, side));
  facts.add("fighting", count_fighting(s, side, s.routed), untold);
  tell_end(facts, common.turns, objective, side, objective ? count_holding({*this, s}, side, s.routed) : 0);
}

int BetterBattle::worth(const Tabletop& table, FigureId id) const {
  const int whole = state(table).man(id).doomed ? 0 : Battle::worth(table, id);
  return state(table).routs(id) ? whole * 3 / 10 : whole;  // MER-B-A17
}

void BetterBattle::mark(const Tabletop& table, FigureId id, Tokens& tokens) const {
  const State& s = state(table);
  const Man& man = s.man(id);
  if (!table[id].in_play()) return;
  if (s.routs(id)) tokens.push_back({"routed", "runs away"});
  if (man.charging) tokens.push_back({"charging", "charges"});
  if (fighter(id).crossbow)
    tokens.push_back(man.loaded ? Token{"loaded", "crossbow loaded"} : Token{"unloaded", "crossbow not loaded"});
  if ((man.picked || man.moved) && s.mover != id) tokens.push_back({"moved", "has had his move"});
  if (man.shot) tokens.push_back({"shot", "has shot"});
  if (man.struck) tokens.push_back({"fought", "has struck"});
  if (man.doomed) tokens.push_back({"doomed", "falls when the blows are done"});
}

}  // namespace fyrd::merlin::better
