// Ground, edges and people in the way.
#include "core/figures/walk.h"

namespace fyrd {

Obstruction obstruction(const Battle& b, const Tabletop& s, FigureId id, const Path& path, FigureSet bars,
                        FigureSet bodies) {
  using By = Obstruction::By;
  const Figure& mover = s[id];
  Point from = mover.at;
  for (Point to : path.all()) {
    const Shape base = b.base(mover, from);
    if (const auto step = b.ground.step(base, from, to); !step.free)
      return {step.piece < 0 ? By::edge : By::ground, step.piece};
    for (FigureId other : bars) {
      if (!sweep(base, from, to, b.base(s[other])).free) return {By::figure, -1, other};
    }
    from = to;
  }
  const Shape there = b.base(mover, from);
  for (FigureId other : bodies) {
    if (overlap(there, b.base(s[other]))) return {By::no_room, -1, other};
  }
  return {};
}

Refusal refusal(const Battle& b, const Obstruction& o, const char* rule) {
  using By = Obstruction::By;
  switch (o.by) {
    case By::nothing: break;
    case By::edge: return {"off_table", "That way leads over the edge of the table.", rule};
    case By::ground:
      return {"blocked", "That way runs into " + b.ground.pieces()[static_cast<std::size_t>(o.piece)].name + ".", rule};
    case By::figure: return {"in_the_way", b[o.figure].name + " stands in the way.", rule};
    case By::no_room:
      return {"no_room", "There is no room there: " + b[o.figure].name + " stands in that place.", rule};
  }
  return {};
}

void walk(const Battle& b, Tabletop& s, FigureId id, const Path& path) {
  if (path.empty()) return;
  Figure& mover = s[id];
  const Point before = path.before_end(mover.at);
  mover.facing = bearing(path.end() - before);
  mover.at = path.end();
  mover.elevation = b.ground.elevation(mover.at);
}

namespace {

// Takes back a leg to where something first stops it: the ground, then figures in roster order; whether anything did.
bool shorten(const Battle& b, const Tabletop& s, const Shape& base, Point from, FigureSet bars, Leg& leg) {
  bool any = false;
  if (const auto step = b.ground.step(base, from, leg.to); !step.free) {
    any = leg.stopped = true;
    leg.to = step.until, leg.figure = nobody;
    leg.edge = step.piece < 0;
    if (!leg.edge) leg.by = b.ground.pieces()[static_cast<std::size_t>(step.piece)].solid.shape;
  }
  const Length reach = bound(base).radius;
  for (FigureId id : bars) {
    const Shape other = b.base(s[id]);
    if (!crosses(Disc{s[id].at, bound(other).radius + reach}, from, leg.to)) continue;
    const Sweep to = sweep(base, from, leg.to, other);
    if (to.free) continue;
    any = leg.stopped = true;
    leg.to = to.until, leg.figure = id;
    leg.edge = false;
    leg.by = other;
  }
  return any;
}

}  // namespace

Leg leg(const Battle& b, const Tabletop& s, FigureId id, Point from, Point to, FigureSet bars) {
  Leg leg{to};
  const Shape base = b.base(s[id], from);
  // Whole points lie beside the line, so that the way to where one thing stops him may graze another.
  for (int tries = 0; leg.to != from && shorten(b, s, base, from, bars, leg); ++tries) {
    if (tries == 4) leg.to = from;
  }
  return leg;
}

bool free_place(const Battle& b, const Tabletop& s, FigureId id, Point at) {
  const Shape base = b.base(s[id], at);
  if (!b.ground.can_stand(base)) return false;
  for (FigureId other : others(s, id)) {
    if (overlap(base, b.base(s[other]))) return false;
  }
  return true;
}

Point entered(const Shape& shape, Point from, const Path& path) {
  Point in = from;
  for (Point to : path.all()) {
    if (const auto on = inside(shape, from, to); on && (on->from.units > 0 || !contains(shape, from)))
      in = toward(from, to, on->from);
    from = to;
  }
  return in;
}

}  // namespace fyrd
