// Sixes thrown again, sixes in a pool, slowing dice (DRK-002, DRK-003, DRK-044, DRK-A01, DRK-A04).
#include "rulesets/darkages/die.h"

namespace fyrd::darkages {

int throw_die(Play& play, const Why& why) {
  const Why again{why.rule, "a six again", why.by, why.at, why.side};
  if (const int first = play.roll(d(6), why).sum(); first < 6) return first;
  if (play.roll(d(6), again).sum() < 6) return 6;
  return play.roll(d(6), again).sum() < 6 ? 7 : highest;  // DRK-044
}

Fraction chance_of(int value) {
  if (value < 1 || value > highest) return {};
  return value < 6 ? Fraction(1, 6) : value == 6 ? Fraction(5, 36) : value == 7 ? Fraction(5, 216) : Fraction(1, 216);
}

Fraction shot_chance(int modifiers, int need) {
  Fraction chance;
  for (int value = 1; value <= highest; ++value) {
    if (shot_hits(value, modifiers, need)) chance += chance_of(value);
  }
  return chance;
}

int pooled_hits(const Roll& dice, int modifiers, int need) {
  const int sixes = dice.count(6), face = need - modifiers;
  if (face > highest) return 0;
  if (face == 8) return sixes / 3;
  if (face == 7) return sixes / 2;
  return dice.at_least(face > 2 ? face : 2);
}

Slowing slowing(const Roll& dice, bool very_difficult) {
  const int sixes = dice.count(6);
  return {dice.size() == 1 || very_difficult ? sixes > 0 : sixes == dice.size(), dice.sum()};
}

}  // namespace fyrd::darkages
