// Straight ways of things that do not walk.
#include "rulesets/nottingham/slide.h"

#include "rulesets/nottingham/obstacle.h"

namespace fyrd::nottingham {

namespace {

bool is(const Obstacle& o, int thing) {
  return thing >= 0 && o.index == thing && (o.kind == Obstacle::Kind::beast || o.kind == Obstacle::Kind::thing);
}

}  // namespace

Point slide(const NottinghamBattle& b, const State& s, const Shape& base, Point from, Point to, const Slider& who) {
  const Heights band{who.feet + b.numbers.step, who.feet + who.tall};  // even what could be stepped over stops it
  Point end = to;
  if (const Ground::Step step = b.ground.step(base, from, to, band); !step.free) end = step.until;
  const Extent near = extent(from, end).grown(bound(base).radius.units + units_per_inch);
  any_obstacle(b, s, who.figure, near, [&](const Obstacle& o) {
    if (is(o, who.thing) || !in_way(b, o, who.feet, who.tall)) return false;
    if (const Sweep way = sweep(base, from, end, o.solid.shape); !way.free) end = way.until;
    return false;
  });
  return end;
}

bool room_for(const NottinghamBattle& b, const State& s, const Thing& thing, int itself) {
  const Shape base = base_of(b, thing);
  if (!b.ground.on_table(base)) return false;
  const Heights band{thing.height + b.numbers.step, thing.height + b.numbers.heavy_height};
  const bool walled = b.ground.any(extent(base), [&](int i) {
    const Piece& piece = b.ground.pieces()[static_cast<std::size_t>(i)];
    return piece.impassable && band.meets(piece.solid) && overlap(base, piece.solid.shape);
  });
  return !walled && !any_obstacle(b, s, nobody, extent(base), [&](const Obstacle& o) {
    return !is(o, itself) && in_way(b, o, thing.height, b.numbers.heavy_height) && overlap(base, o.solid.shape);
  });
}

Point nearest_room_for(const NottinghamBattle& b, const State& s, Thing thing, Point wish) {
  thing.at = wish;
  if (room_for(b, s, thing)) return wish;
  for (int ring = 1; ring <= 48; ++ring) {  // a quarter of an inch at a time
    for (int ray = 0; ray < 24; ++ray) {
      thing.at = wish + along(degrees(15 * ray), inches(ring) / 4);
      if (room_for(b, s, thing)) return thing.at;
    }
  }
  return wish;
}

}  // namespace fyrd::nottingham
