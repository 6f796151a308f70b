// Hand-to-hand combat in bands of reach (MER-R-020 … MER-R-032, MER-R-A08 … A10, A31, A32, A35, A50).
#pragma once

#include "rulesets/merlin/realistic/deeds/reach.h"

namespace fyrd::merlin::realistic {

Tally total_tally(FigureId attacker, const Stroke&);  // beside his dice
bool caught(const Numbers&, Play&, const Why&);       // MER-X05 rather than killed

// The steps of a band: a blow is named; one total is thrown; one is divided; one goes to the chart, or all take effect.
void naming(Now);
void totalling(Now);
void dividing(Now);
void charting(Now);

// MER-R-A10 who is no longer within the reach of his own weapon is inside no more.
void part_the_separated(const RealisticBattle&, State&);

}  // namespace fyrd::merlin::realistic
