// What to draw of somebody: his arms, what he holds, and the dice and markers beside him.
#include "rulesets/nottingham/table/trap.h"

namespace fyrd::nottingham {

Appearance NottinghamBattle::appearance(const Tabletop& table, FigureId id) const {
  const Man& man = state(table).man(id);
  Appearance look;
  const auto hold = [&](ItemId held) {
    const Item& thing = item(held);
    look.hands.push_back(thing.id);
    if (thing.weapon()) look.arms.push_back(thing.looks);
    if (thing.kind == ItemKind::shield) look.shield = Board::heater;
    if (thing.kind == ItemKind::buckler) look.shield = Board::buckler;
  };
  if (!man.in_right().none()) hold(man.in_right());
  if (!man.in_left().none() && !man.two_handed()) hold(man.in_left());
  for (const bool held : {true, false}) {  // what is in hand before what is slung
    for (int i = 0; i < man.item_count; ++i) {
      const Item& carried = item(man.items[i]);
      if (!carried.weapon() || (man.right == i || man.left == i) != held) continue;
      look.weapons.push_back(carried.id);
      if (look.hands.empty()) look.arms.push_back(carried.looks);
    }
  }
  const Item* worn = armour(state(table), id);
  look.armour = !worn ? "none" : worn->heavy ? "heavy" : "light";
  look.helmet = worn && worn->heavy;
  look.mounted = man.mounted;
  look.leader = has(id, Skill::leader);
  look.wear(armoury.classes[warrior(id).walk].dress);
  return look;
}

// A bound die can still be bought back, a man on the ground gets up again.
int NottinghamBattle::worth(const Tabletop& table, FigureId id) const {
  const int whole = Battle::worth(table, id);
  return whole == 0 ? 0 : whole - 2 * state(table).man(id).bound();
}

void NottinghamBattle::forget(Tabletop& table, const Tabletop& now, Side eyes) const {
  State& s = static_cast<State&>(table);
  for (std::size_t i = 0; i < s.traps.size(); ++i) {
    const Trap& trap = state(now).traps[i];  // NOT-X30 one that is gone has sprung before everybody's eyes
    if (trap.kind != TrapKind::none && !trap_known_to(state(now), trap, eyes)) s.traps[i].kind = TrapKind::none;
  }
}

void NottinghamBattle::mark(const Tabletop& table, FigureId id, Tokens& tokens) const {
  const State& s = state(table);
  const Man& man = s.man(id);
  if (!s[id].in_play()) return;
  const int bound = man.bound();
  if (bound > 0)
    tokens.push_back({"bound", std::to_string(bound) + (bound == 1 ? " bound die" : " bound dice"), bound});
  if (man.aiming > 0 && s[man.aims_at].in_play())
    tokens.push_back({"aiming", "aims at " + members[man.aims_at.index].name, man.aiming});
  if (man.panic) tokens.push_back({"panicking", "panics"});
  if (man.netted) tokens.push_back({"netted", "caught in a net"});
  if (man.hanging()) tokens.push_back({"climbing", "hangs on a wall"});
  for (int i = 0; i < man.item_count; ++i) {
    const Item& carried = item(man.items[i]);
    if (carried.loads)
      tokens.push_back(man.loaded ? Token{"loaded", carried.name + " loaded"}
                                  : Token{"unloaded", carried.name + " not loaded"});
  }
  if (man.moved) tokens.push_back({"moved", "has moved"});
}

}  // namespace fyrd::nottingham
