// Panic, and panic flight (NOT-092 … NOT-095, NOT-A36).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// Why somebody must test; of several reasons the first. Dread alone is easier to bear (NOT-131).
enum class Fear : std::uint8_t { none, losses, leader, alone, bereft, dread };
Fear fear_of(Here, FigureId);
// NOT-093 the worst of his bound dice, and whether it is too low.
int throw_nerve(Play&, const Numbers&, int dice, Fear, FigureId);
bool unnerves(const Numbers&, int worst, Fear);
int nerve_dice(const Numbers&, int bound, bool brave);  // NOT-126
int last_bad(const Numbers&, Fear);                     // NOT-131 up to this a die fails
int dice_lost(Here, Side);                              // NOT-092 a, NOT-A19
void panic_tests(Now);
void panic_flight(Now);

}  // namespace fyrd::nottingham
