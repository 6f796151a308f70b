// What anybody may know of a battle of the better game.
#include "rulesets/merlin/better/battle.h"
#include "rulesets/merlin/victory.h"

namespace fyrd::merlin::better {

std::uint64_t BetterBattle::fingerprint(const State& s) const {
  Hash h;
  h.add(static_cast<const Tabletop&>(s));
  h.all(s.phase, s.decides, s.first, s.mover, s.allowance, s.next, s.resolved, s.attack_count, s.routed);
  for (int i = 0; i < s.attack_count; ++i) {
    const Attack& a = s.attacks[static_cast<std::size_t>(i)];
    h.all(a.by, a.at, a.dice);
  }
  for (FigureId id : everyone(s)) {
    const Man& man = s.man(id);
    h.all(man.picked, man.moved, man.charging, man.shot, man.loaded, man.doomed, man.lost, man.shaken, man.struck, man.arm, man.left);
  }
  return h.value();
}

std::string BetterBattle::phase(const Tabletop& table) const {
  switch (static_cast<const State&>(table).phase) {
    case Phase::initiative:
    case Phase::first: return "first move";
    case Phase::rout: return "routs";
    case Phase::move: return "movement";
    case Phase::shoot:
    case Phase::volley: return "shooting";
    case Phase::strike:
    case Phase::melee: return "combat";
    case Phase::force:
    case Phase::alarm:
    case Phase::recovery: return "morale";
  }
  return "";
}

void BetterBattle::describe(const Tabletop& table, FigureId id, Facts& facts) const {
  const State& s = static_cast<const State&>(table);
  const Troop& t = troop(id);
  const Fighter& f = fighter(id);
  std::string weapons;
  for (const Weapon& w : t.profile.weapons) weapons += (weapons.empty() ? "" : ", ") + w.name;
  facts.push_back({"weapons", weapons});
  facts.push_back({"points", std::int64_t{t.points}});
  facts.push_back({"reach", f.reach});
  facts.push_back({"defence", std::int64_t{f.guard}});
  facts.push_back({"morale", std::int64_t{f.courage}});
  if (f.mounted) facts.push_back({"mounted", true});
  if (t.leader) facts.push_back({"leader", true});
  if (t.standard) facts.push_back({"standard", true});
  if (s.routs(id)) facts.push_back({"routed", true});
  if (s.man(id).charging) facts.push_back({"charging", true});
  if (!f.shoots) return;
  facts.push_back({"range", f.shot.reach});
  facts.push_back({"loaded", s.man(id).loaded});
}

void BetterBattle::describe(const Tabletop& table, Side side, Facts& facts) const {
  const State& s = static_cast<const State&>(table);
  facts.push_back({"in_play", std::int64_t{count_fighting(s, side)}});
  facts.push_back({"fighting", std::int64_t{count_fighting(s, side, s.routed)}});
}

void BetterBattle::mark(const Tabletop& table, FigureId id, Tokens& tokens) const {
  const State& s = static_cast<const State&>(table);
  const Man& man = s.man(id);
  if (!table[id].in_play()) return;
  if (s.routs(id)) tokens.push_back({"routed", "runs away"});
  if (man.charging) tokens.push_back({"charging", "charges"});
  if (fighter(id).crossbow) tokens.push_back(man.loaded ? Token{"loaded", "crossbow loaded"} : Token{"unloaded", "crossbow not loaded"});
  if (man.picked || man.moved) tokens.push_back({"moved", "has moved"});
  if (man.shot) tokens.push_back({"shot", "has shot"});
  if (man.struck) tokens.push_back({"fought", "has struck"});
  if (man.doomed) tokens.push_back({"doomed", "falls when the blows are done"});
}

}  // namespace fyrd::merlin::better
