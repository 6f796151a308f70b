// How battles end (DRK-X04, DRK-X07).
#pragma once

#include "rulesets/darkages/table/place.h"

namespace fyrd::darkages {

enum class Ended : std::uint8_t {
  none,
  withdrew,
  both_withdrew,
  turn_limit,
  held,
  taken,
  carried_off,
  loot_kept,
  rescued,
  not_rescued
};

int points_left(Here, Side);     // DRK-X04 in play, or home
int points_holding(Here, Side);  // DRK-X07 at the objective
void judge(Now);                 // at the end of a turn

}  // namespace fyrd::darkages
