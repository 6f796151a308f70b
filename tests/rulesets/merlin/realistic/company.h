// A company that loses a man, for tests of nerve and of those who run.
#pragma once

#include "tests/rulesets/merlin/realistic/stage.h"

namespace fyrd::merlin::realistic {

// Odo, who is shot or struck, has friends about; more of his force stand far away, so that a quarter is not reached.
struct Company : RealisticStage {
  explicit Company(int far = 8) {
    red("Alan", "longbowman", {60, 30});
    blue("Odo", "peasant", {60, 45});
    for (int i = 0; i < far; ++i) blue(("Far" + std::to_string(i)).c_str(), "sergeant", {10.0 + 5 * i, 110});
  }
  // Alan shoots him down, and everything goes on to the throws for nerve.
  void odo_falls() {
    first(fyrd::red);
    shoots("Alan", "Odo"), to_dice(), two(12);
    while (asked() != "dice" && state().turn == 1) done();
  }
};

}  // namespace fyrd::merlin::realistic
