// The small choices around a blow: which arm, whether to charge, whom next, which way, what is dropped (NOT-069,
// NOT-127, NOT-129, NOT-160).
#pragma once

#include "rulesets/nottingham/deeds/blow.h"

namespace fyrd::nottingham {

using Picks = Set<int, std::uint32_t>;

// Which of several: the arm to strike with, a charge or none, the direction of a cleave, the weapon to be dropped.
class PickOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum class Of : std::uint8_t { arm, charge, cleave_way, disarmed };
  enum : int { claimed, reined };       // NOT-160 numbers of a charge
  enum : int { left, right, no_more };  // NOT-127 of a cleave
  static constexpr Verb all[] = {{"pick", uses_number}};
  PickOrder(Here, Of, const Hand&, Picks, FigureId against = nobody, Blow = Blow::attack, Arm = Arm::main,
            int cleaves = 0);

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Choice quiet() const override;
  Explanation explain(const Choice&) const override;
  int read(const Choice& c) const { return c.number; }

  const Of of;
  const Hand hand;
  const Picks picks;
  const FigureId against;
  const Blow blow;
  const Arm arm;  // of a charge
  const int cleaves;

 private:
  std::string label(int) const;
};

// Whom the second blow strikes (NOT-A83).
class SecondTargetOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  static constexpr Verb all[] = {{"pick", uses_target}};
  SecondTargetOrder(Here here, FigureId about, FigureSet targets, FigureId first)
      : QuestionOf(here, "pick", "NOT-A83", all, here[about].side, about), targets(targets), first(first) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Choice quiet() const override { return {.target = targets.has(first) ? first : targets.first()}; }
  FigureId read(const Choice& c) const { return c.target; }

  const FigureSet targets;
  const FigureId first;  // whom the first one struck
};

}  // namespace fyrd::nottingham
