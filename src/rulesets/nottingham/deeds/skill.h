// Deeds that take a skill: thrust, provoke, command; and rallying (NOT-082, NOT-128, NOT-137, NOT-143, NOT-A26, A27,
// NOT-A39, NOT-A79, NOT-A84, NOT-A86).
#pragma once

#include "rulesets/nottingham/deeds/deed.h"
#include "rulesets/nottingham/deeds/sum.h"
#include "rulesets/nottingham/table/sight.h"

namespace fyrd::nottingham {

// NOT-137, NOT-A27 no modifiers.
inline bool provokes(int best, int initiative) { return best > initiative; }

extern May may_thrust, may_provoke, may_command, may_rally;
extern Do thrust, provoke, command, rally;
ThrustFacts thrust_facts(Here, const Hand&, FigureId target, const Stance&);  // NOT-143
Tally rally_tally(Here, const Hand&);                                         // NOT-082

}  // namespace fyrd::nottingham
