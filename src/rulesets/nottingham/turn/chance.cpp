// Best dice and sixes, counted.
#include "rulesets/nottingham/turn/chance.h"

#include <algorithm>
#include <vector>

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

// NOT-024, NOT-A03 that his throw comes to so much, or to less or nothing.
Fraction comes_to(const Contender& c, int total) {
  const int value = total - c.sum;
  return value < 2 ? Fraction(0) : worth_at_least(c.dice, value) - worth_at_least(c.dice, value + 1);
}
Fraction comes_to_less(const Contender& c, int total) {
  return Fraction(1) - worth_at_least(c.dice, std::max(2, total - c.sum));
}

// That these and no others of them are at the top.
Fraction on_top(std::span<const Contender> all, unsigned these) {
  int low = 2 + all[0].sum, high = low;
  for (const Contender& c : all) low = std::min(low, 2 + c.sum), high = std::max(high, 5 + c.dice + c.sum);
  Fraction sum;
  for (int total = low; total <= high; ++total) {
    Fraction so(1);
    for (std::size_t i = 0; i < all.size(); ++i)
      so *= (these >> i) & 1 ? comes_to(all[i], total) : comes_to_less(all[i], total);
    sum += so;
  }
  return sum;
}

}  // namespace

Fraction chance_to_act(std::span<const Contender> all) {
  if (all.size() == 1) return 1;
  const unsigned everybody = (1U << all.size()) - 1;
  Fraction again = on_top(all, everybody), nobody(1), acts;
  for (const Contender& c : all) nobody *= Fraction(1) - worth_at_least(c.dice, 2);
  again += nobody;
  for (unsigned these = 1; these < everybody; these += 2) {  // with the first of them
    std::vector<Contender> left;
    for (std::size_t i = 0; i < all.size(); ++i)
      if ((these >> i) & 1) left.push_back(all[i]);
    acts += on_top(all, these) * chance_to_act(left);
  }
  return acts / (Fraction(1) - again);
}

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
