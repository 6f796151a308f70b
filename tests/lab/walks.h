// Pairs as they come of battles, made up: differences of quarters with a given mean, many of them alike.
#pragma once

#include "core/dice/seeded.h"
#include "lab/decide.h"

namespace fyrd {

// Two variants on the same dice, both ends of the table: most pairs come to the same. `alike` of a thousand are.
class Pairs {
 public:
  Pairs(std::uint64_t seed, double mean, int alike)
      : random_(seed, Stream::decoration, 7), mean_(mean), alike_(alike) {}
  double next() {
    if (chance() < alike_ / 1000.0) return 0;
    // Of the others a half is by a half of a battle, and the rest by a whole one or a quarter.
    const double size = chance() < 0.5 ? 0.5 : chance() < 0.5 ? 1 : 0.25;
    const double mean_size = 0.5 * 0.5 + 0.25 * 1 + 0.25 * 0.25, lean = mean_ / (mean_size * (1 - alike_ / 1000.0));
    return chance() < (1 + lean) / 2 ? size : -size;
  }

 private:
  double chance() { return random_.next() / 4294967296.0; }
  Random random_;
  double mean_;
  int alike_;
};

}  // namespace fyrd
