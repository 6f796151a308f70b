// Which die counts, and how likely it is to be enough (STO-010, STO-011, STO-051, STO-A01, STO-A04).
#include "rulesets/stormclouds/turn/rolloff.h"

#include <algorithm>

namespace fyrd::stormclouds {

Luck luck_in(const Tally& tally) {
  Luck luck;
  for (const Modifier& m : tally.modifiers()) (m.value > 0 ? luck.blessed : luck.cursed) = true;
  return luck;
}

int taken(const Roll& roll, Luck luck) { return luck.net() < 0 ? roll.lowest() : roll.best(); }

Reading reading(int die, Luck luck, Marks marks) {
  return {luck.net() < 0 ? Reading::Of::lowest : Reading::Of::best, marks & ~marks_from(die + 1)};
}

int larger(int die) { return std::min(die + 2, 12); }
int smaller(int die) { return std::max(die - 2, 4); }

Distribution rolled(int die, Luck luck) {
  const Pool pool = dice(luck.dice(), die);
  return luck.net() < 0 ? Distribution::lowest(pool) : Distribution::best(pool);
}

Fraction success_chance(int die, Luck luck, int target) {
  return rolled(die, luck).chance([&](int roll) { return succeeds(roll, target); });
}

Fraction struck_chance(int number, int die, Luck luck) {
  return rolled(die, luck).chance([&](int roll) { return succeeds(number, roll); });
}

Distribution ambush_trauma(int die, Luck luck, int target, int stealth, Luck of_stealth) {
  const Fraction hit = success_chance(die, luck, target);
  const Distribution::Part parts[] = {{hit, rolled(stealth, of_stealth)},
                                      {Fraction(1) - hit, Distribution::certain(0)}};
  return Distribution::mixture(parts);
}

}  // namespace fyrd::stormclouds
