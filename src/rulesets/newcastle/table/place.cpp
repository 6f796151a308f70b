// Gaps, arcs and lines (NEW-021, NEW-023, NEW-044, NEW-054, NEW-A33, NEW-A40, NEW-A43, NEW-A44, NEW-A48).
#include "rulesets/newcastle/table/place.h"

#include <algorithm>

#include "core/figures/walk.h"
#include "core/table/sight.h"

namespace fyrd::newcastle {

Length reach(const NewcastleBattle& b, const State& s, FigureId id) {
  return max(b.held(s, id).weapon.reach, touching);
}

bool sees(const NewcastleBattle& b, Point from, Point to) {
  return clear_line(b.ground, {}, {from, b.ground.elevation(from) + b.eye_height},
                    {to, b.ground.elevation(to) + b.eye_height});
}

namespace {

bool near(const NewcastleBattle& b, const State& s, FigureId by, Point from, FigureId at, Length reach) {
  return within(Disc{from, b.radius(s[by])}, b.disc_of(s[at]), reach) &&
         sees(b, from, s[at].at);  // NEW-023 nor strikes through it
}

}  // namespace

bool reaches_from(const NewcastleBattle& b, const State& s, FigureId by, Point from, FigureId at) {
  return near(b, s, by, from, at, reach(b, s, by));
}

bool reaches(const NewcastleBattle& b, const State& s, FigureId by, FigureId at) {
  return s.man(by).closed.has(at) || reaches_from(b, s, by, s[by].at, at);
}

bool meets(const NewcastleBattle& b, const State& s, FigureId id, Point from, FigureId enemy) {
  return near(b, s, id, from, enemy, max(reach(b, s, id), reach(b, s, enemy)));  // NEW-A40 either is enough
}

bool in_melee_with(const NewcastleBattle& b, const State& s, FigureId id, FigureId enemy) {
  return s.man(id).closed.has(enemy) || meets(b, s, id, s[id].at, enemy);
}

bool in_melee(const NewcastleBattle& b, const State& s, FigureId id) {
  for (FigureId e : enemies({b, s}, id)) {
    if (in_melee_with(b, s, id, e)) return true;
  }
  return false;
}

FigureSet foes_at(const NewcastleBattle& b, const State& s, FigureId id, Point from) {
  FigureSet foes;
  for (FigureId e : enemies({b, s}, id)) {
    if (meets(b, s, id, from, e)) foes.add(e);
  }
  return foes;
}

bool shielded_from(const NewcastleBattle& b, const State& s, FigureId target, Point from) {
  // NEW-044 the half he faces; NEW-A48 exactly sideways is covered
  return b.fighter(target).shield > 0 && in_front_half(s[target].at, s[target].facing, from);
}

bool shielded(const NewcastleBattle& b, const State& s, FigureId target, FigureId from) {
  return shielded_from(b, s, target, s[from].at);
}

bool crosses_difficult(const NewcastleBattle& b, const Figure& f, Point from, const Path& path) {
  for (Point to : path.all()) {
    const Shape swept = capsule(from, to, b.radius(f));
    const auto slows = [&](int i) {
      const Piece& piece = b.ground.pieces()[static_cast<std::size_t>(i)];
      return b.trait(piece).difficult && overlap(swept, piece.solid.shape);
    };
    if (b.ground.any(extent(swept), slows)) return true;  // NEW-A44 any part of the way
    from = to;
  }
  return false;
}

bool on_difficult(const NewcastleBattle& b, const Figure& f) { return crosses_difficult(b, f, f.at, straight(f.at)); }

Tally pace(const Numbers& n, int move, Going going, FigureId id) {
  Tally rate(id, "moves");
  rate.add("NEW-020", "move", move);
  if (going.wounded) rate.add("NEW-060", "wounded", -n.slower);
  if (going.formed) rate.add("NEW-022", "formed group", -n.formed);
  if (going.difficult && !going.mounted) rate.add("NEW-021", "difficult ground", -n.difficult);
  if (going.difficult && going.mounted) rate.add("NEW-X03", "difficult ground", -n.riders_difficult);
  if (rate.total() < n.slowest) rate.add("NEW-A43", "never slower", n.slowest - rate.total());
  return rate;
}

Tally rate_tally(const NewcastleBattle& b, const State& s, FigureId id, bool formed, bool difficult) {
  const Fighter& f = b.fighter(id);
  return pace(b.numbers, f.move, {s.man(id).wounded, formed, difficult, f.mount != Mount::foot}, id);
}

Length rate(const NewcastleBattle& b, const State& s, FigureId id, bool formed, bool difficult) {
  return inches(rate_tally(b, s, id, formed, difficult).total());
}

Vec room(const NewcastleBattle& b, const State& s, FigureId id, Vec way) {
  const Point from = s[id].at;
  return leg({b, s}, id, from, from + way, others(s, id)).to - from;
}

void put(const NewcastleBattle& b, State& s, FigureId id, Point at) {
  s[id].at = at;
  s[id].elevation = b.ground.elevation(at);
}

}  // namespace fyrd::newcastle
