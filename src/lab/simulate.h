// Whole battles between computer players, one or thousands, the same result however many threads play them.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "ai/player.h"

namespace fyrd {

struct Outcome {
  Side winner;  // none in a draw
  std::uint8_t verdict = 0;
  std::uint16_t turns = 0;
  std::uint32_t decisions = 0;
  std::array<std::uint8_t, max_sides> standing{};  // figures still in play
  std::uint64_t hash = 0;                          // of the last state
};

// Of a battle, for a side: 1 when it or a friend has won, a half in a draw.
double score_of(const Battle&, const Outcome&, Side);

// One battle with its own seed; `players` has one for each side. Whoever gives an ear hears everything that is told.
Outcome simulate(const Battle&, std::span<const Player* const> players, std::uint64_t seed,
                 const std::function<void(const Event&)>& hear = {});

// The same from a state of it, which is left as the battle ended. Whoever wants to sees the table after each step.
Outcome simulate(const Battle&, std::span<const Player* const> players, std::uint64_t seed, Stored&,
                 const std::function<void(const Event&)>& hear = {},
                 const std::function<void(const Tabletop&)>& stepped = {});

// `games` battles, the i-th seeded by (seed, i), in order. Stops early, with what was played, when `progress` gives
// false.
std::vector<Outcome> simulate_many(const Battle&, std::span<const Player* const> players, std::uint64_t seed,
                                   std::uint32_t games, unsigned threads,
                                   const std::function<bool(std::uint32_t done)>& progress = {});

}  // namespace fyrd
