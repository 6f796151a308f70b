// Ground, edges and people in the way of a path (MER-S-A13).
#include "rulesets/merlin/walk.h"

namespace fyrd::merlin {

Obstruction obstruction(const MerlinBattle& b, const Tabletop& s, FigureId id, const Path& path) {
  using By = Obstruction::By;
  const Figure& mover = s[id];
  Point from = mover.at;
  for (Point to : path.all()) {
    const Shape base = b.base(mover, from);
    if (const auto step = b.ground.step(base, from, to); !step.free)
      return {step.piece < 0 ? By::edge : By::ground, step.piece};
    for (FigureId other : everyone(s)) {  // MER-S-A13 nobody moves through an enemy
      if (enemies(s, id, other) && s[other].in_play() && !sweep(base, from, to, b.base(s[other])).free)
        return {By::enemy, -1, other};
    }
    from = to;
  }
  const Disc there{from, b.radius(mover)};
  for (FigureId other : everyone(s)) {  // MER-S-A13 friends may be passed but not stood on
    if (other != id && s[other].in_play() && overlap(there, b.disc_of(s[other]))) return {By::friends, -1, other};
  }
  return {};
}

Refusal obstruction_refusal(const MerlinBattle& b, Obstruction o) {
  using By = Obstruction::By;
  switch (o.by) {
    case By::nothing: break;
    case By::edge: return {"off_table", "That way leads over the edge of the table.", "MER-S-A13"};
    case By::ground:
      return {"blocked", "That way runs into " + b.ground.pieces()[static_cast<std::size_t>(o.piece)].name + ".", "MER-S-A13"};
    case By::enemy: return {"enemy_in_the_way", b[o.figure].name + " stands in the way.", "MER-S-A13"};
    case By::friends: return {"no_room", "There is no room there: " + b[o.figure].name + " stands in that place.", "MER-S-A13"};
  }
  return {};
}

Point entered(const Shape& shape, Point from, const Path& path) {
  Point in = from;
  for (Point to : path.all()) {
    if (const auto on = inside(shape, from, to); on && (on->from.units > 0 || !contains(shape, from))) in = toward(from, to, on->from);
    from = to;
  }
  return in;
}

void walk(const MerlinBattle& b, Tabletop& s, FigureId id, const Path& path) {
  if (path.count == 0) return;
  Figure& mover = s[id];
  const Point before = path.count > 1 ? path.points[path.count - 2] : mover.at;
  mover.facing = bearing(path.end() - before);
  mover.at = path.end();
  mover.elevation = b.ground.elevation(mover.at);
}

}  // namespace fyrd::merlin
