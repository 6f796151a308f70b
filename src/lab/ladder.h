// Whether one player beats another, by pairs of battles on the same dice with seats exchanged, stopped when decided.
#pragma once

#include <cstdint>
#include <functional>

#include "ai/player.h"

namespace fyrd {

// Of a sequential test: `low` or less, or `high` or more, with one chance in twenty to say the wrong one of the two.
struct Bar {
  double low = 0.60, high = 0.65;
};

struct Contest {
  enum class Verdict : std::uint8_t { undecided, below, above };
  std::uint32_t pairs = 0;
  double score = 0;          // of the first player: the mean over pairs, a draw is half
  double low = 0, high = 1;  // 95 % sure, as if their number had been fixed
  Verdict verdict = Verdict::undecided;
};

// What the first player got of a pair of battles by their seed: from 0 to 1.
using PairScore = std::function<double(std::uint64_t seed)>;

// Pairs in order, the i-th seeded by (seed, i), so that it stops at the same one on any number of threads.
Contest contest(const Battle&, const Player& first, const Player& second, Bar, std::uint32_t most_pairs,
                std::uint64_t seed, unsigned threads, const std::function<bool(const Contest&)>& progress = {});
Contest contest(const PairScore&, Bar, std::uint32_t most_pairs, std::uint64_t seed, unsigned threads,
                const std::function<bool(const Contest&)>& progress = {});

}  // namespace fyrd
