// What the club bounds, wherever it is at home.
#pragma once

#include <cstddef>
#include <cstdint>

namespace fyrd::club {

struct Bounds {
  std::size_t games = 10'000;  // kept, and campaigns
  std::size_t listed = 200;    // in a list of games, or of warbands
  std::size_t bands = 1'000;   // warbands kept

  // Looking ahead.
  std::int64_t runs = 20'000, samples = 2'000;            // of one choice
  std::int64_t runs_a_place = 300, samples_a_place = 60;  // of a field
  std::int64_t runs_a_piece = 2'000;                      // of as much of a field as is told at once
  std::int64_t questions = 60'000;                        // of advice by one who thinks: what a captain thinks
};

}  // namespace fyrd::club
