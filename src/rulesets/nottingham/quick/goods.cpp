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
  const Shape shape = base_of(b_, thing);
  const Point first = beside(b_, s_, id, shape, home);
  if (first == s_[id].at || free_for(b_, s_, id, first, thing.height)) return first;
  // Else around it; around the end of a trunk.
  const Length reach = b_.bases[s_[id].base].radius + b_.numbers.contact / 2;
  const bool trunk = thing.kind == ThingKind::trunk;
  const Point round = trunk ? nearest(disc(home, {}), shape).on_b : thing.at;
  for (int k = 1; k < 10 && home != round; ++k) {
    const Angle side = bearing(home - round) + degrees((k % 2 ? 1 : -1) * ((k + 1) / 2) * 30);
    const Point p = round + along(side, trunk ? reach : bound(shape).radius + reach);
    if (within(disc(p, b_.bases[s_[id].base].radius), shape, b_.numbers.contact) &&
        free_for(b_, s_, id, p, thing.height))
      return p;
  }
  return std::nullopt;
}

// Who looks after one of several goods: where they are in the same place, everybody has one of his own.
std::uint64_t Quick::crew_of(FigureId id, const Thing& thing, int place, int goods) const {
  if (b_.plot != Plot::trouble) return ~0ull;
  const int room = room_of(b_, thing.at, thing.height);
  const bool may_burn = room >= 0 && s_.turn >= b_.numbers.fire_turn;
  std::uint64_t crew = 0;
  int turn = 0;
  for (FigureId other : everyone(s_)) {
    if (!b_.friends(s_, id, other) || !fit(s_, other) || turn++ % goods != place) continue;
    if (may_burn && b_.has(other, Skill::leader) && room_of(b_, s_[other].at, s_[other].elevation) != room)
      continue;  // NOT-X51 not worth it
    crew |= std::uint64_t{1} << other.index;
  }
  return crew;
}

// NOT-X51 he has hold of something that may burn when the turn ends.
bool Quick::saves(const Task& duty) const {
  if (b_.plot != Plot::trouble || !duty.then || s_.turn < b_.numbers.fire_turn) return false;
  const Thing& cask = s_.things[static_cast<std::size_t>(duty.number)];
  return room_of(b_, cask.at, cask.height) >= 0;
}

// Whoever can, takes it on; the next in line wait for it on its way home.
std::optional<Quick::Task> Quick::fetch(FigureId id) const {
  constexpr int patience = 6;  // the guards come out to whoever takes the pig from under their noses
  if (b_.plot == Plot::gingerbread && s_.turn < patience && !others_shaken()) return std::nullopt;
  std::array<int, max_things> goods{};
  int count = 0;
  const Edge home = home_edge(b_, s_, id);
  const auto to_go = [&](int i) {
    return gap_to(b_.ground, home, base_of(b_, s_.things[static_cast<std::size_t>(i)]));
  };
  Length nearest_home = longest;
  for (int i = 0; i < max_things; ++i) {
    const Thing& thing = s_.things[static_cast<std::size_t>(i)];
    if (thing.kind == ThingKind::gone || !is_goods(b_, s_, id, thing)) continue;
    goods[static_cast<std::size_t>(count++)] = i;
    nearest_home = min(nearest_home, to_go(i));
  }
  const Point here = s_[id].at;
  const Length radius = b_.bases[s_[id].base].radius, stride = activation_allowance(b_, s_, id);
  std::optional<Task> best;
  Length least{};
  for (int place = 0; place < count; ++place) {
    const int i = goods[static_cast<std::size_t>(place)];
    const Thing& thing = s_.things[static_cast<std::size_t>(i)];
    const Length far = distance(here, thing.at);
    const std::uint64_t crew = crew_of(id, thing, place, count);
    if ((best && far >= least) || !(crew >> id.index & 1)) continue;
    const int rank = readier_friends(b_, s_, id, thing.at, crew);
    const bool indoors = room_of(b_, thing.at, thing.height) >= 0,
               touches_it = within(b_, s_, id, thing, b_.numbers.contact);
    // One after the other brings more home than all at once.
    if (!touches_it && rank > (to_go(i) == nearest_home ? 5 : 1)) continue;
    const Point door_home = at_edge(b_.ground, home, thing.at, radius);
    const std::optional<Point> hold = hold_of(id, thing, door_home);
    Task t{.to = hold.value_or(here), .deed = Act::carry, .number = i};
    if (touches_it) {
      t.then = at_edge(b_.ground, home, here, radius);
    } else if (!hold || (rank > 0 && (indoors || distance(here, t.to) > stride))) {
      const Ways::Way lane = b_.lanes.find(thing.at, door_home, inches(80));
      if (lane.found)
        t.to = aside(first_part(thing.at, lane.path, b_.inch(2 * rank + 2)).end(), home, rank, b_.inch(3) / 2);
    }
    best = t;
    least = far;
  }
  return best;
}

}  // namespace fyrd::nottingham
