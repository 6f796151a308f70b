// Small tables, counted once.
#include "rulesets/newcastle/quick/chance.h"

#include <algorithm>

#include "rulesets/newcastle/deeds/damage.h"

namespace fyrd::newcastle {

namespace {

int thousandths(const Fraction& f) { return static_cast<int>(f.numerator() * 1000 / f.denominator()); }

// What each result is worth to the other side: a wounded man no longer counts, but still fights.
constexpr int worth[] = {0, 120, 1000 - 10 * wounded_worth, 1000, 1000};

int at(int n, int most) { return std::clamp(n, 0, most); }

}  // namespace

const ChanceTable& ChanceTable::get() {
  static const ChanceTable table;
  return table;
}

ChanceTable::ChanceTable() {
  for (int need = 0; need <= needs; ++need) {
    for (int his = 0; his <= needs; ++his) {
      win_[need][his] = static_cast<std::int16_t>(thousandths(contest_odds(need, his).gets_through()));
    }
  }
  for (int dice = 0; dice <= most_dice; ++dice) {
    for (int t = 0; t <= needs; ++t) {
      const auto odds = harm_odds(dice, std::max(t, 1));
      int sum = 0;
      for (int i = 0; i < std::ssize(odds); ++i) sum += thousandths(odds[i]) * worth[i] / 1000;
      harm_[dice][t] = static_cast<std::int16_t>(sum);
    }
  }
}

int ChanceTable::win(int need, int his_need) const { return win_[at(need, needs)][at(his_need, needs)]; }
int ChanceTable::harm(int dice, int toughness) const { return harm_[at(dice, most_dice)][at(toughness, needs)]; }

}  // namespace fyrd::newcastle
