// What is carried, dragged or led in a run (NOT-070, NOT-155, NOT-210, NOT-212, NOT-A28, A91, NOT-X50).
#pragma once

#include "rulesets/nottingham/deeds/deed.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

// How much a load takes off the run.
Length load_slows(Here, Load);
// NOT-X50 a friend with empty hands at the ram beside somebody; nobody: there is none.
FigureId other_carrier(Here, FigureId by, const Thing&);
FigureId second_carrier(Here, FigureId by, Load);  // of a ram; nobody for other loads
// The ram that somebody and a friend hold ready; -1: none.
int ram_of(Here, FigureId);
// NOT-A91 set down in contact behind the carrier, who came from there; then the plot looks at it.
void set_down(Now, FigureId by, Load, Stop here, Point from, FigureId mate);

extern May may_carry, may_drag;
extern Do carry, drag;

}  // namespace fyrd::nottingham
