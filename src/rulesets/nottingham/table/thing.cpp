// Names of things, and where there is room to put them.
#include "rulesets/nottingham/table/thing.h"

#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/obstacle.h"

namespace fyrd::nottingham {

std::string thing_name(const NottinghamBattle& b, const Thing& thing) {
  switch (thing.kind) {
    case ThingKind::gone: break;
    case ThingKind::item: {
      const std::string& name = b.item(thing.item).name;
      return (std::string_view("aeiou").find(name.empty() ? 'x' : static_cast<char>(name[0] | 32)) !=
                      std::string_view::npos
                  ? "an "
                  : "a ") +
             name;
    }
    case ThingKind::horse: return "a horse";
    case ThingKind::heavy: return heavy_kind(b, thing).name;
    case ThingKind::pig: return "Gingerbread";
    case ThingKind::trunk: return "a felled pine";
  }
  return "nothing";
}

bool room_for(Here here, const Thing& thing, int itself) {
  const auto& [b, s] = here;
  const Shape base = base_of(b, thing);
  if (!b.ground.on_table(base)) return false;
  const Heights band{thing.height + b.numbers.step, thing.height + b.numbers.heavy_height};
  const bool walled = b.ground.any(extent(base), [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
    return piece.impassable && band.meets(piece.solid) && overlap(base, piece.solid.shape);
  });
  return !walled && !any_obstacle(here, nobody, extent(base), [&](const Obstacle& o) {
    return !o.is_thing(itself) && in_way(b, o, thing.height, b.numbers.heavy_height) && overlap(base, o.solid.shape);
  });
}

Point nearest_room_for(Here here, Thing thing, Point wish) {
  thing.at = wish;
  if (room_for(here, thing)) return wish;
  for (int ring = 1; ring <= 48; ++ring) {  // a quarter of an inch at a time
    for (int ray = 0; ray < 24; ++ray) {
      thing.at = wish + along(degrees(15 * ray), inches(ring) / 4);
      if (room_for(here, thing)) return thing.at;
    }
  }
  return wish;
}

}  // namespace fyrd::nottingham
