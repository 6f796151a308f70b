// Setting up: the players' edge, their Heroes one by one, then the Villains (STO-081, STO-082, STO-A26, STO-A45,
// STO-A46).
#pragma once

#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

class EdgeOrder final : public ShortQuestion<StormcloudsBattle, State> {
 public:
  EdgeOrder(const StormcloudsBattle& b, const State& s) : ShortQuestion(b, s, "edge", "STO-081", Side{0}) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Edge read(const Choice& c) const { return static_cast<Edge>(c.number); }

 protected:
  Refusal refusal(const Choice&) const override;
};

class DeployOrder final : public QuestionOf<StormcloudsBattle, State> {
 public:
  DeployOrder(const StormcloudsBattle& b, const State& s, FigureId hero, const Zone& zone)
      : QuestionOf(b, s, "deploy", "STO-081", s[hero].side, hero), zone(zone) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Choice quiet() const override;

  const Zone zone;

 private:
  template <class Each>
  void each_place(int most, Each&&) const;
};

void choose_edge(const StormcloudsBattle&, State&, Play&);
void set_up_heroes(const StormcloudsBattle&, State&, Play&);
void set_up_villains(const StormcloudsBattle&, State&, Play&);
void begin_turn(const StormcloudsBattle&, State&);

}  // namespace fyrd::stormclouds
