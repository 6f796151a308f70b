// Jumps over gaps, water and obstacles, looked at before they are made (NOT-061, NOT-A41, A70).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// NOT-061, NOT-A70 a jump towards a place, and where it ends with so many inches.
struct Jump {
  enum class No : std::uint8_t {
    nothing,
    lying,
    hanging,
    nothing_to_cross,
    wall,
    figure,
    too_high,
    edge,
    no_room
  } no = No::nothing;
  Length length;  // to the place
  Point lands;
  Length height;
  Length drop;              // how much lower than where he began, when that is a fall (NOT-A69, A70)
  bool short_fall = false;  // lands in a gap, on a body or an obstacle: a fall; `lands` is where he ends after it
  explicit operator bool() const { return no == No::nothing; }
};
Jump jump_to(Here, FigureId, Point to, Length inches);
Refusal jump_refusal(const NottinghamBattle&, const Jump&);

}  // namespace fyrd::nottingham
