// What a deed may come to while a die has still to say how its target stands (NOT-031, NOT-033, NOT-A60).
#pragma once

#include <algorithm>

#include "core/play/question.h"
#include "rulesets/nottingham/table/sight.h"

namespace fyrd::nottingham {

// The sums of all stances, each of them once.
template <class SumOf>
std::vector<Tally> each_sum(const std::vector<Stance>& stances, SumOf&& sum_of) {
  std::vector<Tally> all;
  for (const Stance& stance : stances) {
    const Tally sum = sum_of(stance);
    if (std::ranges::none_of(all, [&](const Tally& o) { return o.total() == sum.total(); })) all.push_back(sum);
  }
  return all;
}

// What the die will be asked.
void add_doubts(Here, FigureId by, FigureId at, bool area_matters, Covers*, Explanation&);

}  // namespace fyrd::nottingham
