// Footing up: one figure at a time, where the plot wants it, with something in its hands (NOT-A99, NOT-119, NOT-X40).
#pragma once

#include "rulesets/nottingham/plots/plot.h"

namespace fyrd::nottingham {

class DeployOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum : std::uint8_t { place, ride };  // NOT-119 whoever has a warhorse may begin in the saddle
  static constexpr Verb all[] = {{"place", uses_figure | uses_path | uses_facing, "Set up on foot"},
                                 {"ride", uses_figure | uses_path | uses_facing, "Set up on horseback"}};
  DeployOrder(Here here, const Wave& wave, int house)
      : QuestionOf(here, "deploy", "NOT-A99", all, wave.side), wave(wave), house(house) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Choice quiet() const override;

  const Wave wave;
  const int house;  // NOT-210 the one drawn; -1: none

 private:
  Choice first_place(FigureId) const;
};

// NOT-X40 where a war machine goes, or that it stays at home.
class MachineOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum : std::uint8_t { leave, put };
  static constexpr Verb all[] = {{"leave"}, {"put", uses_path | uses_facing, "Put here"}};
  MachineOrder(Here here, int machine)
      : QuestionOf(here, "machine", "NOT-X40", all, here.s.machines[machine].side), machine(machine) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }

  const int machine;
};
void deployment(Now);

}  // namespace fyrd::nottingham
