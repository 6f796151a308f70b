// Exact chances of tests and of blocks, for whoever wants to know before the dice fall (NOT-022 … NOT-025, NOT-067).
#pragma once

#include <span>
#include <string>

#include "core/dice/fraction.h"

namespace fyrd::nottingham {

// NOT-024 that a throw is worth so much or more.
Fraction worth_at_least(int dice, int value);
// NOT-022 that a test is passed.
Fraction chance_to_pass(int dice, int sum, int target);
// What it takes, as explanations say it.
std::string must_beat(int target, const char* unless = "");

struct Guard {
  int dice = 0, sum = 0;          // of who strikes
  int block_dice = 0, parry = 0;  // of who blocks
  int target = 0;                 // that an unblocked blow must beat
  bool floor = false;             // NOT-A54 a blocked one, too
};
// NOT-067 that a blow does not get through.
Fraction chance_to_block(const Guard&);

// Somebody in a contest of activation.
struct Contender {
  int dice = 0, sum = 0;
};
// NOT-053, NOT-190, NOT-A03, NOT-A71 that the first of them acts; equals at the top throw again with the same dice.
Fraction chance_to_act(std::span<const Contender>);

}  // namespace fyrd::nottingham
