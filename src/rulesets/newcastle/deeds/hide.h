// Doing nothing but keeping alive until one's next turn: dodging, and cowering behind cover (NEW-X09, NEW-X10).
#pragma once

#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

WhyNot cannot_dodge(Here, FigureId);
void dodge(Now, FigureId);
WhyNot cannot_cower(Here, FigureId);
void cower(Now, FigureId);

}  // namespace fyrd::newcastle
