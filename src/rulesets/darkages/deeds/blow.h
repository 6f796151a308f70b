// One blow: what is added to the die, what comes of it, and the exact chances (DRK-040 … DRK-046).
#pragma once

#include "rulesets/darkages/table/wall.h"
#include "rulesets/darkages/turn/die.h"

namespace fyrd::darkages {

enum class Result : std::uint8_t { miss, recoil, hit };

// DRK-042 … DRK-044 a die of 1 … 8 and what is added to it, against class and armour.
Result result(int value, int modifiers, int rank, int armour);

struct BlowOdds {
  Fraction hit, recoil, miss;
};
BlowOdds blow_odds(int modifiers, int rank, int armour);
Marks blow_marks(int modifiers, int rank, int armour);  // where the result changes

// DRK-045 two who strike each other at the same time with the same result: whose counts.
struct Blow {
  FigureId by, at;
  int value = 0, modifiers = 0;
  int rank = 0, armour = 0;  // of the striker
  Result result = Result::miss;
};
bool prevails(const Blow&, const Blow& over);  // neither does in a full tie (DRK-A05)

Tally blow_tally(const DarkAgesBattle&, const State&, FigureId by, FigureId at);  // DRK-040

}  // namespace fyrd::darkages
