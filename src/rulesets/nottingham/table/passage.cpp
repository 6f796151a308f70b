// What fills the room that a body sweeps.
#include "rulesets/nottingham/table/passage.h"

#include <algorithm>

#include "rulesets/nottingham/table/obstacle.h"

namespace fyrd::nottingham {

namespace {

// Below the table there are only pits, and their sides are walls.
bool leaves_pit(Here here, const Passage& way) {
  const auto& [b, s] = here;
  if (way.low >= -b.numbers.waist) return false;
  const auto holds = [&](const Shape& pit) { return contains(pit, way.from) && contains(pit, way.to); };
  const bool in_one = b.ground.any(extent(way.from, way.from), [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
    return b.trait(piece).pit && holds(piece.solid.shape);
  });
  return !in_one && std::none_of(s.traps.begin(), s.traps.end(), [&](const Trap& t) {
    return t.kind == TrapKind::pit && t.sprung && holds(disc(t.at, b.numbers.pit_width / 2));
  });
}

}  // namespace

Met meets(Here here, FigureId id, const Size& size, const Passage& way) {
  const auto& [b, s] = here;
  const Shape base = disc(way.from, size.radius);
  const bool upright = way.from == way.to;
  const Heights body{way.low + b.numbers.waist, way.high + size.tall};  // NOT-A69
  const auto runs_into = [&](const Shape& shape) {
    return upright ? overlap(base, shape) : !sweep(base, way.from, way.to, shape).free;
  };
  const Extent near = extent(way.from, way.to).grown(size.radius.units);
  Met out;
  const bool walled = leaves_pit(here, way) || b.ground.any(near, [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
    out.piece = i;
    if (piece.impassable) return body.meets(piece.solid) && runs_into(piece.solid.shape);
    if (!(piece.floor || piece.ramp)) return false;
    // Ground without walls, a bank or a bridge, is under or over whoever's centre is above or below it.
    Point in = way.from, out_of = way.to;
    if (upright) {
      if (!contains(piece.solid.shape, in)) return false;
    } else {
      const auto on = inside(piece.solid.shape, way.from, way.to);
      if (!on) return false;
      in = toward(way.from, way.to, on->from), out_of = toward(way.from, way.to, on->to);
    }
    const Length top = max(top_at(piece, in), top_at(piece, out_of));
    return body.meets({piece.solid.shape, piece.solid.bottom, top});
  });
  if (walled) {
    out.any = true;
    return out;
  }
  out.piece = -1;
  out.any = any_obstacle(here, id, near, [&](const Obstacle& o) {
    const bool person = o.kind == Obstacle::Kind::figure || o.kind == Obstacle::Kind::beast;
    if (o.low() || (person && way.past_people) || !in_way(b, o, way.low, size.tall + way.high - way.low) ||
        !runs_into(o.solid.shape))
      return false;
    out.figure = o.figure();
    out.person = person;
    return true;
  });
  return out;
}

}  // namespace fyrd::nottingham
