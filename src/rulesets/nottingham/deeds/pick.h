// The small choices around a blow: which arm, whom next, which way, what is dropped (NOT-069, NOT-127, NOT-129).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// Which of several: the arm to strike with, the next target of a cleave, the direction, the weapon to be dropped.
class PickOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum class Of : std::uint8_t { arm, second_target, cleave_way, disarmed };
  static constexpr Verb a_number[] = {{"pick", uses_number}}, a_figure[] = {{"pick", uses_target}};
  PickOrder(Here, Of, FigureId about, std::uint64_t allowed, FigureId against = nobody);

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Choice quiet() const override;
  int read(const Choice&) const;  // the number picked, or the index of the figure

  const Of of;
  const std::uint64_t allowed;  // a bit for each number, or for each figure
  const FigureId against;

 private:
  std::string label(int) const;
};

}  // namespace fyrd::nottingham
