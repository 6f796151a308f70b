// Where to go: to where a blow or a shot is worth most, else on towards the goal or the enemy.
#include <algorithm>

#include "rulesets/nottingham/deeds/blow.h"
#include "rulesets/nottingham/deeds/deed.h"
#include "rulesets/nottingham/deeds/pine.h"
#include "rulesets/nottingham/deeds/walk.h"
#include "rulesets/nottingham/plots/plot.h"
#include "rulesets/nottingham/quick/quick.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/door.h"
#include "rulesets/nottingham/table/sight.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/turn/dice.h"
#include "rulesets/nottingham/turn/lineup.h"
#include "rulesets/nottingham/ways/course.h"
#include "rulesets/nottingham/ways/path.h"

namespace fyrd::nottingham {

namespace {

// The enemies nearest to somebody, at most four.
struct Nearby {
  std::array<FigureId, 4> ids{};
  std::array<Length, 4> gaps{};
  int count = 0;
};
Nearby nearest_enemies(Here here, FigureId id, Length within) {
  const auto& [b, s] = here;
  Nearby near;
  for (FigureId other : enemies(here, id)) {
    if ((s[id].at - s[other].at).squared() > within.squared()) continue;
    const Length far = distance(s[id].at, s[other].at);
    int at = near.count;
    while (at > 0 && far < near.gaps[at - 1]) --at;
    if (at == 4) continue;
    near.count = std::min(4, near.count + 1);
    for (int i = near.count - 1; i > at; --i) {
      near.ids[i] = near.ids[i - 1];
      near.gaps[i] = near.gaps[i - 1];
    }
    near.ids[at] = other;
    near.gaps[at] = far;
  }
  return near;
}

// NOT-X50 while the gate is shut there is to be room before it for those who break it in.
bool before_shut_gate(Here here, FigureId id, Point at) {
  const auto& [b, s] = here;
  if (b.plot != Plot::gate || !attacks(here, s[id].side) || stands_open(s.doors[b.setting.gate])) return false;
  return within(disc(at, b.inner(s[id])), b.doors[b.setting.gate].leaf.shape, b.inch(5));
}

}  // namespace

bool Quick::dares(FigureId id, Point to, const std::optional<Task>& duty, int bare) const {
  const bool careful = !duty || (duty->deed == Act::carry && !duty->then);
  if (careful && exposure(id, to) > bare) return false;
  return duty || (!before_shut_gate(here_, id, to) && (!wary() || !threatened(id, to) || threatened(id, here_[id].at)));
}

bool Quick::advance(FigureId id, Gait gait, Length allowed, Point to, Choice& c,
                    const std::optional<Task>& duty) const {
  const bool laden = gait == Gait::run && duty && duty->then;
  const bool hauls = laden && here_.b.plot == Plot::christmas;  // a trunk, which is easily stuck
  const Point here = here_[id].at;
  if (here == to) return false;
  const int bare = exposure(id, here);
  const auto go = [&](const Path& path) {
    if (!dares(id, path.end(), duty, bare)) return Step::taken;
    const Step how = step(id, gait, allowed, path);
    if (how != Step::good) return how;
    c.verb = WalkOrder::go;
    c.path = path;
    face_enemy(id, path.end(), c);
    return how;
  };
  Path whole;
  whole.add(to);
  const Ways& roads = laden ? here_.b.lanes : here_.b.roads[here_.man(id).mounted];
  const auto by_road = [&](Point goal, Length limit, std::span<const Shape> people) {
    const Ways::Way road = roads.find(here, goal, limit, people);
    if (road.found) whole = road.path;
    return road.found;
  };
  const auto around_people = [&](Point goal, Length near, Length limit) {
    std::vector<Shape> people = people_around(here_, id, near, hauls);
    std::erase_if(people, [&](const Shape& body) { return overlap(body, disc(goal, roads.base_radius())); });
    return by_road(goal, limit, people);
  };
  if (laden && !(hauls && around_people(to, inches(80), inches(80)))) by_road(to, inches(80), {});
  Step how = go(first_part(here, whole, allowed));
  if (how == Step::walled && by_road(to, inches(80), {}))
    how = go(first_part(here, whole, allowed));  // a shut door is opened when he gets there
  const Length far = allowed + here_.b.inch(2);
  if (how == Step::taken && duty && around_people(first_part(here, whole, far).end(), far, 2 * far))
    how = go(first_part(here, whole, allowed));
  if (how == Step::good) return true;
  // There is no room at the end: not quite so far, or past it.
  allowed = min(allowed, length(here, whole));
  for (const int percent : {75, 45}) {
    if (go(first_part(here, whole, scaled(allowed, percent))) == Step::good) return true;
  }
  const Angle ahead = bearing(first_part(here, whole, allowed).end() - here);
  for (const int aside : {30, -30, 65, -65}) {
    Path past;
    past.add(here + along(ahead + degrees(aside), scaled(allowed, 80)));
    if (laden && (past.end() - to).squared() > (here - to).squared())
      continue;  // what he has with him was there already
    if (go(past) == Step::good) return true;
  }
  if (go(first_part(here, whole, scaled(allowed, 20))) == Step::good) return true;
  // Late in the day, by another door.
  return !duty && 3 * here_.s.turn > 2 * here_.b.numbers.turns && here_.s.turn % 2 == 0 &&
         around_people(to, inches(2), inches(30)) && go(first_part(here, whole, allowed)) == Step::good;
}

// The best he can do from here by turning, or from beside an enemy.
Choice Quick::stand_or_strike(const WalkOrder& order, int& most) const {
  const FigureId id = order.about;
  const Hand hand{.by = id, .dice = 1};
  const Point here = here_[id].at;
  const Length reach = reach_of(here_, id, armed(here_, id));
  Choice best;
  State then = here_.s;  // moved about in thought
  const auto turn_to = [&](FigureId foe) {
    then[id].facing = here_[foe].at == here ? here_[id].facing : bearing(here_[foe].at - here);
    best = {.verb = WalkOrder::turn, .facing = then[id].facing};
  };
  if (archer(id)) {
    Plan shot;
    for (FigureId foe : enemies(here_, id)) {
      then[id].facing = here_[foe].at == here ? here_[id].facing : bearing(here_[foe].at - here);
      const int before = shot.gain;
      shoot({here_.b, then}, hand, foe, shot);
      if (shot.gain > before) turn_to(foe);
    }
    most = shot.gain;
  }
  const Nearby near = nearest_enemies(here_, id, order.allowed + inches(4));
  struct Place {
    Point at;
    FigureId foe;
    int gain;
  };
  const int bare = exposure(id, here);
  const auto exposed = [&](Point at) { return exposure(id, at) - bare; };
  std::array<Place, 4 * 17> places;
  std::size_t count = 0;
  const auto imagine = [&](Point at, FigureId foe) {
    then[id].at = at;
    then[id].facing = at == here_[foe].at ? here_[id].facing : bearing(here_[foe].at - at);
    then.man(id).moved = then.man(id).moved_now = !(at == here);
  };
  for (int i = 0; i < near.count; ++i) {
    const FigureId foe = near.ids[i];
    const Length gap = near.gaps[i], bodies = here_.b.inner(here_[id]) + here_.b.inner(here_[foe]);
    imagine(here, foe);
    Plan blow;
    strike({here_.b, then}, hand, foe, blow);
    if (blow.gain > most) {
      most = blow.gain;
      turn_to(foe);
    }
    const Length off = bodies + reach - here_.b.inch() / 4;  // who has the longer weapon keeps away from the other
    if (gap > order.allowed + off) continue;
    const auto add = [&](Angle side, Length far) {
      const Point at = here_[foe].at + along(side, far);
      if ((at - here).squared() > order.allowed.squared()) return;
      imagine(at, foe);
      places[count++] = {at, foe, attack_gain({here_.b, then}, hand, foe, armed(here_, id), false) - exposed(at)};
    };
    const Angle to_me = gap.units == 0 ? north : bearing(here - here_[foe].at);
    for (const Angle side :
         {to_me, here_[foe].facing + degrees(180), here_[foe].facing + degrees(110), here_[foe].facing - degrees(110)})
      add(side, off);
    for (int k = 1; k < 12; ++k)
      add(to_me + degrees(30 * k), k % 2 ? bodies + here_.b.inch() / 10 : off);  // where others leave room
  }
  // The most promising first, and looked at closely until one holds what it promised.
  std::stable_sort(places.begin(), places.begin() + static_cast<std::ptrdiff_t>(count),
                   [](const Place& a, const Place& o) { return a.gain > o.gain; });
  int looks = 0;
  for (std::size_t i = 0; i < count && places[i].gain > std::max(most, 7) && looks < 5; ++i) {
    const Place& place = places[i];
    if (!free_for(here_, id, place.at, here_[id].elevation)) continue;
    ++looks;
    Choice c;
    const Length clear = here_.b.inner(here_[id]) + here_.b.inner(here_[place.foe]);
    if (!reach_place(id, order, place.at, here_[place.foe].at, clear, c)) continue;
    imagine(place.at, place.foe);
    Plan blow;
    strike({here_.b, then}, hand, place.foe, blow);
    blow.gain -= exposed(place.at);
    if (blow.gain <= most) continue;
    most = blow.gain;
    best = c;
    best.facing = then[id].facing;
  }
  return best;
}

Choice Quick::walk(const WalkOrder& order) const {
  const FigureId id = order.about;
  const bool run = order.gait != Gait::activation;
  const FigureId foe = quarry(id);
  const std::optional<Task> duty = task(id);
  Choice best;
  if (foe.none() && !duty) return best;

  int most = 0;
  if (!run) best = stand_or_strike(order, most);
  const bool breaks = !run && duty && duty->deed == Act::smash && near_door(id, duty->number) &&
                      here_.man(id).bound() == 0;  // with dice that were meant for the door
  if (!breaks && most >= (duty ? 25 : 8)) return best;
  if (!run && duty && duty->then) {  // it moves with a run only; he may get hold of it from a better side before
    Choice c;
    const bool better = (duty->to - here_[id].at).squared() > (here_.b.inch() / 2).squared();
    const Thing& thing = here_.s.things[duty->number];
    return better && duty->deed == Act::carry &&
                   reach_place(id, order, duty->to, thing.at, 2 * here_.b.bases[foot_base].inner, c)
               ? c
               : Choice{};
  }
  if (!duty && here_.b.plot == Plot::deadly_desires && distance(here_[id].at, here_[foe].at) <= inches(8) &&
      sealed(foe))
    return best;  // room for those who break in
  if (!run && command({.by = id, .dice = 1}).gain > 12) return {};
  const Point to = duty ? duty->then.value_or(duty->to) : here_[foe].at;
  Choice c;
  const auto look = [&](Choice& way, Point from) {  // NOT-212 a tree is chopped in front of him
    if (!duty || duty->deed != Act::chop) return face_enemy(id, from, way);
    const Point tree = bound(pine_piece(here_.b, duty->number).solid.shape).at;
    way.facing = tree == from ? here_[id].facing : bearing(tree - from);
  };
  if (!duty && order.allowed.units > 0 && !engaged(id) && take_cover(order, to, c)) return c;
  if (wanted_below(id, duty) && order.allowed.units > 0) return go_down(order, to, c) ? c : best;
  if (order.allowed.units > 0 && !engaged(id) && advance(id, order.gait, order.allowed, to, c, duty)) {
    look(c, c.path.end());
    return c;
  }
  if (best.verb == WalkOrder::stay) {
    best.verb = WalkOrder::turn;
    look(best, here_[id].at);
  }
  return best;
}

}  // namespace fyrd::nottingham
