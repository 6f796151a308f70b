// The fallen in the way (MER-R-006).
#pragma once

#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

// MER-R-006 somebody fallen on a way over whom there is still fighting: men on foot cannot pass him.
FigureId fought_across(Here, FigureId mover, const Path&);

// Over whom a horse goes down, and how far it got; nobody: it goes on.
struct Stumble {
  FigureId body;
  Path until;
};
Stumble stumbles(Now, FigureId, const Path&);  // one throw a turn, at the first of the fallen on the way
void fall_over(Now, FigureId, FigureId body);  // his horse is down: the rider is out, or goes on on foot

}  // namespace fyrd::merlin::realistic
