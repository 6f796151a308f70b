// Shooting in the better game: all shots are named, then thrown for (MER-B-003 … MER-B-006, MER-B-A12, MER-B-A13).
#pragma once

#include "rulesets/merlin/better/battle.h"

namespace fyrd::merlin::better {

WhyNot cannot_shoot(Here, FigureId shooter);                 // at all
WhyNot cannot_hit(Here, FigureId shooter, FigureId target);  // him of all enemies

class ShotOrder final : public QuestionOf<BetterBattle, State> {
 public:
  enum : std::uint8_t { done, shoot };
  static constexpr Verb all[] = {{"done"}, {"shoot", uses_figure | uses_target}};
  explicit ShotOrder(Here here) : QuestionOf(here, "shoot", "MER-B-006", all, here.s.active) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return s_.attack_count == 0; }
  Explanation explain(const Choice&) const override;
};

// The step of the shooting phase: one shot is named, or the side has named all.
void shooting(Now);
// MER-B-005 at the end of a turn: crossbows of those who stood still and did not shoot are loaded.
void reload(const BetterBattle&, State&);

}  // namespace fyrd::merlin::better
