// Things lying or standing about (NOT-075, NOT-155, NOT-A59, A89).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// What a heavy thing is.
enum : std::uint8_t { heavy_load, heavy_cask, heavy_ram };  // Thing::what

// Its place on the table; -1 when the table is full of things.
inline int add_thing(State& s, const Thing& thing) {
  for (int i = 0; i < max_things; ++i) {
    if (s.things[static_cast<std::size_t>(i)].kind != ThingKind::gone) continue;
    s.things[static_cast<std::size_t>(i)] = thing;
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

std::string thing_name(const NottinghamBattle&, const Thing&);  // "a sword", "the cask"

}  // namespace fyrd::nottingham
