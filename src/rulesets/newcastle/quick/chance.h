// Contests and damage of a thousand, for players in a hurry (NEW-050, NEW-060).
#pragma once

#include "rulesets/newcastle/deeds/contest.h"

namespace fyrd::newcastle {

class ChanceTable {
 public:
  static const ChanceTable& get();  // of the rules themselves, the same for every battle

  int win(int need, int his_need) const;    // he gets through
  int harm(int dice, int toughness) const;  // what a hit takes of a man who is unhurt

 private:
  ChanceTable();
  static constexpr int needs = 22, most_dice = 8;  // 1 and below, … 21 and above
  std::array<std::array<std::int16_t, needs + 1>, needs + 1> win_{};
  std::array<std::array<std::int16_t, needs + 1>, most_dice + 1> harm_{};
};

}  // namespace fyrd::newcastle
