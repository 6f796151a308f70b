// Positions gathered a game at a time, then Newton's method.
#include "lab/fit.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "lab/many.h"
#include "lab/simulate.h"

namespace fyrd {

namespace {

constexpr std::uint32_t errs_one_in = 20;
constexpr int held_back_one_in = 4;  // games to judge by
constexpr double stiffness = 1;      // of each weight, in units of its own spread

class Erring final : public Player {
 public:
  Choice answer(const Asked& asked, Random& random) const override {
    return (random.below(errs_one_in) == 0 ? chance_ : quick_)->answer(asked, random);
  }

 private:
  std::unique_ptr<const Player> quick_ = make_player("quick"), chance_ = make_player("random");
};

// A position as one side sees it.
struct Row {
  Side side;
  int turn = 0;
  std::vector<Measure> measures;
  double promised = 0, won = 0;  // by the value the battle has; in the end
};
using Rows = std::vector<Row>;

// One position a turn, of every side.
Rows gather(const Battle& battle, std::span<const Player* const> players, std::uint64_t seed) {
  Rows rows;
  Stored state(battle);
  Random random(seed, Stream::decoration, 0);
  int turn = -1;
  const Outcome outcome = simulate(battle, players, seed, state, {}, [&](const Tabletop& s) {
    if (s.over() || s.turn == turn || random.below(4) != 0) return;
    turn = s.turn;
    for (std::uint8_t i = 0; i < s.side_count; ++i)
      rows.push_back(
          {Side{i}, s.turn, measures(battle, s, Side{i}), double(battle.value.chance(battle, s, Side{i})) / certain});
  });
  for (Row& row : rows) row.won = score_of(battle, outcome, row.side);
  return rows;
}

// What a row comes to in the columns of the regression: a side's own constant, then each measure early and late.
struct Columns {
  std::size_t sides = 0;
  std::vector<std::string> names{};
  int turns = 1;

  std::size_t count() const { return sides + 2 * names.size(); }
  std::vector<double> of(const Row& row) const {
    std::vector<double> x(count());
    x[row.side.index] = 1;
    const double late = std::min(1.0, double(row.turn) / turns);
    for (const Measure& m : row.measures) {
      const std::size_t k = sides + 2 * (std::ranges::find(names, m.of) - names.begin());
      x[k] = double(m.more) * (1 - late), x[k + 1] = double(m.more) * late;
    }
    return x;
  }
};

double promise(std::span<const double> weights, std::span<const double> x) {
  double sum = 0;
  for (std::size_t k = 0; k < x.size(); ++k) sum += weights[k] * x[k];
  return 1 / (1 + std::exp(-sum));
}

// Gauss, with the largest of each column first; what has no part in anything stays zero.
std::vector<double> solve(std::vector<std::vector<double>> a, std::vector<double> b) {
  const std::size_t n = b.size();
  for (std::size_t i = 0; i < n; ++i) {
    std::size_t largest = i;
    for (std::size_t j = i; j < n; ++j) {
      if (std::abs(a[j][i]) > std::abs(a[largest][i])) largest = j;
    }
    std::swap(a[i], a[largest]), std::swap(b[i], b[largest]);
    for (std::size_t j = i + 1; j < n; ++j) {
      const double by = a[j][i] / a[i][i];
      for (std::size_t k = i; k < n; ++k) a[j][k] -= by * a[i][k];
      b[j] -= by * b[i];
    }
  }
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t k = i + 1; k < n; ++k) b[i] -= a[i][k] * b[k];
    b[i] /= a[i][i];
  }
  return b;
}

std::vector<double> regress(std::span<const std::vector<double>> xs, std::span<const double> won) {
  const std::size_t n = xs[0].size();
  std::vector<double> spread(n);
  for (const auto& x : xs) {
    for (std::size_t k = 0; k < n; ++k) spread[k] += x[k] * x[k] / double(xs.size());
  }
  std::vector<double> weights(n);
  for (int round = 0; round < 25; ++round) {
    std::vector<double> slope(n);
    std::vector<std::vector<double>> curve(n, std::vector<double>(n));
    for (std::size_t i = 0; i < xs.size(); ++i) {
      const double p = promise(weights, xs[i]), bend = std::max(p * (1 - p), 1e-6);
      for (std::size_t k = 0; k < n; ++k) {
        if (xs[i][k] == 0) continue;
        slope[k] += (won[i] - p) * xs[i][k];
        for (std::size_t j = 0; j < n; ++j) curve[k][j] += bend * xs[i][k] * xs[i][j];
      }
    }
    for (std::size_t k = 0; k < n; ++k) {
      const double hold = stiffness * spread[k] + 1e-9;
      slope[k] -= hold * weights[k], curve[k][k] += hold;
    }
    const std::vector<double> more = solve(std::move(curve), std::move(slope));
    double moved = 0;
    for (std::size_t k = 0; k < n; ++k)
      weights[k] += more[k], moved = std::max(moved, std::abs(more[k]) * std::sqrt(spread[k]));
    if (moved < 1e-6) break;
  }
  return weights;
}

