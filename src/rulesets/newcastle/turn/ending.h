// How battles end (NEW-080, NEW-A28, NEW-A52, NEW-X12).
#pragma once

#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

enum class Ended : std::uint8_t { none, fled, nobody_fine, turn_limit, held, taken, driven_home, herd_kept };

int count_fine(const State&);  // NEW-A28
int count_fine(const State&, Side);
int count_holding(Here, Side);           // NEW-X12 at the objective
Side better_off(Here);                   // NEW-A52 by shares of fine men; nobody if they are equal
bool by_shares(const NewcastleBattle&);  // NEW-A52 how flight is counted here
// NEW-080, NEW-A28 whether one side flees; as soon as somebody is hurt, or at the end of a turn.
void judge_flight(Now);
// At the end of each player's turn.
void judge(Now);

}  // namespace fyrd::newcastle
