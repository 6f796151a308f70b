// How battles end, in all three games (MER-X03).
#pragma once

#include <array>

#include "rulesets/merlin/battle.h"

namespace fyrd::merlin {

enum class Ended : std::uint8_t { none, last_standing, nobody_left, turn_limit, held, taken, given_up };

// Figures of a side in play and not running.
inline int count_fighting(const Tabletop& s, Side side, FigureSet routed = {}) {
  return (in_play(s, side) - routed).size();
}
int points_fighting(Here, Side, FigureSet routed = {});
int count_holding(Here, Side, FigureSet routed = {});  // those who stand in the zone of the objective

// At the end of a turn: a side without anybody left has lost; after the last turn the objective or points decide.
void judge_end_of_turn(Now, FigureSet routed = {});
void judge_end_of_turn(Now, FigureSet routed, std::array<bool, 2> beaten);

}  // namespace fyrd::merlin
