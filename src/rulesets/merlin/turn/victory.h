// How battles end, in all three games (MER-X03).
#pragma once

#include <array>

#include "rulesets/merlin/battle.h"

namespace fyrd::merlin {

enum class Ended : std::uint8_t { none, last_standing, nobody_left, turn_limit, held, taken, given_up };

// Figures of a side in play and not running; `routed` has a bit for each figure that runs.
int count_fighting(const Tabletop&, Side, std::uint64_t routed = 0);
int points_fighting(const MerlinBattle&, const Tabletop&, Side, std::uint64_t routed = 0);

// Those of a side who stand in the zone of the objective.
int count_holding(const MerlinBattle&, const Tabletop&, Side, std::uint64_t routed = 0);

// At the end of a turn: a side without anybody left has lost; after the last turn the objective or points decide.
void judge_end_of_turn(const MerlinBattle&, Tabletop&, Play&, std::uint64_t routed = 0);
void judge_end_of_turn(const MerlinBattle&, Tabletop&, Play&, std::uint64_t routed, std::array<bool, 2> beaten);
std::string verdict_text(const MerlinBattle&, const Tabletop&);

}  // namespace fyrd::merlin
