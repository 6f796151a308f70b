// Evading a charge: who is faster, and where he runs to (NEW-072, NEW-073, NEW-A27, NEW-A37).
#pragma once

#include "core/dice/fraction.h"
#include "rulesets/newcastle/ways/motion.h"

namespace fyrd::newcastle {

Length evading_rate(Here, FigureId);  // NEW-A27 half after a shot
bool escapes(int roll, int his_roll, Length rate, Length his_rate);
Fraction escape_chance(Length rate, Length his_rate);
Explanation explain_flight(Here, FigureId, const Motion& charge);

void run_away(Now, FigureId, FigureId from);

}  // namespace fyrd::newcastle
