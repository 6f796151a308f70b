// What a battle is about, and how it ends (STO-083, STO-084, STO-A24, STO-A25, STO-X18).
#pragma once

#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

// clang-format off
enum class Ended : std::uint8_t {
  none, looted, too_few, nightfall, watched, watch_broken, cart_through, cart_lost, slain
};
// clang-format on

Set<int, std::uint8_t> claimed(Here);  // STO-083 of the objectives
bool all_claimed(Here);
int experience(Here, FigureId);  // STO-X17 what a Hero has learned when it is over
int heroes_needed(Here);         // STO-A25 to claim everything at once
void judge(Now);                 // at the end of a Turn, before the Trauma Tests
void judge_survivors(Now);       // after them

}  // namespace fyrd::stormclouds
