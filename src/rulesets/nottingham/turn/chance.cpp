// Best dice and sixes, counted.
#include "rulesets/nottingham/turn/chance.h"

#include <algorithm>

namespace fyrd::nottingham {

namespace {

Fraction power(const Fraction& base, int times) {
  Fraction product(1);
  for (int i = 0; i < times; ++i) product *= base;
  return product;
}

Fraction sixes_at_least(int dice, int sixes) {
  Fraction below;
  Fraction::Whole ways = 1;
  for (int n = 0; n < sixes && n <= dice; ++n) {
    below += Fraction(ways) * power({1, 6}, n) * power({5, 6}, dice - n);
    ways = ways * (dice - n) / (n + 1);
  }
  return Fraction(1) - below;
}

}  // namespace

Fraction worth_at_least(int dice, int value) {
  if (dice <= 0) return value <= 0 ? 1 : 0;
  if (value <= 1) return 1;
  return value <= 6 ? Fraction(1) - power({value - 1, 6}, dice) : sixes_at_least(dice, value - 5);  // NOT-024
}

Fraction chance_to_pass(int dice, int sum, int target) {
  return worth_at_least(dice, std::max(2, target - sum + 1));  // NOT-025, NOT-A01
}

std::string must_beat(int target, const char* unless) {
  return "The best die and the sum must be more than " + std::to_string(target) + unless + ".";
}

Fraction chance_to_block(const Guard& g) {
  if (g.block_dice == 0) return Fraction(1) - chance_to_pass(g.dice, g.sum, g.target);
  Fraction blocked = Fraction(1) - worth_at_least(g.dice, 2);  // NOT-A03 nothing but ones
  for (int value = 2; value <= 5 + g.dice; ++value) {
    const Fraction here = worth_at_least(g.dice, value) - worth_at_least(g.dice, value + 1);
    const bool weak = g.floor && value + g.sum <= g.target;
    blocked += here * (weak ? Fraction(1) : worth_at_least(g.block_dice, std::max(2, value + g.sum - g.parry)));
  }
  return blocked;
}

}  // namespace fyrd::nottingham
