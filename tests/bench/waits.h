// What the measurements of the server share: games to begin, and how long things took.
#pragma once

#include <algorithm>
#include <chrono>
#include <vector>

#include "tests/server/wire.h"

namespace fyrd::cli {

using test::Json;
using Clock = std::chrono::steady_clock;

inline std::string begin_game(std::uint16_t port, const std::string& rules, const char* first_seat) {
  const Json body{{"rules", rules}, {"seats", {first_seat, "quick"}}};
  const Json game = test::http(port, "POST", "/api/games", body.dump()).json();
  return game.is_object() ? game.value("token", "") : "";
}

// In milliseconds.
inline double since(Clock::time_point then) {
  return std::chrono::duration<double, std::milli>(Clock::now() - then).count();
}

// The wait that so large a part of all does not exceed.
inline double part_of(std::vector<double>& waits, double part) {
  if (waits.empty()) return 0;
  const auto at = waits.begin() + static_cast<std::ptrdiff_t>(part * static_cast<double>(waits.size() - 1));
  std::nth_element(waits.begin(), at, waits.end());
  return *at;
}

// One player alone, and beside each of those who do nothing but harm.
void bench_hostile(std::uint16_t port, const std::string& rules);

}  // namespace fyrd::cli
