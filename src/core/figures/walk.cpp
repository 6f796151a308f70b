// Ground, edges and people in the way.
#include "core/figures/walk.h"

namespace fyrd {

namespace {

// Whether a base on its way could touch another; for round ones, which most are, that takes a few steps.
bool may_meet(Here here, const Shape& base, FigureId other, Point from, Point to) {
  const Shape& theirs = here.b.bases[here[other].base];
  return base.count > 1 || theirs.count > 1 || crosses(Disc{here[other].at, base.radius + theirs.radius}, from, to);
}

}  // namespace

WhyNot obstruction(Here here, FigureId id, const Path& path, FigureSet bars, FigureSet bodies) {
  const Figure& mover = here[id];
  const Ground& ground = here.b.ground;
  Point from = mover.at;
  for (Point to : path.all()) {
    const Shape base = here.b.base(mover, from);
    if (const auto step = ground.step(base, from, to); !step.free) {
      if (step.piece < 0) return {&barred::by_edge, id};
      return {.reason = &barred::by_ground, .by = id, .thing = ground.pieces()[step.piece].name.c_str()};
    }
    for (FigureId other : bars) {
      if (may_meet(here, base, other, from, to) && !sweep(base, from, to, here.base(other)).free)
        return {&barred::by_figure, id, other};
    }
    from = to;
  }
  const Shape there = here.b.base(mover, from);
  for (FigureId other : bodies) {
    if (may_meet(here, there, other, from, from) && overlap(there, here.base(other)))
      return {&barred::no_room, id, other};
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
bool shorten(Here here, const Shape& base, Point from, FigureSet bars, Leg& leg) {
  bool any = false;
  if (const auto step = here.b.ground.step(base, from, leg.to); !step.free) {
    any = leg.stopped = true;
    leg.to = step.until, leg.figure = nobody;
    leg.edge = step.piece < 0;
    if (!leg.edge) leg.by = here.b.ground.pieces()[step.piece].solid.shape;
  }
  const Length reach = bound(base).radius;
  for (FigureId id : bars) {
    const Shape other = here.base(id);
    if (!crosses(Disc{here[id].at, bound(other).radius + reach}, from, leg.to)) continue;
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

Leg leg(Here here, FigureId id, Point from, Point to, FigureSet bars) {
  Leg leg{to};
  const Shape base = here.b.base(here[id], from);
  // Whole points lie beside the line, so that the way to where one thing stops him may graze another.
  for (int tries = 0; leg.to != from && shorten(here, base, from, bars, leg); ++tries) {
    if (tries == 4) leg.to = from;
  }
  return leg;
}

bool free_place(Here here, FigureId id, Point at) {
  const Shape base = here.b.base(here[id], at);
  if (!here.b.ground.can_stand(base)) return false;
  for (FigureId other : others(here.s, id)) {
    if (overlap(base, here.base(other))) return false;
  }
  return true;
}

std::optional<Point> comes_to(Here here, FigureId by, FigureId at, Length goes, Length reaches) {
  const Length way = nearest(here.base(by), here.base(at)).gap - reaches;
  if (way > goes) return {};
  return way.units <= 0 ? here[by].at : toward(here[by].at, here[at].at, way);
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
