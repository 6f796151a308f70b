// Contact, groups and how fast a man is (DRK-001, DRK-A14, DRK-A34, DRK-A49, DRK-A51).
#include "rulesets/darkages/table/place.h"

#include <algorithm>
#include <cstdlib>

namespace fyrd::darkages {

Point place_at(const State& s, FigureId id, int tick) {
  const Trail& trail = s.man(id).trail;
  Point at = trail.from;
  for (int i = 0; i < tick; ++i) at = at + Vec{trail.steps[i].x, trail.steps[i].y};
  return at;
}

bool set_out(const Man& man, int tick) {
  const auto gone = [](const Trail::Step& step) { return step.x != 0 || step.y != 0; };
  return std::any_of(man.trail.steps.begin(), man.trail.steps.begin() + tick, gone);
}

Tabletop moment(Here here, int tick) {
  Tabletop then = here.s;
  if (tick >= ticks) return then;
  for (FigureId id : everyone(then)) {
    Figure& f = then[id];
    if (!set_out(here.man(id), tick)) f.facing = here.man(id).trail.facing;  // DRK-A51
    if (!here.man(id).moved) continue;
    f.at = place_at(here.s, id, tick);
    f.elevation = here.b.ground.elevation(f.at);
    if (round_base(here, id)) continue;
    const Trail::Step& next = here.man(id).trail.steps[tick];
    if (next.x != 0 || next.y != 0) f.facing = bearing({next.x, next.y});  // DRK-A51
  }
  return then;
}

Length half_depth(Then then, FigureId id) {
  return round_base(then, id) ? then.b.radius(then[id]) : then.b.numbers.rider_depth / 2;
}

Shape base_at(Then then, FigureId id, Point at, Angle facing) {
  Figure there = then[id];
  there.facing = facing;
  return then.b.base(there, at);
}

namespace {

// No part of a base is further from its middle.
Length reach_of(Then then, FigureId id) {
  const Numbers& n = then.b.numbers;
  return round_base(then, id) ? then.b.radius(then[id]) : (n.rider_depth + n.rider_width) / 2;
}

bool within_gap(Then then, FigureId x, FigureId y, Length most) {
  const Numbers& n = then.b.numbers;
  const Vec off = then[x].at - then[y].at;  // most pairs are further apart than any two bases reach
  const std::int32_t widest = (n.rider_depth + n.rider_width + n.foot_base + most).units;
  if (std::abs(off.x) > widest || std::abs(off.y) > widest) return false;
  if (round_base(then, x) && round_base(then, y)) return within(then.disc(x), then.disc(y), most);
  const Length far = reach_of(then, x) + reach_of(then, y) + most;
  return off.squared() <= far.squared() && within(then.base(x), then.base(y), most);
}

}  // namespace

bool touch(Then then, FigureId x, FigureId y) { return within_gap(then, x, y, touching); }

Length gap(Then then, FigureId x, FigureId y) {
  if (!round_base(then, x) || !round_base(then, y)) return nearest(then.base(x), then.base(y)).gap;
  return max(distance(then[x].at, then[y].at) - then.b.radius(then[x]) - then.b.radius(then[y]), Length{});
}

FigureSet touched_foes(Then then, FigureId id) {
  FigureSet set;
  const Figure& f = then[id];
  for (FigureId foe : everyone(then.s)) {  // asked more often than anything else
    if (then[foe].in_play() && then[foe].side != f.side && touch(then, id, foe)) set.add(foe);
  }
  return set;
}

FigureSet touched_friends(Then then, FigureId id) {
  FigureSet set;
  for (FigureId mate : in_play(then.s, then[id].side)) {
    if (mate != id && touch(then, id, mate)) set.add(mate);
  }
  return set;
}

FigureSet group_of(Then then, FigureId id) {
  const Numbers& n = then.b.numbers;
  const FigureSet group = body_of(id, in_play(then.s, then[id].side), [&](FigureId one, FigureId mate) {
    return within_gap(then, one, mate, n.group_gap);
  });
  return group.size() >= n.group_least ? group : FigureSet{};
}

Length foot_allowance(const DarkAgesBattle& b, FigureId id) {
  return b.fighter(id).burdened() ? b.numbers.burdened : b.numbers.foot;  // DRK-A30 slung or not
}

Length allowance(Here here, FigureId id) {
  switch (mount(here, id)) {  // DRK-001
    case Mount::cavalry: return here.b.numbers.cavalry;
    case Mount::mounted_foot: return here.b.numbers.mounted;
    case Mount::foot: break;
  }
  return foot_allowance(here.b, id);
}

void put(const DarkAgesBattle& b, State& s, FigureId id, Point at) {
  s[id].at = at;
  s[id].elevation = b.ground.elevation(at);
}

}  // namespace fyrd::darkages
