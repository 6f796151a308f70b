// One figure alone with the ground in Lord Merlin's more realistic game.
#pragma once

#include "tests/rulesets/merlin/realistic/stage.h"

namespace fyrd::merlin::realistic {

// One red figure looking north, and a far enemy.
struct Alone : RealisticStage {
  explicit Alone(const char* profile, const Json& more = {}) {
    red("Wat", profile, {60, 20}, more);
    blue("Far", "peasant", {10, 110});
  }
  // The pace of the turn before, by hand of a few turns straight on.
  void speed_up(Gait to) {
    first(fyrd::red);
    double y = 20;
    for (const Gait g : {Gait::walk, Gait::trot, Gait::run}) {
      if (g > to || !has_gait(here(), id("Wat"), g)) continue;
      y += static_cast<double>(least(here(), id("Wat"), g).units) / units_per_inch + 1;
      moves("Wat", g, {60, y});
      next_turn();
    }
  }
  double y() { return static_cast<double>((*this)["Wat"].at.y) / units_per_inch; }
};

}  // namespace fyrd::merlin::realistic
