// Counting outcomes.
#include "cli/commands/count.h"

#include <algorithm>
#include <cmath>

#include "cli/outside/seat.h"
#include "core/play/hash.h"

namespace fyrd::cli {

Share share(std::uint32_t count, std::uint32_t of) {
  if (of == 0) return {};
  constexpr double z = 1.959963984540054;  // 95 %
  const double n = of, p = count / n, zz = z * z;
  const double centre = (p + zz / (2 * n)) / (1 + zz / n);
  const double half = z * std::sqrt(p * (1 - p) / n + zz / (4 * n * n)) / (1 + zz / n);
  return {count, of, 100 * p, 100 * std::max(0.0, centre - half), 100 * std::min(1.0, centre + half)};
}

double Count::mean_turns() const {
  std::uint64_t sum = 0;
  for (const auto& [turn, times] : turns) sum += std::uint64_t{turn} * times;
  return games == 0 ? 0 : static_cast<double>(sum) / games;
}

double Count::median_turns() const {
  const auto at = [&](std::uint32_t place) {
    for (const auto& [turn, times] : turns) {
      if (place < times) return turn;
      place -= times;
    }
    return std::uint16_t{0};
  };
  return games == 0 ? 0 : (at((games - 1) / 2) + at(games / 2)) / 2.0;
}

Count count(std::span<const Sitting> sittings, std::size_t sides) {
  Count c;
  c.side_wins.resize(sides);
  c.standing.resize(sides);
  if (!sittings.empty()) c.player_wins.resize(sittings[0].seat.size());
  Hash hash;
  for (const Sitting& sitting : sittings) {
    for (const Outcome& o : sitting.outcomes) {
      ++c.games;
      ++c.turns[o.turns];
      ++c.verdicts[{o.verdict, o.winner.index}];
      c.decisions += o.decisions;
      for (std::size_t side = 0; side < sides; ++side) c.standing[side] += o.standing[side];
      if (o.winner.none())
        ++c.draws;
      else
        ++c.side_wins[o.winner.index];
      for (std::size_t player = 0; player < sitting.seat.size(); ++player)
        c.player_wins[player] += !o.winner.none() && sitting.seat[player] == o.winner.index;
      hash.all(o.winner, o.verdict, o.turns, o.decisions, o.hash);
      for (std::uint8_t n : o.standing) hash.add(n);
    }
  }
  c.hash = hash.value();
  return c;
}

std::string verdict_text(const Battle& battle, std::uint8_t verdict, std::uint8_t winner) {
  if (verdict == program_failed) return "the program that led the others failed";
  // The words belong to a finished table; a fresh one with the ending written in has all they need.
  Stored table(battle);
  table->winner = Side{winner};
  table->ending = table->winner.none() ? Ending::drawn : Ending::won;
  table->verdict = verdict;
  return battle.verdict(*table);
}

}  // namespace fyrd::cli
