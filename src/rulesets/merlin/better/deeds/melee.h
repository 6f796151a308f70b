// Blows in the better game: dice shared out among enemies in reach, then thrown (MER-B-004 … MER-B-006, MER-B-A08, A12,
// A13).
#pragma once

#include "rulesets/merlin/better/battle.h"

namespace fyrd::merlin::better {

WhyNot cannot_strike(Here, FigureId);  // at all
// The weapon he would strike this enemy with: the one in his hand since his first blow this turn, or the best that
// reaches; -1 when none does.
int arm_against(Here, FigureId, FigureId enemy);
int dice_left(Here, FigureId, int arm);

class StrikeOrder final : public QuestionOf<BetterBattle, State> {
 public:
  enum : std::uint8_t { done, strike };
  static constexpr Verb all[] = {{"done"}, {"strike", uses_figure | uses_target | uses_number}};
  explicit StrikeOrder(Here here) : QuestionOf(here, "strike", "MER-B-006", all, here.s.active) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return s_.attack_count == 0; }
  Explanation explain(const Choice&) const override;
};

// The step of the combat phase: dice are given to one blow, or the side has named all.
void striking(Now);

}  // namespace fyrd::merlin::better
