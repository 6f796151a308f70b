// What anybody may know of a battle.
#include "core/events/agree.h"
#include "core/play/facts.h"
#include "rulesets/nottingham/plots/plot.h"
#include "rulesets/nottingham/turn/hatred.h"
#include "rulesets/nottingham/turn/rout.h"

namespace fyrd::nottingham {

void NottinghamBattle::fingerprint(const State& s, Hash& h) const {
  h.all(s.phase, s.last, s.attacker, s.idle, s.done, s.any_activation, s.unbarred);
  for (std::uint8_t i = 0; i < s.side_count; ++i) {
    const Band& band = s.bands[i];
    h.all(band.free, band.starting, band.owed, band.score, band.zone, band.passed, band.horn, band.routed, band.leaves);
  }
  for (FigureId id : everyone(s)) {
    const Man& man = s.man(id);
    for (int i = 0; i < man.item_count; ++i) h.add(man.items[i].index);
    h.all(man.item_count, man.right, man.left, man.plain, man.aiming, man.panic, man.aims_at, man.hated, man.felled_by,
          man.felled);
    // The first place is empty, and stays so that recorded battles keep their hashes.
    h.all(std::uint8_t{}, man.began, man.began_height, man.face, man.mounted, man.loaded, man.netted, man.prized,
          man.activated, man.moved);
    h.all(man.moved_now, man.bereft, man.lost_hatred, man.deployed);
  }
  for (const Thing& thing : s.things) {
    if (thing.kind == ThingKind::gone) continue;
    h.all(thing.kind, thing.item.index, thing.what, thing.flag, thing.at, thing.height, thing.facing);
  }
  for (std::size_t i = 0; i < doors.size(); ++i) h.add(s.doors[i]);
  for (const Trap& trap : s.traps) {
    if (trap.kind != TrapKind::none) h.all(trap.kind, trap.side, trap.revealed, trap.sprung, trap.at);
  }
  for (const Machine& machine : s.machines) {
    if (machine.kind != MachineKind::none)
      h.all(machine.kind, machine.side, machine.loads, machine.smashed, machine.placed, machine.at, machine.facing);
  }
  for (const std::uint8_t chop : s.chops) h.add(chop);
  for (const bool burns : s.burning) h.add(burns);
  if (hero_fells()) h.add(s.last_hero);
}

std::span<const TurnPart> NottinghamBattle::parts() const {
  static constexpr TurnPart all[] = {
      {"roles", "Who attacks and who defends.", true},
      {"traps", "Traps are laid in secret.", true},
      {"deployment", "The bands take their places.", true},
      {"hatred", "Some name whom they hate.", true},
      {"contest", "One of each band is named, dice are set against dice, and the higher acts first."},
      {"events", "What floats drifts, and the story goes on."},
      {"panic", "Those with bound dice near their fallen test their nerve; who fails runs."},
      {"end of turn", "Has anybody won? Dice come back, and bands that have lost too many rout."},
  };
  return all;
}

std::size_t NottinghamBattle::part(const Tabletop& table) const {
  switch (state(table).phase) {
    case Phase::roles: return 0;
    case Phase::traps: return 1;
    case Phase::deploy: return 2;
    case Phase::hatred: return 3;
    case Phase::contest: return 4;
    case Phase::drift:
    case Phase::events: return 5;
    case Phase::panic:
    case Phase::flight: return 6;
    case Phase::judge:
    case Phase::dice:
    case Phase::rout: return 7;
  }
  return 0;
}

std::string NottinghamBattle::wins() const {
  return std::string(plot_rules(plot).wins) +
         "A band routs when all of it are out of action or panic; the last one wins.";
}

std::string NottinghamBattle::verdict(const Tabletop& table) const {
  const State& s = state(table);
  const auto name = [&](Side side) { return side.none() ? std::string("Nobody") : parties[side.index].name; };
  switch (s.verdict) {
    case no_verdict: return "";
    case enemy_routed: return does(name(s.winner), "holds") + " the field: the others have routed.";
    case all_routed: return "Everybody has routed: a draw.";
    case last_turn: return "After turn " + std::to_string(numbers.turns) + " the light fails: a draw.";
    case nobody_acts: return "Nobody acts any more: a draw.";
    default: return plot_verdict({*this, s});
  }
}

void NottinghamBattle::describe(const Tabletop& table, FigureId id, Facts& facts) const {
  const State& s = state(table);
  const Warrior& w = warrior(id);
  const Man& man = s.man(id);
  facts.add("initiative", w.profile.initiative);
  facts.add("melee", w.profile.melee);
  facts.add("ranged", w.profile.ranged);
  if (const std::string learned = skill_names(armoury, w.skills, w.trained, w.hates, w.balance); !learned.empty())
    facts.add("skills", learned, "can:");
  std::string carried;
  for (int i = 0; i < man.item_count; ++i) carried += (carried.empty() ? "" : ", ") + item(man.items[i]).name;
  if (!carried.empty()) facts.add("gear", carried, "with");
  if (!man.in_right().none()) facts.add("right_hand", item(man.in_right()).name, "right hand:");
  if (!man.in_left().none() && !man.two_handed()) facts.add("left_hand", item(man.in_left()).name, "left hand:");
  facts.add("bound_dice", man.bound());
  if (man.aiming > 0 && s[man.aims_at].in_play()) facts.add("aims_at", members[man.aims_at.index].name);
  facts.flag("panic", man.panic, "panicking");
  facts.flag("mounted", man.mounted);
  facts.flag("hanging", man.hanging());
  facts.flag("netted", man.netted);
  facts.flag("activated", man.activated, "has acted");
  facts.flag("moved", man.moved, "has moved");
  for (int i = 0; i < man.item_count; ++i) {
    if (item(man.items[i]).loads) facts.add("loaded", man.loaded);
  }
  if (has(id, Skill::hatred) && !man.lost_hatred) {  // NOT-133
    const bool classes = hates_classes({*this, s}, id);
    if (classes || !man.hated.none())
      facts.add("hates", classes ? class_names(armoury, w.hates) : members[man.hated.index].name);
  }
  if (man.felled > 0) facts.add("felled", man.felled, "felled:");
}

void NottinghamBattle::describe(const Tabletop& table, Side side, Facts& facts) const {
  const State& s = state(table);
  const Band& band = s.band(side);
  int standing = 0;
  for (FigureId id : everyone(s)) standing += s[id].side == side && s[id].in_play();
  facts.add("in_play", standing, "on the field", enrolled(s, side));
  facts.add("free_dice", band.free, nullptr, band.starting);
  facts.add("starting_dice", band.starting, untold);
  facts.flag("passed", band.passed, "has passed");
  facts.flag("horn", band.horn);
  facts.flag("leaves", band.leaves && !band.routed, "has given up");
  facts.flag("routed", band.routed, "running");
  if (band.score > 0) facts.add("score", band.score);
  facts.flag("attacker", s.attacker == side, "attacks");
}

}  // namespace fyrd::nottingham
