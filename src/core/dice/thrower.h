// How dice fall: faces that follow from what is thrown and why, by whatever a game has been given.
#pragma once

#include <functional>

#include "core/dice/seeded.h"

namespace fyrd {

// The same key always gives the same faces, those of fewer dice first. Nothing: dice do not fall by themselves.
using Thrower = std::function<Roll(Pool, const DiceKey&)>;

// Every face equally likely, from 32-bit words: a word in the last, uneven share of its range is passed over.
template <class Words>
int even_face(int sides, Words&& words) {
  const std::uint64_t even = (std::uint64_t{1} << 32) / static_cast<std::uint64_t>(sides) * sides;
  for (;;)
    if (const std::uint32_t word = words(); word < even) return static_cast<int>(word % sides) + 1;
}

}  // namespace fyrd
