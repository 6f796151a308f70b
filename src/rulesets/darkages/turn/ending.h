// How battles end, loot and captives (DRK-X04, DRK-X07).
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

int points_left(const DarkAgesBattle&, const State&, Side);         // DRK-X04 in play, or home
int points_holding(const DarkAgesBattle&, const State&, Side);      // DRK-X07 at the objective
int count_off(const State&);                                        // DRK-X07 loot
bool home_edge(const DarkAgesBattle&, const Figure&, Side, Point);  // the edge behind a side's zone
Point way_home(const DarkAgesBattle&, const State&, FigureId);      // the nearest place at that edge

void after_movement(const DarkAgesBattle&, State&, Play&);  // loot picked up and carried off, captives freed
void drop_loot(const DarkAgesBattle&, State&, FigureId);
void judge(const DarkAgesBattle&, State&, Play&);  // at the end of a turn

}  // namespace fyrd::darkages
