// Ways looked at before they are gone: walking, climbing, jumping, being tossed and falling, without any dice
// (NOT-040 … NOT-042, NOT-060, NOT-061, NOT-150 … NOT-158, NOT-A67 … A70, A85, A87, A94, A95).
#pragma once

#include "rulesets/nottingham/ways/course.h"

namespace fyrd::nottingham {

// NOT-A98 straight on in a direction as far as it goes: obstacles cost, whatever cannot be passed stops it.
struct Flight {
  Path path;  // empty: he cannot move at all
  Course course;
  bool off_table = false;  // there was still way left at the table's edge
};
Flight flight(Here, FigureId, Vec away, Length far, Gait gait = Gait::flight);

// The enemy nearest by bases who is not out; of equals the lower on the roster. Nobody: none is left.
FigureId nearest_enemy(Here, FigureId);
// Away from him as far as the way is free; over the table's edge he is out of it. In flight nobody strikes at him.
void flee(Now, FigureId, Length far, bool struck_at);

}  // namespace fyrd::nottingham
