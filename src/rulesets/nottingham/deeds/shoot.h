// Aiming and shooting (NOT-062 … NOT-065, NOT-102 … NOT-104, NOT-136, NOT-138, NOT-140, NOT-163, NOT-164, NOT-A11 …
// A16, A77, NOT-A78).
#pragma once

#include "core/play/cure.h"
#include "rulesets/nottingham/deeds/deed.h"
#include "rulesets/nottingham/deeds/sum.h"
#include "rulesets/nottingham/table/sight.h"
#include "rulesets/nottingham/turn/dice.h"

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

Tally shot_tally(Here, FigureId, FigureId target, const Stance&);  // NOT-064 at somebody who stands so
std::vector<Tally> shot_tallies(Here, FigureId, FigureId target);  // NOT-A60 all it may come to
Tally shot_wound_tally(Here, FigureId, FigureId target);
ShotFacts shot_facts(Here, FigureId, FigureId target, Length range_step, const Stance&);  // of bows and ballistas alike
// NOT-138 the state after so many dice of aiming, for whoever wants to know what a shot would be then.
State aimed(Here, FigureId, FigureId target, int dice);
// NOT-A13 the full steps of ten inches to a target, height counted in.
int range_steps(Here, FigureId, FigureId target, Length step);
// NOT-115, NOT-140 a shield in hand towards somebody in an area of his.
bool holds_shield(Here, FigureId);
bool shielded(Here, FigureId target, Quarter from);
inline bool shields_himself(Here here, FigureId, FigureId target, Quarter from) { return shielded(here, target, from); }
// Covered by how he lies and what he holds, whatever stands around him.
bool covers_himself(Here, FigureId by, FigureId target, Quarter from);

extern May may_aim, may_shoot, may_quickshot;
extern Do aim, shoot, quickshot;

}  // namespace fyrd::nottingham
