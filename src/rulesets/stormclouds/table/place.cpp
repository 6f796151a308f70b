// Contact, edges and objectives (STO-003, STO-080, STO-081, STO-A17, STO-A39).
#include "rulesets/stormclouds/table/place.h"

#include <algorithm>

namespace fyrd::stormclouds {

FigureSet villains(Here here) { return in_play(here.s, here.b.villains); }
FigureSet heroes(Here here) { return in_play(here.s) - villains(here); }

bool touch(Here here, FigureId a, FigureId c) {
  const auto& [b, s] = here;
  const Length apart = s[a].elevation - s[c].elevation;
  return apart <= b.numbers.step && -apart <= b.numbers.step &&
         within(here.disc(a), here.disc(c), touching);  // STO-003, STO-A39
}

std::vector<Shape> bases(Here here, FigureSet of) {
  std::vector<Shape> all;
  for (FigureId id : of) all.push_back(here.base(id));
  return all;
}

FigureSet touched_by(Here here, FigureId id, FigureSet among) {
  return those(among, [&](FigureId other) { return other != id && touch(here, id, other); });
}

bool touches(const StormcloudsBattle& b, const Figure& f, const Shape& what) {
  if (!within(b.base(f), what, touching)) return false;
  const Length apart = f.elevation - b.ground.elevation(what.points[0]);
  return apart <= b.numbers.step && -apart <= b.numbers.step;  // STO-003
}

Length gap(Here here, FigureId a, FigureId c) {
  const auto& [b, s] = here;
  return max(distance(s[a].at, s[c].at) - b.radius(s[a]) - b.radius(s[c]), {});
}

Length nearest_gap(Here here, FigureId id, FigureSet of) {
  Length least = longest;
  for (FigureId other : of) {
    if (other != id) least = min(least, gap(here, id, other));
  }
  return least;
}

Shape cart_shape(Here here) {
  return disc(toward(here.b.road[0], here.b.road[1], here.s.cart), here.b.numbers.cart_size / 2);
}

Objectives objectives(Here here) {
  const auto& [b, s] = here;
  Objectives all;
  for (std::size_t i = 0; i < b.loot.size() && all.count < max_objectives; ++i) {
    if (b.loot[i].edge && *b.loot[i].edge != s.edge) continue;
    all.loot[all.count] = static_cast<std::int8_t>(i);
    all.shapes[all.count++] = disc(b.loot[i].at, b.numbers.objective / 2);
  }
  if (b.plot == Plot::cart) {
    all.loot[all.count] = -1;
    all.shapes[all.count++] = cart_shape(here);
  }
  return all;
}

bool at_objective(Here here, FigureId id) {
  const Objectives all = objectives(here);
  return std::any_of(all.shapes.begin(), all.shapes.begin() + all.count,
                     [&](const Shape& shape) { return touches(here.b, here[id], shape); });
}

std::optional<Point> drop_near(const StormcloudsBattle& b, const Figure& f, Length far) {
  if (f.elevation <= b.numbers.step) return {};  // STO-A17 nothing can be so much lower
  const auto below = [&](Point p) {
    return b.ground.on_table(disc(p, {})) && b.ground.elevation(p) + b.numbers.step < f.elevation;
  };
  return search_around(b.ground, f.at, b.radius(f) + far, below);
}

Zone edge_zone(const StormcloudsBattle& b, Edge e, Length base) {
  const int w = b.ground.width().units, d = b.ground.depth().units,
            deep = (b.numbers.zone + base).units;  // STO-001 measured to his base
  switch (e) {
    case Edge::south: return {{0, 0}, {w, deep}, north};
    case Edge::north: return {{0, d - deep}, {w, d}, south};
    case Edge::west: return {{0, 0}, {deep, d}, east};
    case Edge::east: return {{w - deep, 0}, {w, d}, west};
  }
  return {};
}

Point edge_middle(const StormcloudsBattle& b, Edge e, Length in) {
  return at_edge(b.ground, e, {b.ground.width().units / 2, b.ground.depth().units / 2}, in);
}

void put(const StormcloudsBattle& b, State& s, FigureId id, Point at) {
  s[id].at = at;
  s[id].elevation = b.ground.elevation(at);
}

}  // namespace fyrd::stormclouds
