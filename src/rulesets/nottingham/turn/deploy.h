// Footing up: one figure at a time, where the plot wants it, with something in its hands (NOT-A99, NOT-119, NOT-X40).
#pragma once

#include "rulesets/nottingham/plots/plot.h"

namespace fyrd::nottingham {

class DeployOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum : std::uint8_t { place, ride };  // NOT-119 whoever has a warhorse may begin in the saddle
  DeployOrder(const NottinghamBattle& b, const State& s, const Wave& wave, int house)
      : QuestionOf(b, s, "deploy", "NOT-A99", wave.side), wave(wave), house(house) {}

  std::span<const Verb> verbs() const override;
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
  MachineOrder(const NottinghamBattle& b, const State& s, int machine)
      : QuestionOf(b, s, "machine", "NOT-X40", s.machines[static_cast<std::size_t>(machine)].side), machine(machine) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }

  const int machine;
};
void deployment(const NottinghamBattle&, State&, Play&);

}  // namespace fyrd::nottingham
