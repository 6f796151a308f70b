// What two rolls of a die come to when one has more to add, and what there is to add (MER-S-001 … MER-S-005).
#pragma once

#include <string>

#include "core/play/tally.h"
#include "rulesets/merlin/simple/numbers.h"

namespace fyrd::merlin::simple {

// Which of the bonuses somebody has: taken from the table, or said in words.
struct Bonuses {
  bool leader = false, mounted = false, charging = false, crossbow = false;
};
Tally own_tally(const Numbers&, FigureId of, const char* what, const Bonuses&);
// Of several who attack one together; `gang` has at least one.
Tally gang_tally(const Numbers&, FigureId of, const char* what, std::span<const Bonuses> gang);
int outnumbering(const Numbers&, std::size_t men);  // MER-S-002

// Outcomes of 36 when one of two has `ahead` more to add.
struct Contest {
  int wins = 0, loses = 0;
};
Contest contest(int ahead);
std::string chances(const Contest&);  // "7/12 to win, 5/18 to lose, 5/36 nothing"

}  // namespace fyrd::merlin::simple
