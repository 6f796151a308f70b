// The small choices around a blow: which arm, whom next, which way, what is dropped (NOT-069, NOT-127, NOT-129).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// Which of several: the arm to strike with, the direction of a cleave, the weapon to be dropped.
class PickOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum class Of : std::uint8_t { arm, cleave_way, disarmed };
  static constexpr Verb all[] = {{"pick", uses_number}};
  PickOrder(Here, Of, FigureId about, unsigned numbers, FigureId against = nobody);

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Choice quiet() const override;
  int read(const Choice& c) const { return c.number; }

  const Of of;
  const unsigned numbers;  // a bit for each that may be picked
  const FigureId against;

 private:
  std::string label(int) const;
};

// Whom the second blow strikes (NOT-A83).
class SecondTargetOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  static constexpr Verb all[] = {{"pick", uses_target}};
  SecondTargetOrder(Here here, FigureId about, FigureSet targets)
      : QuestionOf(here, "pick", "NOT-A83", all, here[about].side, about), targets(targets) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Choice quiet() const override { return {.target = targets.first()}; }
  FigureId read(const Choice& c) const { return c.target; }

  const FigureSet targets;
};

}  // namespace fyrd::nottingham
