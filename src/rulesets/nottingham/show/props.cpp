// What stands and lies about besides people and ground, for views and pictures.
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/door.h"
#include "rulesets/nottingham/table/machine.h"
#include "rulesets/nottingham/table/thing.h"
#include "rulesets/nottingham/table/trap.h"

namespace fyrd::nottingham {

namespace {

std::string kind_of(const NottinghamBattle& b, const Thing& thing) {
  switch (thing.kind) {
    case ThingKind::gone: break;
    case ThingKind::item: return "item";
    case ThingKind::horse: return "horse";
    case ThingKind::heavy: return heavy_kind(b, thing).id;
    case ThingKind::pig: return "pig";
    case ThingKind::trunk: return "trunk";
  }
  return "";
}

}  // namespace

std::vector<Prop> NottinghamBattle::props(const Tabletop& table, Side eyes) const {
  const State& s = state(table);
  std::vector<Prop> all;
  const auto add = [&](const char* group, std::size_t i, std::string kind, std::string name, Prism solid,
                       Angle facing) {
    all.push_back({std::string(group) + "-" + std::to_string(i + 1), std::move(kind), std::move(name), solid, facing});
  };
  for (std::size_t i = 0; i < doors.size(); ++i) {
    const std::string what = doors[i].shutter ? "shutter" : "door";
    const int smash = doors[i].smash;  // NOT-211 how strong it is
    const std::string strength = smash == 0 ? "" : (smash > 0 ? ", +" : ", ") + std::to_string(smash) + " to smash";
    add("door", i, what + (stands_open(s.doors[i]) ? "-open" : "-shut"), doors[i].name + strength, doors[i].leaf, {});
  }
  for (std::size_t i = 0; i < s.things.size(); ++i) {
    const Thing& thing = s.things[i];
    if (thing.kind == ThingKind::gone) continue;
    add("thing", i, kind_of(*this, thing), thing_name(*this, thing),
        {base_of(*this, thing), thing.height, thing.height + numbers.waist}, thing.facing);
  }
  for (std::size_t i = 0; i < s.machines.size(); ++i) {
    const Machine& m = s.machines[i];
    if (m.kind != MachineKind::none && m.placed)
      add("machine", i, "machine", machine_name(m.kind), {base_of(*this, m), {}, inches(1)}, m.facing);
  }
  for (std::size_t i = 0; i < s.traps.size(); ++i) {
    const Trap& trap = s.traps[i];
    if (!trap_known_to(s, trap, eyes)) continue;  // NOT-X30
    const bool pit = trap.kind == TrapKind::pit;
    const Length width = pit ? numbers.pit_width : inches(1);
    add("trap", i, pit ? "pit" : "net", pit ? "a pit" : "a net", {disc(trap.at, width / 2), {}, {}}, {});
  }
  int room = -1;
  for (std::size_t i = 0; i < ground.pieces().size(); ++i) {
    const Piece& piece = ground.pieces()[i];
    if (!trait(piece).room || ++room >= max_rooms || !s.burning[room]) continue;
    add("fire", room, "fire", "fire in " + piece.name, piece.solid, {});
  }
  return all;
}

}  // namespace fyrd::nottingham
