// Dice that come back at the end of a turn, and those of the fallen that leave the game (NOT-014, NOT-015, NOT-144,
// NOT-A19, NOT-A34, A96).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// Whose bound die leaves the game for the fallen, when no free one is left (NOT-A19).
class LossOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  static constexpr Verb all[] = {{"lose", uses_figure}};
  LossOrder(Here here, Side who) : QuestionOf(here, "loss", "NOT-A19", all, who) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Choice quiet() const override;
  FigureId read(const Choice& c) const { return c.figure; }

  static bool may_lose(const State& s, Side side, FigureId id) {  // locked dice are never needed
    return s[id].side == side && s.man(id).plain + s.man(id).aiming > 0;
  }
};
void return_dice(Now);

}  // namespace fyrd::nottingham
