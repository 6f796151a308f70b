// Counting.
#include "cli/lab/measure.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fyrd::cli {

const std::array<Yardstick, 5> yardsticks = {{
    {"score", "won, a draw being half", &Measured::score, 100, " %"},
    {"drawn", "drawn", &Measured::drawn, 100, " %"},
    {"turns", "turns", &Measured::turns, 1, ""},
    {"own", "its own left standing", &Measured::own, 1, ""},
    {"others", "others left standing", &Measured::others, 1, ""},
}};

const Yardstick* find_yardstick(std::string_view key) {
  const auto found = std::ranges::find_if(yardsticks, [&](const Yardstick& m) { return m.key == key; });
  return found == yardsticks.end() ? nullptr : &*found;
}

bool went_the_same(const Outcome& a, const Outcome& b) {
  return a.winner == b.winner && a.verdict == b.verdict && a.turns == b.turns && a.decisions == b.decisions &&
         a.standing == b.standing;
}

Measured measured(const Cell& cell, const Outcome& o) {
  Measured m;
  m.score = score_of(*cell.battle, o, cell.mine);
  m.drawn = o.winner.none();
  m.turns = o.turns;
  for (std::size_t side = 0; side < cell.battle->parties.size(); ++side) {
    const bool friends = cell.battle->friends(Side{static_cast<std::uint8_t>(side)}, cell.mine);
    (friends ? m.own : m.others) += o.standing[side];
  }
  return m;
}

Measured measured(const Opened& opened, std::size_t variant, std::span<const Outcome> round) {
  Measured sum;
  double battles = 0;
  for (std::size_t i = 0; i < opened.cells.size(); ++i) {
    if (opened.cells[i].variant != variant) continue;
    const Measured one = measured(opened.cells[i], round[i]);
    sum.score += one.score, sum.drawn += one.drawn, sum.turns += one.turns, sum.own += one.own,
        sum.others += one.others;
    ++battles;
  }
  return {sum.score / battles, sum.drawn / battles, sum.turns / battles, sum.own / battles, sum.others / battles};
}

void Sum::add(double value) {
  const double before = value - mean_;
  mean_ += before / ++count_;
  squares_ += before * (value - mean_);
}

double Sum::margin() const { return count_ < 2 ? 0 : 1.96 * std::sqrt(variance() / count_); }

void Fingerprint::add(std::span<const Outcome> round) {
  for (const Outcome& o : round) {
    hash_.all(o.winner, o.verdict, o.turns, o.decisions, o.hash);
    for (std::uint8_t n : o.standing) hash_.add(n);
  }
}

std::string Fingerprint::text() const { return fmt::format("{:016x}", Hash(hash_).value()); }

}  // namespace fyrd::cli
