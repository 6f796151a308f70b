// What a position promises a side: weights of what can be counted on a table, fitted from many battles and kept as
// data. Whole numbers throughout, so that who plays by it plays the same everywhere.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/table/figure.h"

namespace fyrd {

class Battle;

constexpr int certain = 1 << 16;  // a chance of one

// The chance at so many thousandths of a logit.
int logistic(std::int64_t thousandths);

struct Value {
  // In thousandths of a logit for each unit that a side has more than the others: at the beginning, and from turn
  // `turns` on.
  struct Weight {
    std::string of;  // "worth", "figures", or the key of a number that sides show
    int early = 0, late = 0;
  };
  std::vector<Weight> weights;
  std::vector<int> sides;  // what each side begins with, in thousandths of a logit
  int turns = 8;

  // That the side wins, of `certain`; of a battle that is over, whether it has. A draw is half.
  int chance(const Battle&, const Tabletop&, Side) const;
};

// What the weights weigh, by name, for a side against all others: what can be fitted to.
struct Measure {
  std::string of;
  std::int64_t more = 0;
};
std::vector<Measure> measures(const Battle&, const Tabletop&, Side);

// Who knows nothing better counts people.
Value plain_value();

}  // namespace fyrd
