// A blow: who may strike whom with what, and its sums (NOT-066 … NOT-068, NOT-084, NOT-105 … NOT-117, NOT-123 …
// NOT-146, NOT-160, NOT-A09, A49, A50).
#pragma once

#include "rulesets/nottingham/turn/dice.h"
#include "rulesets/nottingham/turn/sum.h"

namespace fyrd::nottingham {

// What somebody strikes with: the weapon in his right hand or his only one, the second one, or bare hands (NOT-A49).
enum class Arm : std::uint8_t { main, left, bare };
ItemId item_of(Here, FigureId, Arm);  // nothing for bare hands
Length reach_of(Here, FigureId, Arm);
bool is_weapon(const NottinghamBattle&, ItemId);
bool improvised(const NottinghamBattle&, ItemId);  // NOT-A50 a bow swung as a club

enum class Blow : std::uint8_t { attack, first, second, cleave, disarm, opportunity };

// What keeps somebody from striking somebody with something.
struct NoBlow {
  enum class By : std::uint8_t {
    nothing,
    no_enemy,
    out,
    unseen,
    out_of_reach,
    no_arm,
    few_dice,
    not_charging,
    no_weapon_to_drop
  } by = By::nothing;
  explicit operator bool() const { return by != By::nothing; }
};
NoBlow cannot_strike(Here, const Hand&, FigureId target, Arm, Blow);
NoBlow cannot_strike(Here, const Hand&, FigureId target, Blow);  // with any arm
Refusal blow_refusal(Here, const Hand&, FigureId target, NoBlow);

// NOT-A09 was he far enough away when his activation began, and has he moved since?
bool charging(Here, const Hand&, FigureId target);

// The sums of a blow: `cleaves` counts the blows of a cleave; `hidden` takes it for granted whether ground or people
// hide him.
Tally attack_tally(Here, const Hand&, FigureId target, Arm, Blow, int cleaves = 0);
Tally attack_tally(Here, const Hand&, FigureId target, Arm, Blow, int cleaves, bool hidden);
Tally block_tally(Here, FigureId blocker, FigureId attacker, ItemId with);
Tally wound_tally(Here, const Hand&, FigureId target, Arm);
WoundFacts::With struck_with(const NottinghamBattle&, ItemId);  // NOT-A58

}  // namespace fyrd::nottingham
