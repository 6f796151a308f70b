// Blows: attack, block, two weapons, cleave, disarm, opportunity (NOT-066 … NOT-069, NOT-080, NOT-127, NOT-129,
// NOT-A04, NOT-A17, NOT-A18, NOT-A55, NOT-A73, NOT-A75, NOT-A78 … A83).
#pragma once

#include "rulesets/nottingham/deeds/deed.h"
#include "rulesets/nottingham/turn/rolls.h"

namespace fyrd::nottingham {

// The actions.
extern May may_attack, may_use_two, may_cleave, may_disarm;
extern Do attack, two_weapons, cleave, disarm;
// NOT-080 a blow out of sequence with dice already taken; they bind here.
void strike_opportunely(Now, FigureId striker, FigureId mover, int dice);
bool may_strike_opportunely(Here, FigureId striker, FigureId mover, int dice);

// The throws of a blow: against a number, or against the dice of a block.
struct Clash {
  Throw thrown, against;
  Won won = Won::nobody;
};
Tally against_block(const NottinghamBattle&, const Tally& swing, int goal);  // NOT-A25 whether what is harder stays so
// With a floor a blow that is blocked must beat the number as well, with that sum (NOT-A54).
Clash clash(Play&, int dice, const Tally& swing, int block_dice, const Tally& parry, int goal, const Why&,
            const Tally* floor = nullptr);

// The opposed part that attack and thrust share: extra dice, a block, the throws. The blocker's dice are bound by
// `finish`, after the wound (NOT-A75).
struct Exchange {
  bool hit = false, blocked = false;  // blocked: a block was tried and held
  int block_dice = 0;
};
Exchange exchange(Now, Hand&, FigureId target, const Tally& swing, const Tally& parry, int goal, const Why&);
void finish(State&, FigureId target, const Exchange&);

}  // namespace fyrd::nottingham
