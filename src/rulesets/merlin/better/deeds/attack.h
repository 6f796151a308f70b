// Dice of attack and defence, and how an attack comes out (MER-B-003 … MER-B-008, MER-B-A01 … A04, A07, A10, A11).
#pragma once

#include "rulesets/merlin/better/battle.h"

namespace fyrd::merlin::better {

// The dice of a weapon in somebody's hand: a mounted knight has those of a rider (MER-B-005, MER-B-A10, A19).
Modifier blow_dice(const Numbers&, const Arm&, bool knightly, bool charging);
Modifier blow_dice(Here, FigureId, const Arm&);
// The weapon with the most dice of those that reach an enemy; -1 when none does.
int best_arm(Here, FigureId, FigureId enemy);
Tally blow_tally(Here, FigureId, const Arm&, int given);  // so many of his dice
Tally shot_tally(const BetterBattle&, FigureId shooter);

// Where somebody is attacked, as far as it helps him: taken from the table, or said in words.
struct Post {
  bool higher = false, fortified = false;
  int cover = 0;  // against a missile: 1 half, 2 more than half, 3 a window or slit
};
struct PostDice {
  Modifier place, cover;
};
PostDice post_dice(const Numbers&, const Post&);  // MER-B-008, MER-B-A11
int post_dice(Here, FigureId target, FigureId attacker, bool missile);
Tally defence_tally(const Numbers&, FigureId, const Harness&, const Post&);
Tally defence_tally(Here, FigureId target, FigureId attacker, bool missile);

// The step of a volley or a melee: throws for the next attack that was named, or buries the fallen after the last.
void resolve_attacks(Now, Phase then);

}  // namespace fyrd::merlin::better
