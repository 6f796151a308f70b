// Shooting in the simple game: the shooter risks nothing (MER-S-004, MER-S-005, MER-S-A06, A07, A09, A10).
#pragma once

#include "rulesets/merlin/deeds/shots.h"
#include "rulesets/merlin/simple/battle.h"

namespace fyrd::merlin::simple {

WhyNot cannot_shoot(Here, FigureId shooter);                 // at all
WhyNot cannot_hit(Here, FigureId shooter, FigureId target);  // him of all enemies

Length range(const SimpleBattle&, FigureId shooter);
Tally shooting_tally(const SimpleBattle&, FigureId shooter);
Tally target_tally(const SimpleBattle&, FigureId target);

class ShotOrder final : public ShotQuestion<SimpleBattle, State> {
 public:
  explicit ShotOrder(Here here);
  bool begins() const override { return true; }

 private:
  void explain_shot(const Choice&, Explanation&) const override;
};

// The step of the shooting phase: one shot, or the side has shot enough.
void shooting(Now);
// MER-S-A10 who has stood still for a turn after his shot has loaded again.
void reload(const SimpleBattle&, State&);

}  // namespace fyrd::merlin::simple
