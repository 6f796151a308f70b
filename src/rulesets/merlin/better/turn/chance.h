// What an attack can come to: so many dice that hit from a face on, against so many that save (MER-B-006, MER-B-007).
#pragma once

#include <array>

#include "core/dice/fraction.h"

namespace fyrd::merlin::better {

// The chance that hits are left after the defence.
Fraction chance_to_fell(int dice, int hits, int defence, int saves);

// The same of a thousand, for players in a hurry.
class ChanceTable {
 public:
  ChanceTable() = default;
  explicit ChanceTable(int saves);
  int of(int dice, int hits, int defence) const;

 private:
  static constexpr int rows = 7, most_defence = 12;  // as many dice as an attack has
  std::array<std::array<std::array<std::int16_t, most_defence + 1>, rows>, 7> table_{};
};

}  // namespace fyrd::merlin::better
