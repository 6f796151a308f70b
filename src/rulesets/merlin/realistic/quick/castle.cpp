// The quick player at a castle: ladders, shoulders and the gate for those outside, the heads of ladders for those
// inside.
#include <optional>

#include "rulesets/merlin/realistic/deeds/ladder.h"
#include "rulesets/merlin/realistic/deeds/order.h"
#include "rulesets/merlin/realistic/deeds/reach.h"
#include "rulesets/merlin/realistic/quick/player.h"
#include "rulesets/merlin/realistic/table/ground.h"
#include "rulesets/merlin/realistic/table/works.h"
#include "rulesets/merlin/realistic/ways/climb.h"

namespace fyrd::merlin::realistic {

namespace {

// The ground before and behind a gate: across its wall one of them lies inside.
struct Passage {
  Point outside, inside;
};

std::optional<Passage> passage(const RealisticBattle& b, const Work& w, Length room) {
  const Bound gate = bound(shape_of(b, w));
  for (const Angle wind : {north, east}) {
    const Vec way = along(wind, gate.radius + room);
    const Point one = gate.at + way, two = gate.at - way;
    if (b.ground.elevation(one).units != 0 || b.ground.elevation(two).units != 0) continue;
    if (inside_fort(b, one) != inside_fort(b, two)) return inside_fort(b, one) ? Passage{two, one} : Passage{one, two};
  }
  return {};
}

Vec across(Vec v) { return {-v.y, v.x}; }

}  // namespace

// Who is to hold a place and stands in a fort stays there.
bool Quick::holds_fort(FigureId id) const {
  return here_.s.work_count > 0 && here_.b.objective && here_.b.objective->holder == me_ && here_[id].side == me_ &&
         inside_fort(here_.b, here_[id].at);
}

// On the shoulders of a friend who stands beside him.
bool Quick::boosted(FigureId id, Choice& c) const {
  for (const Angle wind : {north, east, south, west}) {
    const Point to = here_[id].at + along(wind, climbing_step(here_.b, here_[id]));
    if (here_.b.ground.elevation(to) <= here_[id].elevation) continue;
    for (FigureId helper : ours()) {
      if (helper == id || !within(here_.disc(id), here_.disc(helper), touching)) continue;
      if (climbs(id, helper, to, c)) return true;
    }
  }
  return false;
}

// Three put it up, so that it takes two to push it over; the next goes up it. Who finds no room waits beside it.
bool Quick::to_ladder(FigureId id, int work, Choice& c) const {
  const Work& w = here_.s.works[work];
  const Ends ends = ends_of(here_.b, w);
  const Length radius = here_.b.radius(here_[id]);
  const Vec up = with_length(ends.head - ends.foot, radius), aside = across(up);
  if (w.up && (w.since != here_.s.turn || w.hands.size() >= 3)) {
    for (const Vec step : {Vec{}, aside, -aside}) {
      if (climbs(id, nobody, ends.head + up + step, c)) return true;
    }
  }
  int hands = 0;
  for (FigureId f : ours()) hands += here_.s.fights(f) && !cannot_raise(here_, f, work);
  if (!cannot_raise(here_, id, work) && (w.up || hands >= 3 || here_.s.turn * 2 > here_.b.common.turns)) {
    c = {.verb = MoveOrder::raise, .figure = id, .number = static_cast<std::int16_t>(work)};
    return true;
  }
  if (boosted(id, c)) return true;
  const Point middle{(ends.foot.x + ends.head.x) / 2, (ends.foot.y + ends.head.y) / 2};
  if (within(here_.base(id), shape_of(here_.b, w), touching)) return face(id, ends.head, c);
  for (const Point place : {middle + aside, middle - aside, ends.foot + aside, ends.foot - aside, ends.foot - up}) {
    if (distance(here_[id].at, place) <= here_.b.numbers.walk && legal(id, Gait::walk, place, bearing(up), c))
      return true;
  }
  return approach(id, ends.foot, 3 * radius, Gait::run, c) || face(id, ends.head, c);
}

// Up to a closed gate, to strike at it; through an open one.
bool Quick::to_gate(FigureId id, int work, Choice& c) const {
  const Work& w = here_.s.works[work];
  const Shape& gate = shape_of(here_.b, w);
  const auto way = passage(here_.b, w, here_.b.numbers.walk / 2);
  if (!way) return false;
  if (w.up)
    return approach(id, within(here_.base(id), gate, here_.b.numbers.walk / 2) ? way->inside : way->outside, {},
                    Gait::run, c);
  const Length reach = longest_reach(here_, id);
  if (within(here_.base(id), gate, reach)) return face(id, way->inside, c);
  return approach(id, nearest(here_.base(id), gate).on_b, reach + here_.b.radius(here_[id]) - touching, Gait::run, c);
}

// Outside a fort: to the work that is nearest, and with heavy weapons rather to the gate.
bool Quick::storm(FigureId id, Choice& c) const {
  if (inside_fort(here_.b, here_[id].at)) return false;
  int best = -1;
  Length least = longest;
  for (int i = 0; i < here_.s.work_count; ++i) {
    const Work& w = here_.s.works[i];
    const bool gate = trait_of(here_.b, w).gate, ladder = trait_of(here_.b, w).ladder && !mounted(here_, id);
    if (!gate && (!ladder || (!w.up && w.raised >= here_.b.numbers.ladder_raised))) continue;
    Length far = nearest(here_.base(id), shape_of(here_.b, w)).gap;
    int heavy = 0;
    for (const Arm& arm : here_.b.kit(id).arms) heavy = std::max(heavy, arm.dice);
    if (gate) far -= w.up ? here_.b.numbers.walk * 4 : heavy >= 3 ? here_.b.numbers.walk * 3 : Length{};
    if (far < least) best = i, least = far;
  }
  if (best < 0) return false;
  return trait_of(here_.b, here_.s.works[best]).gate ? to_gate(id, best, c) : to_ladder(id, best, c);
}

// Inside a fort, as long as they are outside: to the head of a ladder that is threatened, or behind a gate that gives
// way.
bool Quick::man_wall(FigureId id, Choice& c) const {
  for (FigureId e : others()) {
    if (here_.s.fights(e) && inside_fort(here_.b, here_[e].at)) return false;
  }
  Point post = here_[id].at;
  Length least = longest;
  for (const Work& w : here_.s.all_works()) {
    const Shape& shape = shape_of(here_.b, w);
    if (trait_of(here_.b, w).gate && w.raised > 0) {
      const auto way = passage(here_.b, w, here_.b.numbers.walk / 2);
      if (way && distance(here_[id].at, way->inside) < least) post = way->inside, least = distance(here_[id].at, post);
    }
    if (!trait_of(here_.b, w).ladder) continue;
    bool threatened = w.up;
    for (FigureId e : others()) threatened = threatened || within(here_.base(e), shape, here_.b.numbers.walk * 2);
    if (!threatened) continue;
    if (here_[id].elevation > here_.b.numbers.level_walk && within(here_.base(id), shape, here_.b.numbers.ladder_head))
      return face(id, ends_of(here_.b, w).foot, c);
    const Ends ends = ends_of(here_.b, w);
    const Vec up = with_length(ends.head - ends.foot, here_.b.radius(here_[id])), aside = across(up);
    for (const Point place : {ends.head + up, ends.head + up + aside + aside, ends.head + up - aside - aside}) {
      const Length far = distance(here_[id].at, place);
      Choice tried;
      if (far < least && (far > here_.b.numbers.walk || legal(id, Gait::walk, place, bearing(-up), tried)))
        post = place, least = far;
    }
  }
  if (least < longest && approach(id, post, {}, Gait::walk, c)) return true;
  return face(id, here_[nearest_foe(id)].at, c);
}

}  // namespace fyrd::merlin::realistic
