// Blows in the better game: dice shared out among enemies in reach, then thrown (MER-B-004 … MER-B-006, MER-B-A08, A12,
// A13).
#pragma once

#include "rulesets/merlin/better/battle.h"

namespace fyrd::merlin::better {

// What keeps a figure from striking at all.
enum class NoBlow : std::uint8_t { nothing, routs, shot, no_dice };
NoBlow cannot_strike(const State&, FigureId);

// The weapon he would strike this enemy with: the one in his hand since his first blow this turn, or the best that
// reaches; -1 when none does.
int arm_against(const BetterBattle&, const State&, FigureId, FigureId enemy);
int dice_left(const BetterBattle&, const State&, FigureId, int arm);

class StrikeOrder final : public QuestionOf<BetterBattle, State> {
 public:
  enum : std::uint8_t { done, strike };
  StrikeOrder(const BetterBattle& b, const State& s) : QuestionOf(b, s, "strike", "MER-B-006", s.active) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return s_.attack_count == 0; }
  Explanation explain(const Choice&) const override;
};

// The step of the combat phase: dice are given to one blow, or the side has named all.
void striking(const BetterBattle&, State&, Play&);

}  // namespace fyrd::merlin::better
