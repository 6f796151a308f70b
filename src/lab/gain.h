// What something better brings whoever has it: pairs of battles on common dice with sides exchanged.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "ai/player.h"
#include "lab/better.h"

namespace fyrd {

struct Gain {
  std::uint32_t pairs = 0;
  double mean = 0;   // of a battle won, what it brings; a draw is half
  double error = 0;  // of that, one standard error
  // The chance of so little or less, were it worth nothing at all.
  double chance() const;
};

// The same for any number of threads. Stops early, with what was played, when `progress` gives false.
Gain gain_of(const Better&, const Player&, std::uint32_t pairs, std::uint64_t seed, unsigned threads,
             const std::function<bool(std::uint32_t done)>& progress = {});

// Which of several lose more than chance allows, where all of them together may be wrong once in twenty (Holm).
std::vector<bool> losing(std::span<const Gain>);

}  // namespace fyrd
