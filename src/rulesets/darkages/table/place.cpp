// Contact, groups, ground and how fast a man is (DRK-001, DRK-002, DRK-A10, DRK-A14, DRK-A25, DRK-A40, DRK-A49,
// DRK-A51).
#include "rulesets/darkages/table/place.h"

#include <algorithm>

namespace fyrd::darkages {

Point place_at(const State& s, FigureId id, int tick) {
  const Trail& trail = s.man(id).trail;
  Point at = trail.from;
  for (int i = 0; i < tick; ++i)
    at = at + Vec{trail.steps[static_cast<std::size_t>(i)].x, trail.steps[static_cast<std::size_t>(i)].y};
  return at;
}

Tabletop moment(const DarkAgesBattle& b, const State& s, int tick) {
  Tabletop then = s;
  if (tick >= ticks) return then;
  for (FigureId id : everyone(s)) {
    if (!s.man(id).moved) continue;
    Figure& f = then[id];
    f.at = place_at(s, id, tick);
    f.elevation = b.ground.elevation(f.at);
    if (round_base(b, f)) continue;
    const Trail::Step& next = s.man(id).trail.steps[static_cast<std::size_t>(tick)];
    if (next.x != 0 || next.y != 0) f.facing = bearing({next.x, next.y});  // DRK-A51
  }
  return then;
}

bool round_base(const DarkAgesBattle& b, const Figure& f) { return b.bases[f.base].count == 1; }

Length half_depth(const DarkAgesBattle& b, const Figure& f) {
  return round_base(b, f) ? b.radius(f) : b.numbers.rider_depth / 2;
}

namespace {

// No part of a base is further from its middle.
Length reach_of(const DarkAgesBattle& b, const Figure& f) {
  return round_base(b, f) ? b.radius(f) : (b.numbers.rider_depth + b.numbers.rider_width) / 2;
}

bool within_gap(const DarkAgesBattle& b, const Figure& x, const Figure& y, Length most) {
  if ((x.at - y.at).squared() > (reach_of(b, x) + reach_of(b, y) + most).squared()) return false;
  if (round_base(b, x) && round_base(b, y)) return within(b.disc_of(x), b.disc_of(y), most);
  return within(b.base(x), b.base(y), most);
}

}  // namespace

bool touch(const DarkAgesBattle& b, const Figure& x, const Figure& y) { return within_gap(b, x, y, touching); }

Length gap(const DarkAgesBattle& b, const Figure& x, const Figure& y) {
  if (round_base(b, x) && round_base(b, y)) return max(distance(x.at, y.at) - b.radius(x) - b.radius(y), Length{});
  return nearest(b.base(x), b.base(y)).gap;
}

FigureSet touched_foes(const DarkAgesBattle& b, const Tabletop& t, FigureId id) {
  FigureSet set;
  for (FigureId foe : everyone(t)) {
    if (t[foe].in_play() && t[foe].side != t[id].side && touch(b, t[id], t[foe])) set.add(foe);
  }
  return set;
}

FigureSet touched_friends(const DarkAgesBattle& b, const Tabletop& t, FigureId id) {
  FigureSet set;
  for (FigureId mate : everyone(t)) {
    if (mate != id && t[mate].in_play() && t[mate].side == t[id].side && touch(b, t[id], t[mate])) set.add(mate);
  }
  return set;
}

FigureSet group_of(const DarkAgesBattle& b, const Tabletop& t, FigureId id) {
  FigureSet group, fresh;
  group.add(id), fresh.add(id);
  const FigureSet mates = in_play(t, t[id].side);
  while (!fresh.empty()) {
    const FigureId one = fresh.first();
    fresh.drop(one);
    for (FigureId mate : mates - group) {
      if (within_gap(b, t[one], t[mate], b.numbers.group_gap)) group.add(mate), fresh.add(mate);
    }
  }
  return group.size() >= b.numbers.group_least ? group : FigureSet{};
}

Going going(const DarkAgesBattle& b, const State& s, Mount mount, const Shape& base) {
  Going worst = Going::easy;
  b.ground.any(extent(base), [&](int i) {
    if (!b.slows[static_cast<std::size_t>(i)]) return false;
    const Going here = b.trait(s, i).going[static_cast<std::size_t>(mount)];
    if (here > worst && overlap(base, b.piece(i).solid.shape)) worst = here;
    return worst == Going::very_difficult;
  });
  return worst;
}

Shape base_at(const DarkAgesBattle& b, const Figure& f, Point at, Angle facing) {
  Figure there = f;
  there.facing = facing;
  return b.base(there, at);
}

Going going_between(const DarkAgesBattle& b, const State& s, FigureId id, Point from, Point to) {
  const Figure& f = s[id];
  const Mount mount = b.mount(s, id);
  if (round_base(b, f)) return going(b, s, mount, capsule(from, to, b.radius(f)));
  // A rider sweeps a strip as wide as his base, from its tail to its head.
  const Vec half = with_length(to - from, b.numbers.rider_depth / 2),
            side = with_length({half.y, -half.x}, b.numbers.rider_width / 2);
  const Point corners[] = {from - half - side, from - half + side, to + half + side, to + half - side};
  const auto strip = hull(corners);
  return strip ? going(b, s, mount, *strip) : going(b, s, mount, b.base(f, from));
}

Ground::Step step(const DarkAgesBattle& b, const State& s, const Shape& base, Point from, Point to) {
  Ground::Step way = b.ground.step(base, from, to);
  if (way.free) way.until = to;
  for (const int i : b.burnables) {
    if (!b.burning(s, i)) continue;
    const Sweep swept = sweep(base, from, way.until, b.piece(i).solid.shape);  // DRK-X08
    if (!swept.free) way = {false, swept.until, i};
  }
  return way;
}

namespace {

bool any_at(const DarkAgesBattle& b, const State& s, Point p, bool TerrainTrait::* trait) {
  return b.ground.any(Extent{p.x, p.y, p.x, p.y},
                      [&](int i) { return b.trait(s, i).*trait && contains(b.piece(i).solid.shape, p); });
}

}  // namespace

bool indoors(const DarkAgesBattle& b, const State& s, Point p) { return any_at(b, s, p, &TerrainTrait::indoors); }
bool raised(const DarkAgesBattle& b, const State& s, const Figure& f) {
  return any_at(b, s, f.at, &TerrainTrait::raised);
}

bool across_obstacle(const DarkAgesBattle& b, const State& s, Point from, Point to) {
  int pieces[8];
  const int count = b.ground.crossings(from, to, pieces);
  return std::any_of(pieces, pieces + count,
                     [&](int i) { return &b.trait(s, i) == &b.traits[b.piece(i).kind]; });  // not burnt
}

Length allowance(const DarkAgesBattle& b, const State& s, FigureId id) {
  const Fighter& f = b.fighter(id);
  switch (b.mount(s, id)) {  // DRK-001
    case Mount::cavalry: return b.numbers.cavalry;
    case Mount::mounted_foot: return b.numbers.mounted;
    case Mount::foot: break;
  }
  return f.armour > 0 || f.shield == Shield::large ? b.numbers.burdened : b.numbers.foot;  // DRK-A30 slung or not
}

void put(const DarkAgesBattle& b, State& s, FigureId id, Point at) {
  s[id].at = at;
  s[id].elevation = b.ground.elevation(at);
}

}  // namespace fyrd::darkages