struct Said {
  double promised, won;
};

double auc_of(std::vector<Said> said) {
  std::ranges::stable_sort(said, {}, &Said::promised);
  double won = 0, lost = 0, ranks = 0;
  for (std::size_t i = 0; i < said.size();) {
    std::size_t end = i;
    while (end < said.size() && said[end].promised == said[i].promised) ++end;
    for (std::size_t k = i; k < end; ++k) {
      won += said[k].won, lost += 1 - said[k].won;
      ranks += said[k].won * (double(i + end) + 1) / 2;
    }
    i = end;
  }
  return won == 0 || lost == 0 ? 0.5 : (ranks - won * (won + 1) / 2) / (won * lost);
}

double off_of(std::span<const Said> said) {
  double promised[10] = {}, won[10] = {}, off = 0;
  for (const Said& s : said) {
    const int tenth = std::clamp(static_cast<int>(s.promised * 10), 0, 9);
    promised[tenth] += s.promised, won[tenth] += s.won;
  }
  for (int i = 0; i < 10; ++i) off += std::abs(promised[i] - won[i]);
  return said.empty() ? 0 : off / double(said.size());
}

std::vector<Rows> gather_many(const Battle& battle, std::uint32_t games, std::uint64_t seed, unsigned threads,
                              const std::function<bool(std::uint32_t)>& progress) {
  const Erring erring;
  const std::vector<const Player*> players(battle.parties.size(), &erring);
  std::vector<Rows> played(games);
  played.resize(do_many(games, threads, progress,
                        [&](std::uint32_t i) { played[i] = gather(battle, players, game_seed(seed, i)); }));
  return played;
}

int thousandths(double weight) { return static_cast<int>(std::lround(std::clamp(weight * 1000, -1e6, 1e6))); }

}  // namespace

Fitted fit_value(const Battle& battle, std::uint32_t games, std::uint64_t seed, unsigned threads,
                 const std::function<bool(std::uint32_t)>& progress) {
  const std::vector<Rows> played = gather_many(battle, games, seed, threads, progress);
  Columns columns{battle.parties.size()};
  std::vector<int> lengths;
  for (const Rows& rows : played) {
    if (rows.empty()) continue;
    lengths.push_back(rows.back().turn);
    for (const Measure& m : rows[0].measures) {
      if (std::ranges::find(columns.names, m.of) == columns.names.end()) columns.names.push_back(m.of);
    }
    for (const Row& row : rows) {
      for (const Measure& m : row.measures) {
        if (std::ranges::find(columns.names, m.of) == columns.names.end()) columns.names.push_back(m.of);
      }
    }
  }
  Fitted fitted;
  fitted.games = static_cast<std::uint32_t>(played.size());
  if (lengths.empty()) return fitted.value = plain_value(), fitted;
  std::ranges::nth_element(lengths, lengths.begin() + std::ssize(lengths) / 2);
  columns.turns = std::max(1, lengths[lengths.size() / 2]);

  std::vector<std::vector<double>> xs, held_x;
  std::vector<double> won, held_won;
  for (std::size_t i = 0; i < played.size(); ++i) {
    const bool held = i % held_back_one_in == 0;
    for (const Row& row : played[i]) {
      (held ? held_x : xs).push_back(columns.of(row));
      (held ? held_won : won).push_back(row.won);
    }
  }
  if (xs.empty()) return fitted.value = plain_value(), fitted;
  fitted.positions = xs.size() + held_x.size();
  const std::vector<double> weights = regress(xs, won);
  std::vector<Said> said;
  for (std::size_t i = 0; i < held_x.size(); ++i) said.push_back({promise(weights, held_x[i]), held_won[i]});
  fitted.auc = auc_of(said), fitted.off = off_of(said);
  fitted.value.turns = columns.turns;
  for (std::size_t i = 0; i < columns.sides; ++i) fitted.value.sides.push_back(thousandths(weights[i]));
  for (std::size_t k = 0; k < columns.names.size(); ++k) {
    const Value::Weight weight{columns.names[k], thousandths(weights[columns.sides + 2 * k]),
                               thousandths(weights[columns.sides + 2 * k + 1])};
    if (weight.early != 0 || weight.late != 0) fitted.value.weights.push_back(weight);
  }
  return fitted;
}

Quality judge_value(const Battle& battle, std::uint32_t games, std::uint64_t seed, unsigned threads) {
  std::vector<Said> said;
  for (const Rows& rows : gather_many(battle, games, seed, threads, {})) {
    for (const Row& row : rows) said.push_back({row.promised, row.won});
  }
  return {auc_of(said), off_of(said)};
}

}  // namespace fyrd
