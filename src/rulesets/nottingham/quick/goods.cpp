// Goods to be brought home, hand over hand: the pig, casks, felled pines.
#include "rulesets/nottingham/deeds/deed.h"
#include "rulesets/nottingham/plots/plot.h"
#include "rulesets/nottingham/quick/errand.h"
#include "rulesets/nottingham/quick/quick.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/table/thing.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

namespace {

bool contains(const Zone& zone, Point p) {
  return p.x >= zone.low.x && p.x <= zone.high.x && p.y >= zone.low.y && p.y <= zone.high.y;
}

bool is_goods(Here here, FigureId id, const Thing& thing) {
  const auto& [b, s] = here;
  switch (b.plot) {
    case Plot::gingerbread: return thing.kind == ThingKind::pig && attacks(here, s[id].side);
    case Plot::trouble: {
      if (thing.kind != ThingKind::heavy || thing.what != heavy_cask) return false;
      const int room = room_of(b, thing.at, thing.height);
      return room < 0 || !s.burning[room];
    }
    case Plot::christmas: {  // but not those that others have brought home
      if (thing.kind != ThingKind::trunk) return false;
      for (std::uint8_t i = 0; i < s.side_count; ++i) {
        if (contains(b.zones[s.bands[i].zone], thing.at)) return false;
      }
      return true;
    }
    default: return false;
  }
}

}  // namespace

// Where he gets hold of something, if there is room for him. It follows whoever has it: taken from the side of home it
// goes furthest.
std::optional<Point> Quick::hold_of(FigureId id, const Thing& thing, Point home) const {
  const Shape shape = base_of(here_.b, thing);
  const Point first = beside(here_, id, shape, home);
  if (first == here_[id].at || free_for(here_, id, first, thing.height)) return first;
  // Else around it; around the end of a trunk.
  const Length reach = here_.b.inner(here_[id]) + here_.b.numbers.contact / 2;
  const bool trunk = thing.kind == ThingKind::trunk;
  const Point round = trunk ? nearest(disc(home, {}), shape).on_b : thing.at;
  for (int k = 1; k < 10 && home != round; ++k) {
    const Angle side = bearing(home - round) + degrees((k % 2 ? 1 : -1) * ((k + 1) / 2) * 30);
    const Point p = round + along(side, trunk ? reach : bound(shape).radius + reach);
    if (within(disc(p, here_.b.inner(here_[id])), shape, here_.b.numbers.contact) &&
        free_for(here_, id, p, thing.height))
      return p;
  }
  return std::nullopt;
}

// Who looks after one of several goods: where they are in the same place, everybody has one of his own.
FigureSet Quick::crew_of(FigureId id, const Thing& thing, int place, int goods) const {
  if (here_.b.plot != Plot::trouble) return in_play(here_.s);
  const int room = room_of(here_.b, thing.at, thing.height);
  const bool may_burn = room >= 0 && here_.s.turn >= here_.b.numbers.fire_turn;
  FigureSet crew;
  int turn = 0;
  for (FigureId other : everyone(here_.s)) {
    if (!here_.b.friends(here_.s, id, other) || !fit(here_.s, other) || turn++ % goods != place) continue;
    if (may_burn && here_.b.has(other, Skill::leader) &&
        room_of(here_.b, here_[other].at, here_[other].elevation) != room)
      continue;  // NOT-X51 not worth it
    crew.add(other);
  }
  return crew;
}

// NOT-X51 he has hold of something that may burn when the turn ends.
bool Quick::saves(const Task& duty) const {
  if (here_.b.plot != Plot::trouble || !duty.then || here_.s.turn < here_.b.numbers.fire_turn) return false;
  const Thing& cask = here_.s.things[duty.number];
  return room_of(here_.b, cask.at, cask.height) >= 0;
}

// Whoever can, takes it on; the next in line wait for it on its way home.
std::optional<Quick::Task> Quick::fetch(FigureId id) const {
  constexpr int patience = 6;  // the guards come out to whoever takes the pig from under their noses
  if (here_.b.plot == Plot::gingerbread && here_.s.turn < patience && !others_shaken()) return std::nullopt;
  std::array<int, max_things> goods{};
  int count = 0;
  const Edge home = home_edge(here_, id);
  const auto to_go = [&](int i) { return gap_to(here_.b.ground, home, base_of(here_.b, here_.s.things[i])); };
  Length nearest_home = longest;
  for (int i = 0; i < max_things; ++i) {
    const Thing& thing = here_.s.things[i];
    if (thing.kind == ThingKind::gone || !is_goods(here_, id, thing)) continue;
    goods[count++] = i;
    nearest_home = min(nearest_home, to_go(i));
  }
  const Point here = here_[id].at;
  const Length radius = here_.b.inner(here_[id]), stride = activation_allowance(here_, id);
  std::optional<Task> best;
  Length least{};
  for (int place = 0; place < count; ++place) {
    const int i = goods[place];
    const Thing& thing = here_.s.things[i];
    const Length far = distance(here, thing.at);
    const FigureSet crew = crew_of(id, thing, place, count);
    if ((best && far >= least) || !crew.has(id)) continue;
    const int rank = readier_friends(here_, id, thing.at, crew);
    const bool indoors = room_of(here_.b, thing.at, thing.height) >= 0,
               touches_it = within(here_, id, thing, here_.b.numbers.contact);
    // One after the other brings more home than all at once.
    if (!touches_it && rank > (to_go(i) == nearest_home ? 5 : 1)) continue;
    const Point door_home = at_edge(here_.b.ground, home, thing.at, radius);
    const std::optional<Point> hold = hold_of(id, thing, door_home);
    Task t{.to = hold.value_or(here), .deed = Act::carry, .number = i};
    if (touches_it) {
      t.then = at_edge(here_.b.ground, home, here, radius);
    } else if (!hold || (rank > 0 && (indoors || distance(here, t.to) > stride))) {
      const Ways::Way lane = here_.b.lanes.find(thing.at, door_home, inches(80));
      if (lane.found)
        t.to =
            aside(first_part(thing.at, lane.path, here_.b.inch(2 * rank + 2)).end(), home, rank, here_.b.inch(3) / 2);
    }
    best = t;
    least = far;
  }
  return best;
}

}  // namespace fyrd::nottingham
