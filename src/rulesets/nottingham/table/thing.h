// Things lying or standing about, what they are called, and room for them (NOT-075, NOT-155, NOT-A59, A89).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// Its place on the table; -1 when the table is full of things.
inline int add_thing(State& s, const Thing& thing) {
  for (int i = 0; i < max_things; ++i) {
    if (s.things[i].kind != ThingKind::gone) continue;
    s.things[i] = thing;
    return i;
  }
  return -1;
}
inline bool room_for_things(const State& s) {
  for (const Thing& thing : s.things) {
    if (thing.kind == ThingKind::gone) return true;
  }
  return false;
}

inline const HeavyKind& heavy_kind(const NottinghamBattle& b, const Thing& thing) {
  return b.numbers.heavy[thing.what < b.numbers.heavy.size() ? thing.what : std::size_t{heavy_load}];
}
std::string thing_name(const NottinghamBattle&, const Thing&);  // "a sword", "the cask"

// Whether a thing has room where it is: on the table, clear of walls and of everybody and everything but itself.
bool room_for(Here, const Thing&, int itself = -1);
// The nearest place with room, found in a fixed order; the wish itself when there is none within a foot.
Point nearest_room_for(Here, Thing, Point wish);

// By its place; nothing when there is none.
inline const Thing* thing_at(const State& s, int index) {
  return index < 0 || index >= max_things || s.things[index].kind == ThingKind::gone ? nullptr : &s.things[index];
}
inline constexpr Reason no_such_thing{"no_such_thing", "There is no such thing on the table.", "NOT-075"};

}  // namespace fyrd::nottingham
