// Dice of attack and defence, and how an attack comes out (MER-B-003 … MER-B-008, MER-B-A01 … A04, A07, A10, A11).
#pragma once

#include "rulesets/merlin/better/battle.h"

namespace fyrd::merlin::better {

// How many dice a weapon has in his hand now: riders have those of a rider (MER-B-005, MER-B-A10).
int dice_with(const BetterBattle&, const State&, FigureId, const Arm&);
// The weapon with the most dice of those that reach an enemy; -1 when none does.
int best_arm(const BetterBattle&, const State&, FigureId, FigureId enemy);

Tally blow_tally(const BetterBattle&, const State&, FigureId, const Arm&);
Tally shot_tally(const BetterBattle&, FigureId shooter);
Tally guard_tally(const BetterBattle&, FigureId target);  // what he carries about
Tally defence_tally(const BetterBattle&, const State&, FigureId target, FigureId attacker, bool missile);
// Dice that a place and cover add to the defence (MER-B-008).
int place_dice(const BetterBattle&, const State&, FigureId target, FigureId attacker, bool missile);

// The step of a volley or a melee: throws for the next attack that was named, or buries the fallen after the last.
void resolve_attacks(const BetterBattle&, State&, Play&, Phase then);

}  // namespace fyrd::merlin::better
