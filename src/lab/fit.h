// The value of positions, fitted from battles that computer players fight against each other: a logistic regression.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "core/play/battle.h"

namespace fyrd {

struct Fitted {
  Value value;
  std::uint32_t games = 0;
  std::size_t positions = 0;
  // On games it was not fitted to: how often of two positions, one of them won, it prefers the won one; and by how much
  // what it says is off what happens, on average over tenths.
  double auc = 0, off = 0;
};

// From battles of the script against itself that errs now and then, so that more than its own habits is seen. The same
// for any number of threads.
Fitted fit_value(const Battle&, std::uint32_t games, std::uint64_t seed, unsigned threads,
                 const std::function<bool(std::uint32_t done)>& progress = {});

// How good the value is that a battle has: as of one fitted now, on battles of its own.
struct Quality {
  double auc = 0, off = 0;
};
Quality judge_value(const Battle&, std::uint32_t games, std::uint64_t seed, unsigned threads);

}  // namespace fyrd
