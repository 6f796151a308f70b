// Contact, edges and cards (STO-003, STO-005, STO-007, STO-070, STO-080, STO-081, STO-A13, STO-A17, STO-A39, STO-X12,
// STO-X13).
#include "rulesets/stormclouds/table/place.h"

#include <algorithm>

namespace fyrd::stormclouds {

namespace {

constexpr Length objective_radius = millimetres(25);  // STO-080 50 mm across
constexpr Length cart_radius = inches(1);

}  // namespace

Stats stats(const StormcloudsBattle& b, const State& s, FigureId id) {
  if (b.hero(id)) {
    Stats own = s.man(id).last_ditch ? last_ditch(b.fighter(id).stats) : b.fighter(id).stats;  // STO-007
    if (s.man(id).gear.has(Gear::heavy_armour) && !b.fighter(id).gear.has(Gear::heavy_armour))
      own.speed = std::max(own.speed - 1, 1);  // STO-X15 found (STO-035)
    return own;
  }
  Stats now = b.card(s, id).stats;
  if (s.twist.might) now.might = std::max(now.might, b.numbers.twist_might);  // STO-070.1, STO-A13
  if (s.twist.dexterity) now.dexterity = std::max(now.dexterity, b.numbers.twist_dexterity);
  return now;
}

Length allowance(const StormcloudsBattle& b, const State& s, FigureId id) {
  const Now& now = s.man(id).now;
  if (now.rooted) return {};  // STO-X12
  Length far = inches(stats(b, s, id).speed);
  if (now.swift) {
    for (const Spell& spell : b.cards.spells) {
      if (spell.effect == Effect::swift) far += spell.push;
    }
  }
  if (!b.hero(id) && s.twist.speed) far += b.numbers.twist_move;  // STO-070.10
  return far;
}

FigureSet villains(const StormcloudsBattle& b, const State& s) { return in_play(s, b.villains); }
FigureSet heroes(const StormcloudsBattle& b, const State& s) { return in_play(s) - villains(b, s); }

bool touch(const StormcloudsBattle& b, const State& s, FigureId a, FigureId c) {
  const Length apart = s[a].elevation - s[c].elevation;
  return apart <= b.numbers.step && -apart <= b.numbers.step &&
         within(b.disc_of(s[a]), b.disc_of(s[c]), touching);  // STO-003, STO-A39
}

FigureSet touched_by(const StormcloudsBattle& b, const State& s, FigureId id, FigureSet among) {
  FigureSet set;
  for (FigureId other : among) {
    if (other != id && touch(b, s, id, other)) set.add(other);
  }
  return set;
}

bool touches(const StormcloudsBattle& b, const Figure& f, const Shape& what) {
  return within(b.base(f), what, touching);
}

Length gap(const StormcloudsBattle& b, const State& s, FigureId a, FigureId c) {
  return max(distance(s[a].at, s[c].at) - b.radius(s[a]) - b.radius(s[c]), {});
}

Length nearest_gap(const StormcloudsBattle& b, const State& s, FigureId id, FigureSet of) {
  Length least = longest;
  for (FigureId other : of) {
    if (other != id) least = min(least, gap(b, s, id, other));
  }
  return least;
}

Shape cart_shape(const StormcloudsBattle& b, const State& s) {
  return disc(toward(b.road[0], b.road[1], s.cart), cart_radius);
}

Objectives objectives(const StormcloudsBattle& b, const State& s) {
  Objectives all;
  for (std::size_t i = 0; i < b.loot.size() && all.count < max_objectives; ++i) {
    if (b.loot[i].edge && *b.loot[i].edge != s.edge) continue;
    all.loot[static_cast<std::size_t>(all.count)] = static_cast<std::int8_t>(i);
    all.shapes[static_cast<std::size_t>(all.count++)] = disc(b.loot[i].at, objective_radius);
  }
  if (b.plot == Plot::cart) {
    all.loot[static_cast<std::size_t>(all.count)] = -1;
    all.shapes[static_cast<std::size_t>(all.count++)] = cart_shape(b, s);
  }
  return all;
}

bool at_objective(const StormcloudsBattle& b, const State& s, FigureId id) {
  const Objectives all = objectives(b, s);
  return std::any_of(all.shapes.begin(), all.shapes.begin() + all.count,
                     [&](const Shape& shape) { return touches(b, s[id], shape); });
}

std::optional<Point> drop_near(const StormcloudsBattle& b, const Figure& f, Length far) {
  if (f.elevation <= b.numbers.step) return {};  // STO-A17 nothing can be so much lower
  const auto below = [&](Point p) {
    return b.ground.on_table(disc(p, {})) && b.ground.elevation(p) + b.numbers.step < f.elevation;
  };
  return search_around(b.ground, f.at, b.radius(f) + far, below);
}

Zone edge_zone(const StormcloudsBattle& b, Edge e) {
  const int w = b.ground.width().units, d = b.ground.depth().units, deep = b.numbers.zone.units;
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
