// Aiming and shooting (NOT-062 … NOT-065, NOT-102 … NOT-104, NOT-136, NOT-138, NOT-163, NOT-164, NOT-A11 … A16, A77).
#pragma once

#include "rulesets/nottingham/turn/dice.h"
#include "rulesets/nottingham/turn/sum.h"

namespace fyrd::nottingham {

// The bow or crossbow somebody holds; nothing: none.
ItemId bow_of(Here, FigureId);

struct NoShot {
  enum class By : std::uint8_t { nothing, no_bow, not_loaded, no_enemy, out, unseen, fog, few_dice } by = By::nothing;
  explicit operator bool() const { return by != By::nothing; }
};
NoShot cannot_aim(Here, FigureId, FigureId target);  // NOT-A77 loaded or not
NoShot cannot_shoot(Here, FigureId, FigureId target);
Refusal shot_refusal(const NottinghamBattle&, FigureId, FigureId target, NoShot);

Tally shot_tally(Here, FigureId, FigureId target);  // NOT-064
Tally shot_tally(Here, FigureId, FigureId target,
                 bool hidden);  // taking it for granted whether ground or people hide him
Tally shot_wound_tally(Here, FigureId, FigureId target);
ShotFacts shot_facts(Here, FigureId, FigureId target, Length range_step, bool hidden);  // of bows and ballistas alike
// NOT-A13 the full steps of ten inches to a target, height counted in.
int range_steps(Here, FigureId, FigureId target, Length step);
// NOT-115, NOT-140 a shield in hand towards somebody.
bool shielded(Here, FigureId target, FigureId from);

void aim(Now, Hand&, FigureId target);
void shoot(Now, Hand&, FigureId target);
void quickshot(Now, Hand&, FigureId target);

}  // namespace fyrd::nottingham
