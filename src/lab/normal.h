// How many standard errors chance passes how often.
#pragma once

#include <cmath>

namespace fyrd {

// Passed either way with this chance: 1.96 for once in twenty.
inline double normal_errors(double chance) {
  double low = 0, high = 40;
  for (int i = 0; i < 60; ++i) {
    const double middle = (low + high) / 2;
    (std::erfc(middle / std::sqrt(2.0)) > chance ? low : high) = middle;
  }
  return high;
}

}  // namespace fyrd
