// Routing, and how a battle ends (NOT-057, NOT-058, NOT-059, NOT-A48, A100, NOT-X52).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// Why a battle ended; the plots' own verdicts begin at 10.
enum : std::uint8_t { no_verdict, enemy_routed, all_routed, last_turn, nobody_acts, first_plot_verdict = 10 };

// A band leaves the field: what is left of it is taken off (NOT-A100).
void rout(Now, Side);

void judge_turn(Now);
void end_turn(Now);                     // NOT-058 who has given up leaves; then the next turn begins, if there is one
const char* ending_rule(const State&);  // what the battle ended by

// NOT-A48 objectives first, then rout; after every action and at the end of a turn.
void judge(Now);

}  // namespace fyrd::nottingham
