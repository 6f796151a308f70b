// Combat of the simple game: one die a side, the higher takes one figure (MER-S-001 … MER-S-003, MER-S-A01 … A03, A08).
#pragma once

#include "rulesets/merlin/simple/battle.h"

namespace fyrd::merlin::simple {

constexpr int biggest_gang = 3;  // MER-S-002

bool charging(Here, FigureId rider, FigureId into);
Tally combat_tally(Here, FigureId, FigureId against);
Tally combat_tally(Here, std::span<const FigureId> gang, FigureId against);
bool any_combat(Here);
// Whether one of the active side may still attack this enemy (MER-S-A08).
bool may_attack(Here, FigureId attacker, FigureId enemy);

class CombatOrder final : public QuestionOf<SimpleBattle, State> {
 public:
  enum : std::uint8_t { done, fight };
  static constexpr Verb all[] = {{"done"}, {"fight", uses_figures | uses_target}};
  explicit CombatOrder(Here here) : QuestionOf(here, "fight", "MER-S-001", all, here.s.active) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;
};

// MER-S-A02 the lone man who beat a gang says which of them falls.
class LossOrder final : public QuestionOf<SimpleBattle, State> {
 public:
  static constexpr Verb all[] = {{"falls", uses_target}};
  LossOrder(Here here, FigureId winner, std::span<const FigureId> gang)
      : QuestionOf(here, "loss", "MER-S-A02", all, here[winner].side, winner), gang(gang) {}
  const std::span<const FigureId> gang;

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Choice quiet() const override { return falls(gang[0]); }
  FigureId read(const Choice& c) const { return c.target; }
  static Choice falls(FigureId id) { return {.target = id}; }
};

// The step of the fighting phase: one combat, or the side has fought enough.
void fighting(Now);

}  // namespace fyrd::merlin::simple
