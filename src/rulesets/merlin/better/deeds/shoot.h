// Shooting in the better game: all shots are named, then thrown for (MER-B-003 … MER-B-006, MER-B-A12, MER-B-A13).
#pragma once

#include "rulesets/merlin/better/battle.h"
#include "rulesets/merlin/deeds/shots.h"

namespace fyrd::merlin::better {

WhyNot cannot_shoot(Here, FigureId shooter);                 // at all
WhyNot cannot_hit(Here, FigureId shooter, FigureId target);  // him of all enemies

class ShotOrder final : public ShotQuestion<BetterBattle, State> {
 public:
  explicit ShotOrder(Here here);
  bool begins() const override { return s_.attack_count == 0; }

 private:
  void explain_shot(const Choice&, Explanation&) const override;
};

// The step of the shooting phase: one shot is named, or the side has named all.
void shooting(Now);
// MER-B-005 at the end of a turn: crossbows of those who stood still and did not shoot are loaded.
void reload(const BetterBattle&, State&);

}  // namespace fyrd::merlin::better
