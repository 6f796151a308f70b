// Combat of the simple game: one die a side, the higher takes one figure (MER-S-001 … MER-S-003, MER-S-A01 … A03, A08).
#pragma once

#include "rulesets/merlin/simple/battle.h"

namespace fyrd::merlin::simple {

constexpr int biggest_gang = 3;  // MER-S-002

bool charging(const SimpleBattle&, const State&, FigureId rider, FigureId into);
Tally personal_tally(const SimpleBattle&, const State&, FigureId, FigureId against);
Tally gang_tally(const SimpleBattle&, const State&, std::span<const FigureId> gang, FigureId against);
bool any_combat(const SimpleBattle&, const State&);
// Whether one of the active side may still attack this enemy (MER-S-A08).
bool may_attack(const SimpleBattle&, const State&, FigureId attacker, FigureId enemy);

class CombatOrder final : public QuestionOf<SimpleBattle, State> {
 public:
  enum : std::uint8_t { done, fight };
  CombatOrder(const SimpleBattle& b, const State& s) : QuestionOf(b, s, "fight", "MER-S-001", s.active) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;
};

// MER-S-A02 the lone man who beat a gang says which of them falls.
class LossOrder final : public QuestionOf<SimpleBattle, State> {
 public:
  LossOrder(const SimpleBattle& b, const State& s, FigureId winner, std::span<const FigureId> gang)
      : QuestionOf(b, s, "loss", "MER-S-A02", s[winner].side, winner), gang(gang) {}
  const std::span<const FigureId> gang;

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Choice quiet() const override { return falls(gang[0]); }
  FigureId read(const Choice& c) const { return c.target; }
  static Choice falls(FigureId id);
};

// The step of the fighting phase: one combat, or the side has fought enough.
void fighting(const SimpleBattle&, State&, Play&);

}  // namespace fyrd::merlin::simple
