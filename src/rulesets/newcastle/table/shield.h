// Where a man may turn his shield, and against whom it then is (NEW-044, NEW-A29, NEW-A48).
#pragma once

#include <string>

#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

// A way to turn, and those of some enemies whom the shield would meet.
struct Cover {
  Angle facing;
  FigureSet foes;
};
struct Covers {
  std::array<Cover, max_figures> ways;
  int count = 0;

  std::span<const Cover> all() const { return {ways.data(), static_cast<std::size_t>(count)}; }
};

FigureSet covered(Here, FigureId, Angle facing, FigureSet foes);
// Every set of enemies that half a table can hold, the largest only, where that is somebody more than now. He looks
// into the middle of them.
Covers covers(Here, FigureId, FigureSet foes);
std::string cover_label(Here, FigureId, const Cover&);  // "Sven turns his shield to Ann and Bob"

void turn_shield(Now, FigureId, Angle facing);  // NEW-A29

}  // namespace fyrd::newcastle
