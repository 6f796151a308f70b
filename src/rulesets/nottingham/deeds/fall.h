// Falls: off something high, into a pit, over something in the way (NOT-085, NOT-086, NOT-152, NOT-A40, A87).
#pragma once

#include "rulesets/nottingham/battle.h"
#include "rulesets/nottingham/deeds/sum.h"

namespace fyrd::nottingham {

enum class Fallen : std::uint8_t { keeps_his_feet, on_the_ground, out };
Fallen fallen(const Numbers&, int total);  // NOT-085

// NOT-085 the fall: one die, with the depth of the drop; he ends at the landing.
void fall(Now, FigureId, Point over, Length from, FigureId by = nobody);
void stumble(Now, FigureId, FigureId by);  // a fall without depth, where he is
Tally fall_tally(Here, FigureId, Length drop);
bool may_keep_his_feet(Here, FigureId, Length drop);  // with the best die

}  // namespace fyrd::nottingham
