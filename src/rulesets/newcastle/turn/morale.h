// Nerve, where it is played: tests after losses, and those who run (NEW-X07).
#pragma once

#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

// The step at the start of a player's turn: everybody of his who has lost his nerve runs, or gathers himself.
void run_home(Now);
// The step at its end: a side that has lost a quarter, or half, of its men is tested.
void test_nerve(Now);
int nerve(const Numbers&, bool wounded);  // what a man must roll

}  // namespace fyrd::newcastle
