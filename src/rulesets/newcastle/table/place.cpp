// Gaps, arcs and lines (NEW-021, NEW-023, NEW-044, NEW-054, NEW-A33, NEW-A40, NEW-A43, NEW-A44, NEW-A48).
#include "rulesets/newcastle/table/place.h"

#include <algorithm>

#include "core/figures/walk.h"
#include "core/table/sight.h"

namespace fyrd::newcastle {

Length gap(Here here, FigureId a, FigureId b) {
  return distance(here[a].at, here[b].at) - here.b.radius(here[a]) - here.b.radius(here[b]);
}

Length reach(Here here, FigureId id) { return max(held(here, id).weapon.reach, touching); }

bool sees(const NewcastleBattle& b, Point from, Point to) {
  return clear_line(b.ground, {}, {from, b.ground.elevation(from) + b.eye_height},
                    {to, b.ground.elevation(to) + b.eye_height});
}

namespace {

bool near(Here here, FigureId by, Point from, FigureId at, Length reach) {
  return within(Disc{from, here.b.radius(here[by])}, here.disc(at), reach) &&
         sees(here.b, from, here[at].at);  // NEW-023 nor strikes through it
}

}  // namespace

bool reaches(Here here, FigureId by, FigureId at) {
  return here.man(by).closed.has(at) || near(here, by, here[by].at, at, reach(here, by));
}

bool meets(Here here, FigureId id, Point from, FigureId enemy) {
  return near(here, id, from, enemy, max(reach(here, id), reach(here, enemy)));  // NEW-A40 either is enough
}

bool in_melee_with(Here here, FigureId id, FigureId enemy) {
  return here.man(id).closed.has(enemy) || meets(here, id, here[id].at, enemy);
}

bool in_melee(Here here, FigureId id) {
  for (FigureId e : enemies(here, id)) {
    if (in_melee_with(here, id, e)) return true;
  }
  return false;
}

FigureSet foes_at(Here here, FigureId id, Point from) {
  FigureSet foes;
  for (FigureId e : enemies(here, id)) {
    if (meets(here, id, from, e)) foes.add(e);
  }
  return foes;
}

bool shielded(Here here, FigureId target, FigureId from) {
  // NEW-044 the half he faces; NEW-A48 exactly sideways is covered
  return here.b.fighter(target).shield > 0 && in_front_half(here[target].at, here[target].facing, here[from].at);
}

bool crosses_difficult(Here here, FigureId id, const Path& path) {
  const auto& [b, s] = here;
  Point from = s[id].at;
  for (Point to : path.all()) {
    const Shape swept = capsule(from, to, b.radius(s[id]));
    const auto slows = [&](int i) {
      const Piece& piece = b.ground.pieces()[i];
      return b.trait(piece).difficult && overlap(swept, piece.solid.shape);
    };
    if (b.ground.any(extent(swept), slows)) return true;  // NEW-A44 any part of the way
    from = to;
  }
  return false;
}

bool on_difficult(Here here, FigureId id) { return crosses_difficult(here, id, straight(here[id].at)); }

Tally pace(const Numbers& n, int move, Going going, FigureId id) {
  Tally rate(id, "moves", Tally::Is::number);
  rate.add("NEW-020", "move", move);
  if (going.wounds > 0) rate.add("NEW-060", "wounded", -n.slower * going.wounds);
  if (going.formed) rate.add("NEW-022", "formed group", -n.formed);
  if (going.difficult && !going.mounted) rate.add("NEW-021", "difficult ground", -n.difficult);
  if (going.difficult && going.mounted) rate.add("NEW-X03", "difficult ground", -n.riders_difficult);
  if (rate.total() < n.slowest) rate.add("NEW-A43", "never slower", n.slowest - rate.total());
  return rate;
}

Tally rate_tally(Here here, FigureId id, bool formed, bool difficult) {
  const Fighter& f = here.b.fighter(id);
  return pace(here.b.numbers, f.move, {here.man(id).wounds, formed, difficult, f.rides()}, id);
}

Length rate(Here here, FigureId id, bool formed, bool difficult) {
  return inches(rate_tally(here, id, formed, difficult).total());
}

Vec room(Here here, FigureId id, Vec way) {
  const Point from = here[id].at;
  return leg(here, id, from, from + way, others(here.s, id)).to - from;
}

void put(const NewcastleBattle& b, State& s, FigureId id, Point at) {
  s[id].at = at;
  s[id].elevation = b.ground.elevation(at);
}

}  // namespace fyrd::newcastle
