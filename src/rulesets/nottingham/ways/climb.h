// Climbs up and down faces, looked at before they are made (NOT-060, NOT-158, NOT-163, NOT-A31, A69, A94, A95,
// NOT-X30).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// NOT-060, NOT-158, NOT-A31, A95 a climb up or down a face to a place at its head or foot.
struct Climb {
  enum class No : std::uint8_t {
    nothing,
    no_face,
    not_touching,
    rider,
    lying,
    no_room,
    not_climbable
  } no = No::nothing;
  int face = -1;  // the piece climbed; beyond the last piece: the wall of a trap's pit, by its place among the traps
  Length rise;    // still to climb, up or down
  bool up = true;
  Length step;         // level, from the face onto the top or to the foot
  int difficulty = 0;  // with the weather (NOT-163)
  Point to;
  Length height;  // at the end
  explicit operator bool() const { return no == No::nothing; }
  Length needs() const { return rise + step; }
};
Climb climb_to(Here, FigureId, Point to);
Refusal climb_refusal(const NottinghamBattle&, const Climb&);

}  // namespace fyrd::nottingham
