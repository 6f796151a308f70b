// Chances of tests as small tables.
#include "rulesets/nottingham/quick/chance.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace fyrd::nottingham {

namespace {

constexpr int most_dice = 6, most_value = 6 + most_dice - 1;
constexpr int million = 1'000'000;

// Of a throw of so many dice: how often, in a million, it is worth each value (NOT-024); value 1 is all ones.
constexpr auto values = [] {
  std::array<std::array<int, most_value + 1>, most_dice + 1> table{};
  for (int n = 1; n <= most_dice; ++n) {
    std::int64_t all = 1, below = 0;
    for (int i = 0; i < n; ++i) all *= 6;
    for (int v = 1; v <= 5; ++v) {
      std::int64_t up_to = 1;
      for (int i = 0; i < n; ++i) up_to *= v;
      table[n][v] = static_cast<int>((up_to - below) * million / all);
      below = up_to;
    }
    std::int64_t choose = 1;
    for (int sixes = 1; sixes <= n; ++sixes) {
      choose = choose * (n - sixes + 1) / sixes;
      std::int64_t others = 1;
      for (int i = 0; i < n - sixes; ++i) others *= 5;
      table[n][5 + sixes] = static_cast<int>(choose * others * million / all);
    }
  }
  return table;
}();

int clamped(int dice) { return std::clamp(dice, 1, most_dice); }

}  // namespace

int chance_of_value(int dice, int least) {
  const auto& of = values[clamped(dice)];
  int sum = 0;
  for (int v = std::max(2, least); v <= most_value; ++v) sum += of[v];
  return sum / 1000;
}

int chance_of_best(int dice, int least) {
  if (least <= 1) return 1000;
  int sum = 0;
  for (int v = least; v <= most_value; ++v) sum += values[clamped(dice)][std::max(v, 1)];
  return least > 6 ? 0 : sum / 1000;
}

int chance_to_beat(int dice, int ahead, int other_dice) {
  const auto &mine = values[clamped(dice)], &theirs = values[clamped(other_dice)];
  std::int64_t sum = 0;
  for (int v = 2; v <= most_value; ++v) {
    std::int64_t less = theirs[1];  // all ones never hold
    for (int w = 2; w <= most_value && w < v + ahead; ++w) less += theirs[w];
    sum += less * mine[v];
  }
  return static_cast<int>(sum / million / 1000);
}

}  // namespace fyrd::nottingham
