// Counting dice that show a face or more (MER-B-006, MER-B-007).
#include "rulesets/merlin/better/turn/chance.h"

#include <algorithm>

#include "core/dice/distribution.h"

namespace fyrd::merlin::better {

Fraction chance_to_fell(int dice, int hits, int defence, int saves) {
  return oppose(Distribution::at_least(fyrd::dice(dice, 6), hits),
                Distribution::at_least(fyrd::dice(defence, 6), saves))
      .higher;
}

ChanceTable::ChanceTable(int saves) {
  for (int hits = 1; hits <= 6; ++hits) {
    for (int dice = 1; dice < rows; ++dice) {
      const Distribution attack = Distribution::at_least(fyrd::dice(dice, 6), hits);
      for (int defence = 0; defence <= most_defence; ++defence) {
        const Fraction chance = oppose(attack, Distribution::at_least(fyrd::dice(defence, 6), saves)).higher;
        table_[hits][dice][defence] = static_cast<std::int16_t>(chance.numerator() * 1000 / chance.denominator());
      }
    }
  }
}

int ChanceTable::of(int dice, int hits, int defence) const {
  return table_[std::clamp(hits, 0, 6)][std::clamp(dice, 0, rows - 1)][std::clamp(defence, 0, most_defence)];
}

}  // namespace fyrd::merlin::better
