// The quick player at a castle: ladders, shoulders and the gate for those outside, the heads of ladders for those
// inside.
#include <bit>
#include <optional>

#include "rulesets/merlin/realistic/quick/player.h"

namespace fyrd::merlin::realistic {

namespace {

// A ladder leans from its foot on the ground to its head on the wall.
struct Ends {
  Point foot, head;
};

Ends ends_of(const RealisticBattle& b, const Work& w) {
  Vec sum[2] = {};
  int count[2] = {};
  for (const Point corner : piece_of(b, w).solid.shape.corners()) {
    const int end = b.ground.elevation(corner) > b.numbers.level_walk;
    sum[end] = sum[end] + (corner - Point{}), ++count[end];
  }
  const auto mean = [&](int end) {
    return count[end] ? Point{sum[end].x / count[end], sum[end].y / count[end]} : Point{};
  };
  return {mean(0), mean(1)};
}

// The ground before and behind a gate: across its wall one of them lies inside.
struct Passage {
  Point outside, inside;
};

std::optional<Passage> passage(const RealisticBattle& b, const Work& w, Length room) {
  const Bound gate = bound(piece_of(b, w).solid.shape);
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
  return s_.work_count > 0 && b_.objective && b_.objective->holder == me_ && s_[id].side == me_ &&
         inside_fort(b_, s_[id].at);
}

// On the shoulders of a friend who stands beside him.
bool Quick::boosted(FigureId id, Choice& c) const {
  for (const Angle wind : {north, east, south, west}) {
    c = {};
    c.verb = MoveOrder::boost, c.figure = id;
    c.path.add(s_[id].at + along(wind, 2 * b_.radius(s_[id]) + b_.common.contact));
    if (b_.ground.elevation(c.path.end()) <= s_[id].elevation) continue;
    for (FigureId helper : ours()) {
      if (helper == id || !within(b_.disc_of(s_[id]), b_.disc_of(s_[helper]), touching)) continue;
      c.target = helper;
      if (!cannot_climb(b_, s_, id, helper, c.path)) return true;
    }
  }
  return false;
}

// Three put it up, so that it takes two to push it over; the next goes up it. Who finds no room waits beside it.
bool Quick::to_ladder(FigureId id, int work, Choice& c) const {
  const Work& w = s_.works[static_cast<std::size_t>(work)];
  const Ends ends = ends_of(b_, w);
  const Length radius = b_.radius(s_[id]);
  const Vec up = with_length(ends.head - ends.foot, radius), aside = across(up);
  if (w.up && (w.since != s_.turn || std::popcount(w.hands) >= 3)) {
    for (const Vec step : {Vec{}, aside, -aside}) {
      c = {};
      c.verb = MoveOrder::climb, c.figure = id;
      c.path.add(ends.head + up + step);
      if (!cannot_climb(b_, s_, id, nobody, c.path)) return true;
    }
  }
  int hands = 0;
  for (FigureId f : ours()) hands += s_.fights(f) && cannot_raise(b_, s_, f, work) == NoHand::nothing;
  if (cannot_raise(b_, s_, id, work) == NoHand::nothing && (w.up || hands >= 3 || s_.turn * 2 > b_.common.turns)) {
    c = {};
    c.verb = MoveOrder::raise, c.figure = id, c.number = static_cast<std::int16_t>(work);
    return true;
  }
  if (boosted(id, c)) return true;
  const Point middle{(ends.foot.x + ends.head.x) / 2, (ends.foot.y + ends.head.y) / 2};
  if (within(b_.base(s_[id]), piece_of(b_, w).solid.shape, touching)) return face(id, ends.head, c);
  for (const Point place : {middle + aside, middle - aside, ends.foot + aside, ends.foot - aside, ends.foot - up}) {
    if (distance(s_[id].at, place) <= b_.numbers.walk && legal(id, Gait::walk, place, bearing(up), c)) return true;
  }
  return approach(id, ends.foot, 3 * radius, Gait::run, c) || face(id, ends.head, c);
}

// Up to a closed gate, to strike at it; through an open one.
bool Quick::to_gate(FigureId id, int work, Choice& c) const {
  const Work& w = s_.works[static_cast<std::size_t>(work)];
  const Shape& gate = piece_of(b_, w).solid.shape;
  const auto way = passage(b_, w, b_.numbers.walk / 2);
  if (!way) return false;
  if (w.up)
    return approach(id, within(b_.base(s_[id]), gate, b_.numbers.walk / 2) ? way->inside : way->outside, {}, Gait::run,
                    c);
  const Length reach = longest_reach(b_, s_, id);
  if (within(b_.base(s_[id]), gate, reach)) return face(id, way->inside, c);
  return approach(id, nearest(b_.base(s_[id]), gate).on_b, reach + b_.radius(s_[id]) - touching, Gait::run, c);
}

// Outside a fort: to the work that is nearest, and with heavy weapons rather to the gate.
bool Quick::storm(FigureId id, Choice& c) const {
  if (inside_fort(b_, s_[id].at)) return false;
  int best = -1;
  Length least = longest;
  for (int i = 0; i < s_.work_count; ++i) {
    const Work& w = s_.works[static_cast<std::size_t>(i)];
    const bool gate = trait_of(b_, w).gate, ladder = trait_of(b_, w).ladder && !b_.mounted(s_, id);
    if (!gate && (!ladder || (!w.up && w.raised >= b_.numbers.ladder_raised))) continue;
    Length far = nearest(b_.base(s_[id]), piece_of(b_, w).solid.shape).gap;
    int heavy = 0;
    for (const Arm& arm : b_.kit(id).arms) heavy = std::max(heavy, arm.dice);
    if (gate) far -= w.up ? b_.numbers.walk * 4 : heavy >= 3 ? b_.numbers.walk * 3 : Length{};
    if (far < least) best = i, least = far;
  }
  if (best < 0) return false;
  return trait_of(b_, s_.works[static_cast<std::size_t>(best)]).gate ? to_gate(id, best, c) : to_ladder(id, best, c);
}

// Inside a fort, as long as they are outside: to the head of a ladder that is threatened, or behind a gate that gives
// way.
bool Quick::man_wall(FigureId id, Choice& c) const {
  for (FigureId e : others()) {
    if (s_.fights(e) && inside_fort(b_, s_[e].at)) return false;
  }
  Point post = s_[id].at;
  Length least = longest;
  for (int i = 0; i < s_.work_count; ++i) {
    const Work& w = s_.works[static_cast<std::size_t>(i)];
    const Shape& shape = piece_of(b_, w).solid.shape;
    if (trait_of(b_, w).gate && w.raised > 0) {
      const auto way = passage(b_, w, b_.numbers.walk / 2);
      if (way && distance(s_[id].at, way->inside) < least) post = way->inside, least = distance(s_[id].at, post);
    }
    if (!trait_of(b_, w).ladder) continue;
    bool threatened = w.up;
    for (FigureId e : others()) threatened = threatened || within(b_.base(s_[e]), shape, b_.numbers.walk * 2);
    if (!threatened) continue;
    if (s_[id].elevation > b_.numbers.level_walk && within(b_.base(s_[id]), shape, b_.numbers.ladder_head))
      return face(id, ends_of(b_, w).foot, c);
    const Ends ends = ends_of(b_, w);
    const Vec up = with_length(ends.head - ends.foot, b_.radius(s_[id])), aside = across(up);
    for (const Point place : {ends.head + up, ends.head + up + aside + aside, ends.head + up - aside - aside}) {
      const Length far = distance(s_[id].at, place);
      Choice tried;
      if (far < least && (far > b_.numbers.walk || legal(id, Gait::walk, place, bearing(-up), tried)))
        post = place, least = far;
    }
  }
  if (least < longest && approach(id, post, {}, Gait::walk, c)) return true;
  return face(id, s_[nearest_foe(id)].at, c);
}

}  // namespace fyrd::merlin::realistic
