// How a battle will end, as a side may know.
#pragma once

#include "core/play/facts.h"
#include "rulesets/scenario.h"

namespace fyrd {

// After which turn, what is to be held or taken, and how many of its own are there.
inline void tell_end(Facts& facts, int last_turn, const std::optional<Objective>& objective, Side side, int there) {
  facts.add("last_turn", last_turn);
  if (!objective) return;
  facts.add("aim", objective->name, objective->holder == side ? "to hold" : "to take");
  facts.add("there", there);
}

}  // namespace fyrd
