// A blow: who may strike whom with what, and its sums (NOT-066 … NOT-068, NOT-084, NOT-105 … NOT-117, NOT-123 …
// NOT-146, NOT-160, NOT-A09, NOT-A10, A49, A50).
#pragma once

#include "core/play/cure.h"
#include "rulesets/nottingham/deeds/sum.h"
#include "rulesets/nottingham/table/sight.h"
#include "rulesets/nottingham/turn/dice.h"

namespace fyrd::nottingham {

// What somebody strikes with: what is in his right hand, or in both; what is in his left; or bare hands (NOT-A49).
enum class Arm : std::uint8_t { main, left, bare };
ItemId item_of(Here, FigureId, Arm);  // nothing for bare hands
// NOT-069 the one that strikes the second of two blows
constexpr Arm other_arm(Arm first) { return first == Arm::left ? Arm::main : Arm::left; }
Arm armed(Here, FigureId);  // where he has a weapon, whatever he may do with it just now
Length reach_of(Here, FigureId, Arm);
bool is_weapon(const NottinghamBattle&, ItemId);
bool improvised(const NottinghamBattle&, ItemId);  // NOT-A50 a bow swung as a club

enum class Blow : std::uint8_t { attack, first, second, cleave, disarm, opportunity };
inline int target_of(const Numbers& n, Blow blow) { return blow == Blow::disarm ? n.disarm_target : n.target; }

// What keeps somebody from striking somebody with something.
namespace no_blow {
// clang-format off
inline constexpr Reason
    no_enemy{"not_an_enemy", "{at} is no enemy.", "NOT-A78", cure::an_enemy},
    out{"out_of_action", "{at} is out of action.", "NOT-A78", cure::in_battle},
    unseen{"unseen", "{by} does not see {at}.", "NOT-066"},
    out_of_reach{"out_of_reach", "{at} is {length} away; {by} reaches {most}.", "NOT-066"},
    no_arm{"no_weapon", "{by} has nothing to strike with.", "NOT-066", cure::a_weapon},
    few_dice{"few_dice", "What {by} holds needs more dice.", "NOT-107", cure::more_dice},
    not_charging{"not_charging", "A lance is for a charge on horseback.", "NOT-113"},
    no_weapon_to_drop{"no_weapon_to_drop", "{at} holds no weapon.", "NOT-129"};
// clang-format on
}  // namespace no_blow
WhyNot cannot_strike(Here, const Hand&, FigureId target, Arm, Blow);
WhyNot cannot_strike(Here, const Hand&, FigureId target, Blow);  // with any arm

// NOT-A09 was he far enough away when his activation began, and has he moved since?
bool charging(Here, const Hand&, FigureId target);

// The arms with which he can strike and of which none beats another in everything: between them he has a choice. None
// when he cannot strike.
using Arms = Set<Arm, std::uint8_t>;
Arms arms_for(Here, const Hand&, FigureId target, Blow);
// The one he uses unless he says otherwise; of who cannot strike, the one he has.
Arm usual_arm(Here, const Hand&, FigureId target, Blow);
// NOT-160 whether it is his to say if he claims his charge: it makes the blow harder and the wound worse.
bool may_rein(Here, const Hand&, FigureId target, Arm, Blow);

// The sum of a blow at somebody who stands so: `cleaves` counts the blows of a cleave.
Tally attack_tally(Here, const Hand&, FigureId target, Arm, Blow, int cleaves, const Stance&);
// All it may come to (NOT-A60).
std::vector<Tally> attack_tallies(Here, const Hand&, FigureId target, Arm, Blow, int cleaves = 0);
Tally block_tally(Here, FigureId blocker, FigureId attacker, ItemId with);
Tally wound_tally(Here, const Hand&, FigureId target, Arm, Blow = Blow::attack);
WoundFacts::With struck_with(const NottinghamBattle&, ItemId);  // NOT-A58
int damage_of(const NottinghamBattle&, ItemId);                 // in the hand, a bow's for a club included or not

}  // namespace fyrd::nottingham
