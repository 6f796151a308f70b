// Setting up: the players' edge, their Heroes one by one, then the Villains (STO-081, STO-082, STO-A26, STO-A32,
// STO-A45, STO-A46).
#pragma once

#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

class EdgeOrder final : public ShortQuestion<StormcloudsBattle, State> {
 public:
  static constexpr Verb all[] = {{"edge", uses_number}};
  explicit EdgeOrder(Here here) : ShortQuestion(here, "edge", "STO-081", all, Side{0}) {}

  std::string prompt() const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Edge read(const Choice& c) const { return static_cast<Edge>(c.number); }

 protected:
  Refusal refusal(const Choice&) const override;
};

class DeployOrder final : public QuestionOf<StormcloudsBattle, State> {
 public:
  static constexpr Verb all[] = {{"place", uses_path | uses_facing, "Set up"}};
  DeployOrder(Here here, FigureId hero, const Zone& zone)
      : QuestionOf(here, "deploy", "STO-081", all, here[hero].side, hero), zone(zone) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Choice quiet() const override;

  const Zone zone;

 private:
  template <class Each>
  void each_free_place(int most, Each&&) const;
};

void choose_edge(Now);
void set_up_heroes(Now);
void set_up_villains(Now);
void begin_turn(const StormcloudsBattle&, State&);

}  // namespace fyrd::stormclouds
