// Aiming and shooting (NOT-062 … NOT-065, NOT-102 … NOT-104, NOT-136, NOT-138, NOT-163, NOT-164, NOT-A11 … A16, A77).
#pragma once

#include "core/play/cure.h"
#include "rulesets/nottingham/deeds/deed.h"
#include "rulesets/nottingham/turn/dice.h"
#include "rulesets/nottingham/turn/sum.h"

namespace fyrd::nottingham {

// The bow or crossbow somebody holds; nothing: none.
ItemId bow_of(Here, FigureId);

// What forbids a shot.
namespace no_shot {
// clang-format off
inline constexpr Reason
    no_bow{"no_bow", "{by} has no bow or crossbow in his hands.", "NOT-063", cure::a_bow},
    not_loaded{"not_loaded", "{by}'s crossbow is not loaded.", "NOT-104", cure::loaded},
    no_enemy{"not_an_enemy", "{at} is no enemy.", "NOT-A78", cure::an_enemy},
    out{"out_of_action", "{at} is out of action.", "NOT-A78", cure::in_battle},
    unseen{"unseen", "{by} does not see {at}.", "NOT-063"},
    fog{"fog", "{at} is lost in the fog.", "NOT-164", cure::nearer},
    few_dice{"few_dice", "One die to aim with and one to shoot with, at least.", "NOT-A77", cure::more_dice};
// clang-format on
}  // namespace no_shot
WhyNot cannot_aim(Here, FigureId, FigureId target);  // NOT-A77 loaded or not
WhyNot cannot_shoot(Here, FigureId, FigureId target);

Tally shot_tally(Here, FigureId, FigureId target);  // NOT-064
Tally shot_tally(Here, FigureId, FigureId target,
                 bool hidden);  // taking it for granted whether ground or people hide him
Tally shot_wound_tally(Here, FigureId, FigureId target);
ShotFacts shot_facts(Here, FigureId, FigureId target, Length range_step, bool hidden);  // of bows and ballistas alike
// NOT-A13 the full steps of ten inches to a target, height counted in.
int range_steps(Here, FigureId, FigureId target, Length step);
// NOT-115, NOT-140 a shield in hand towards somebody.
bool shielded(Here, FigureId target, FigureId from);

extern May may_aim, may_shoot, may_quickshot;
extern Do aim, shoot, quickshot;

}  // namespace fyrd::nottingham
