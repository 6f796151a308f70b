// Goods to be brought home, hand over hand: the pig, casks, felled pines.
#include "rulesets/nottingham/quick.h"
#include "rulesets/nottingham/quick_place.h"
#include "rulesets/nottingham/things.h"

namespace fyrd::nottingham {

namespace {

bool contains(const Zone& zone, Point p) { return p.x >= zone.low.x && p.x <= zone.high.x && p.y >= zone.low.y && p.y <= zone.high.y; }

bool is_goods(const NottinghamBattle& b, const State& s, FigureId id, const Thing& thing) {
  switch (b.plot) {
    case Plot::gingerbread: return thing.kind == ThingKind::pig && attacks(b, s, s[id].side);
    case Plot::trouble: {
      if (thing.kind != ThingKind::heavy || thing.what != heavy_cask) return false;
      const int room = room_of(b, thing.at, thing.height);
      return room < 0 || !s.burning[static_cast<std::size_t>(room)];
    }
    case Plot::christmas: {  // but not those that others have brought home
      if (thing.kind != ThingKind::trunk) return false;
      for (const Zone& zone : b.zones) {
        if (contains(zone, thing.at)) return false;
      }
      return true;
    }
    default: return false;
  }
}

}  // namespace

// Where he gets hold of something. It follows whoever has it: taken from the side of home it goes furthest.
Point Quick::hold_of(FigureId id, const Thing& thing, Point home) const {
  const Shape shape = base_of(b_, thing);
  const Point first = beside(b_, s_, id, shape, home);
  if (thing.kind == ThingKind::trunk || first == s_[id].at || home == thing.at) return first;
  for (int k = 0; k < 7; ++k) {
    const Angle side = bearing(home - thing.at) + degrees((k % 2 ? 1 : -1) * ((k + 1) / 2) * 45);
    const Point p = thing.at + along(side, bound(shape).radius + b_.bases[s_[id].base].radius + b_.numbers.contact / 2);
    if (free_for(b_, s_, id, p, thing.height)) return p;
  }
  return first;
}

// Whoever can, takes it on; the next in line wait for it on its way home.
std::optional<Quick::Task> Quick::fetch(FigureId id) const {
  const Edge home = home_edge(b_, s_, id);
  const Point here = s_[id].at;
  const Length radius = b_.bases[s_[id].base].radius, stride = activation_allowance(b_, s_, id);
  const auto to_go = [&](const Thing& thing) { return gap_to(b_, home, base_of(b_, thing)); };
  Length nearest_home = longest;
  for (const Thing& thing : s_.things) {
    if (thing.kind != ThingKind::gone && is_goods(b_, s_, id, thing)) nearest_home = min(nearest_home, to_go(thing));
  }
  std::optional<Task> best;
  Length least{};
  for (int i = 0; i < max_things; ++i) {
    const Thing& thing = s_.things[static_cast<std::size_t>(i)];
    if (thing.kind == ThingKind::gone || !is_goods(b_, s_, id, thing)) continue;
    const Length far = distance(here, thing.at);
    if (best && far >= least) continue;
    const int rank = readier_friends(b_, s_, id, thing.at);
    const bool indoors = room_of(b_, thing.at, thing.height) >= 0, touches_it = within(b_, s_, id, thing, b_.numbers.contact);
    // One after the other brings more home than all at once.
    if (!touches_it && rank > (indoors ? 1 : to_go(thing) == nearest_home ? 7 : 1)) continue;
    const Point door_home = at_edge(b_, home, thing.at, radius);
    Task t{.to = hold_of(id, thing, door_home), .deed = Act::carry, .number = i};
    if (touches_it) {
      t.then = at_edge(b_, home, here, radius);
    } else if (rank > 0 && !indoors && distance(here, t.to) > stride) {
      const Ways::Way lane = b_.lanes.find(thing.at, door_home, inches(80));
      if (lane.found) t.to = aside(first_part(thing.at, lane.path, b_.inch(2 * rank)).end(), home, rank, b_.inch(3) / 2);
    }
    best = t;
    least = far;
  }
  return best;
}

}  // namespace fyrd::nottingham
