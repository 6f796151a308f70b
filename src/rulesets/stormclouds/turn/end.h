// The End phase: spells fade, the aim is judged, Heroes test their nerve (STO-020, STO-022, STO-041, STO-042, STO-A06 …
// STO-A08, STO-A29, STO-A48).
#pragma once

#include "rulesets/stormclouds/turn/dig.h"

namespace fyrd::stormclouds {

// Which Hero of a side tests next, and what he puts into it.
class TestOrder final : public ShortQuestion<StormcloudsBattle, State> {
 public:
  static constexpr Verb all[] = {{"test", uses_figure | uses_number}};
  TestOrder(Here here, Side side) : ShortQuestion(here, "test", "STO-041", all, side) {}

  std::string prompt() const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;

 protected:
  Refusal refusal(const Choice&) const override;
};

FigureSet to_test(const State&, Side);
void end_of_turn(Now);
void tests(Now);
void trauma_test(Now, FigureId, int digs);

}  // namespace fyrd::stormclouds
