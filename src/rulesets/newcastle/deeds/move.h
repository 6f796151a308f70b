// Who may move in his own turn, alone or in line, and breaking off a melee (NEW-024, NEW-033, NEW-042, NEW-A24,
// NEW-A34, NEW-A45, NEW-X07, NEW-X08, NEW-X10).
#pragma once

#include "rulesets/newcastle/ways/motion.h"

namespace fyrd::newcastle {

WhyNot cannot_act(Here, FigureId);  // he has other things on his mind
// What keeps a man, or his whole line, from moving at all this turn.
WhyNot cannot_move(Here, FigureId, bool in_line = false);
WhyNot line_cannot_move(Here, FigureId);
// NEW-A45 a line goes straight ahead, or wheels about the man at one of its ends.
WhyNot cannot_advance(Here, FigureId, const Path&);
WhyNot cannot_wheel(Here, FigureId);
// NEW-A25 into reach of an enemy is a charge, and those come later.
WhyNot would_charge(Here, const Motion&);

WhyNot cannot_leave(Here, const Motion&);
void leave_melee(Now, const Motion&);

}  // namespace fyrd::newcastle
