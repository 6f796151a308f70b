// Many battles counted: wins, verdicts, lengths and survivors, and how sure the shares are.
#pragma once

#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "lab/simulate.h"

namespace fyrd::cli {

// A share of `of` with its 95 % Wilson interval, all in percent.
struct Share {
  std::uint32_t count = 0, of = 0;
  double percent = 0, low = 0, high = 0;
};
Share share(std::uint32_t count, std::uint32_t of);

struct Count {
  std::uint32_t games = 0, draws = 0;
  std::vector<std::uint32_t> side_wins;    // by side of the table
  std::vector<std::uint32_t> player_wins;  // by place in the list of players, wherever he sat
  std::map<std::pair<std::uint8_t, std::uint8_t>, std::uint32_t> verdicts;  // by verdict and winner (255: draw)
  std::map<std::uint16_t, std::uint32_t> turns;
  std::vector<std::uint64_t> standing;  // by side, summed
  std::uint64_t decisions = 0;
  std::uint64_t hash = 0;  // of every outcome in order

  double mean_turns() const;
  double median_turns() const;
};

// `seat[p]` is the side that the p-th player played; one list of outcomes for each seating, told in turn.
struct Sitting {
  std::vector<Outcome> outcomes;
  std::vector<std::size_t> seat;
};
Count count(std::span<const Sitting> sittings, std::size_t sides);

// What a verdict means, in the battle's own words.
std::string verdict_text(const Battle&, std::uint8_t verdict, std::uint8_t winner);

}  // namespace fyrd::cli
