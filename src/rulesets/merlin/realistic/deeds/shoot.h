// Missiles: all named before any dice fall, all effects together (MER-R-010 … MER-R-015, MER-R-A06, A11, A12, A16, A23,
// A40 … A42, A49).
#pragma once

#include <algorithm>

#include "rulesets/merlin/deeds/shots.h"
#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

WhyNot cannot_shoot(Here, FigureId shooter);  // at all
WhyNot cannot_hit(Here, FigureId shooter, FigureId target);
Length range(const RealisticBattle&, FigureId shooter);  // MER-R-010

// What two dice must show: what the shot is, and what is shot at.
struct Shot {
  Missile missile = Missile::none;
  bool standing = false;  // a javelin, thrown so
  const char* armour = "";
  int row = 0, cover = 0;  // of armour; half, more than half, slit or window
};
Tally needed_tally(const Numbers&, FigureId target, const Shot&);
Tally needed_tally(Here, FigureId shooter, FigureId target);
int chances_to_throw(int needed);  // of 36

class ShotOrder final : public ShotQuestion<RealisticBattle, State> {
 public:
  explicit ShotOrder(Here here);
  bool begins() const override {
    return std::ranges::none_of(s_.men, [](const Man& man) { return !man.aim.none(); });
  }

 private:
  WhyNot takes_no_orders(FigureId) const override;
  void explain_shot(const Choice&, Explanation&) const override;
};

// The step in which shots are named: one of them, or the side has named enough.
void aiming(Now);
// The step in which they fly: one of them, or all their effects.
void shooting(Now);
// MER-R-011, MER-R-A23, A41 who has given this turn to loading is further on with it.
void reload(const RealisticBattle&, State&);

}  // namespace fyrd::merlin::realistic
