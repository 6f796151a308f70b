// Running away in a straight line (NOT-082, NOT-095, NOT-A36, A98).
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
