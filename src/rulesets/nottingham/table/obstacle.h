// What takes up room on the table and is no ground: people, bodies, horses, things, doors and machines, for ways,
// tosses and sight alike (NOT-150, NOT-153, NOT-A64, A68, A89, NOT-X40).
#pragma once

#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/door.h"
#include "rulesets/nottingham/table/sight.h"
#include "rulesets/nottingham/table/thing.h"

namespace fyrd::nottingham {

struct Obstacle {
  enum class Kind : std::uint8_t { figure, body, beast, thing, door, window, machine } kind = Kind::figure;
  std::uint8_t index = 0;  // of the figure, thing, door or machine
  Prism solid;             // bases, not bodies

  // NOT-150, NOT-A64, A68 lying bodies and heavy things are crossed; nobody passes the others.
  bool low() const { return kind == Kind::body || kind == Kind::thing; }
  bool is_thing(int thing) const { return index == thing && (kind == Kind::beast || kind == Kind::thing); }
  FigureId figure() const { return kind == Kind::figure || kind == Kind::body ? FigureId{index} : nobody; }
};

// Whether it is in the way of somebody who is so tall, with his feet at a height.
inline bool in_way(const NottinghamBattle& b, const Obstacle& o, Length feet, Length tall) {
  if (o.solid.bottom >= feet + tall) return false;
  const bool hard =
      o.kind == Obstacle::Kind::door || o.kind == Obstacle::Kind::window || o.kind == Obstacle::Kind::machine;
  return o.solid.top > (hard ? feet + b.numbers.waist : feet);  // NOT-A69
}

// Asks about everything near the extent but one figure, in a fixed order, until an answer is true; says whether one
// was. Windows are listed open or closed: a way through them is an action of its own (NOT-154).
template <class Ask>
bool any_obstacle(Here here, FigureId but, const Extent& near, Ask&& ask) {
  const auto& [b, s] = here;
  using Kind = Obstacle::Kind;
  const auto beside = [&](Point at, Length room) {
    return !near.meets({at.x - room.units, at.y - room.units, at.x + room.units, at.y + room.units});
  };
  const Length body_room = max(b.numbers.body_length, b.numbers.mounted_base);
  for (FigureId id : everyone(s)) {
    const Figure& f = s[id];
    if (id == but || f.pose == Pose::away || beside(f.at, body_room)) continue;
    const Obstacle o{f.pose == Pose::standing ? Kind::figure : Kind::body,
                     id.index,
                     {base_of(here, id), f.elevation, f.elevation + body_height(here, id)}};
    if (ask(o)) return true;
  }
  for (int i = 0; i < max_things; ++i) {
    const Thing& t = s.things[i];
    if (t.kind == ThingKind::gone || t.kind == ThingKind::item) continue;
    if (beside(t.at, t.kind == ThingKind::trunk ? b.numbers.trunk_length : b.numbers.mounted_base)) continue;
    const bool beast = t.kind == ThingKind::horse || t.kind == ThingKind::pig;
    const Length high = t.kind == ThingKind::horse   ? b.numbers.horse_height
                        : t.kind == ThingKind::pig   ? b.numbers.pig_height
                        : t.kind == ThingKind::heavy ? heavy_kind(b, t).height
                                                     : b.numbers.trunk_height;
    if (ask(Obstacle{beast ? Kind::beast : Kind::thing,
                     static_cast<std::uint8_t>(i),
                     {base_of(b, t), t.height, t.height + high}}))
      return true;
  }
  for (std::size_t i = 0; i < b.doors.size(); ++i) {
    const Door& door = b.doors[i];
    if ((stands_open(s.doors[i]) && !door.shutter) || !near.meets(extent(door.leaf.shape))) continue;
    if (ask(Obstacle{door.shutter ? Kind::window : Kind::door, static_cast<std::uint8_t>(i), door.leaf})) return true;
  }
  for (int i = 0; i < max_machines; ++i) {
    const Machine& m = s.machines[i];
    if (m.kind == MachineKind::none || !m.placed || m.smashed || beside(m.at, b.numbers.trebuchet_side)) continue;
    const Length ground = b.ground.elevation(m.at);
    if (ask(Obstacle{
            Kind::machine, static_cast<std::uint8_t>(i), {base_of(b, m), ground, ground + b.numbers.machine_height}}))
      return true;
  }
  return false;
}

}  // namespace fyrd::nottingham
