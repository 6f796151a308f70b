// Forming up, stepping back up into the line, and turning it about (NEW-A45, NEW-A46, NEW-A49).
#pragma once

#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

FigureSet line_to_form(Here, FigureId);  // with whom he would form up now
WhyNot cannot_form(Here, FigureId);
void form_up(Now, FigureId);

WhyNot cannot_step_up(Here, FigureId);
void step_up(Now, FigureId);

void turn_about(Now, FigureId);

}  // namespace fyrd::newcastle
