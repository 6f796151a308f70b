// Running away in a straight line (NOT-082, NOT-095, NOT-A36, A98).
#pragma once

#include "rulesets/nottingham/turn.h"

namespace fyrd::nottingham {

// The enemy nearest by bases who is not out; of equals the lower on the roster. Nobody: none is left.
FigureId nearest_enemy(const NottinghamBattle&, const State&, FigureId);
// Away from him as far as the way is free; over the table's edge he is out of it. In flight nobody strikes at him.
void flee(const NottinghamBattle&, State&, Play&, FigureId, Length far, bool struck_at);

}  // namespace fyrd::nottingham
