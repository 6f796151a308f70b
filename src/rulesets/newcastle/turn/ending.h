// How battles end, and the cattle of a raid (NEW-080, NEW-A28, NEW-A52, NEW-X12).
#pragma once

#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

enum class Ended : std::uint8_t { none, fled, nobody_fine, turn_limit, held, taken, driven_home, herd_kept };

int count_fine(const State&, Side);                             // NEW-A28
int count_holding(const NewcastleBattle&, const State&, Side);  // NEW-X12 at the objective
int count_home(const State&);                                   // NEW-X12 beasts
Side better_off(const NewcastleBattle&, const State&);  // NEW-A52 by shares of fine men; nobody if they are equal
// At the end of each player's turn.
void judge(const NewcastleBattle&, State&, Play&);

// NEW-X12 the beast a raider stands near enough to drive; -1 for none.
int beast_near(const NewcastleBattle&, const State&, FigureId);
void drive_beast(const NewcastleBattle&, State&, Play&, FigureId, int beast);  // along with him to where he now stands
Length to_edge(const NewcastleBattle&, const Figure&);                         // the one behind his side's zone

}  // namespace fyrd::newcastle
