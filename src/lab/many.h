// The same work done many times by several threads, in any order, with what is done told now and then.
#pragma once

#include <cstdint>
#include <functional>

#include "ai/player.h"

namespace fyrd {

// How many threads: those asked for, or one a core.
unsigned threads_of(unsigned asked);

// The seed of the i-th of many games that one seed decides.
std::uint64_t game_seed(std::uint64_t seed, std::uint32_t game);

// Calls `work` for 0 … count-1. Stops early when `progress` gives false; how many were done, which are the first ones.
std::uint32_t do_many(std::uint32_t count, unsigned threads, const std::function<bool(std::uint32_t done)>& progress,
                      const std::function<void(std::uint32_t)>& work);

// So many threads that help one who thinks; what nobody wants any more is left undone.
Crew hands(unsigned threads, std::function<bool()> unwanted = {});

}  // namespace fyrd
