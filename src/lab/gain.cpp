// Scores of pairs, their mean, and which are too low to be chance.
#include "lab/gain.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "lab/many.h"
#include "lab/simulate.h"

namespace fyrd {

namespace {

constexpr double wrong_at_all = 0.05;  // that any of them is called losing and is not

double score(const Battle& battle, const Player& player, std::uint64_t seed, Side side) {
  const std::vector<const Player*> players(battle.parties.size(), &player);
  return score_of(battle, simulate(battle, players, seed), side);
}

}  // namespace

double Gain::chance() const { return error == 0 ? 1 : std::erfc(-mean / error / std::sqrt(2.0)) / 2; }

Gain gain_of(const Better& better, const Player& player, std::uint32_t pairs, std::uint64_t seed, unsigned threads,
             const std::function<bool(std::uint32_t)>& progress) {
  std::vector<double> gains(pairs);
  gains.resize(do_many(pairs, threads, progress, [&](std::uint32_t i) {
    const std::uint64_t s = game_seed(seed, i);
    const auto both = [&](const Battle& first, const Battle* second) {
      const double here = score(first, player, s, Side{0});
      return second ? (here + score(*second, player, s, Side{1})) / 2 : here;
    };
    // Of two equal bands without it, each wins the half of a pair.
    const double before = better.first_before ? both(*better.first_before, better.second_before.get()) : 0.5;
    gains[i] = both(*better.first, better.second.get()) - before;
  }));
  Gain gain;
  gain.pairs = static_cast<std::uint32_t>(gains.size());
  if (gain.pairs < 2) return gain;
  gain.mean = std::accumulate(gains.begin(), gains.end(), 0.0) / gain.pairs;
  double squares = 0;
  for (double g : gains) squares += (g - gain.mean) * (g - gain.mean);
  // As if one pair of each kind had been seen besides: a run of equal gains is no proof.
  gain.error = std::sqrt((squares + 0.5) / (gain.pairs + 1.0) / gain.pairs);
  return gain;
}

std::vector<bool> losing(std::span<const Gain> gains) {
  std::vector<std::size_t> order(gains.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return gains[i].chance(); });
  std::vector<bool> worse(gains.size());
  for (std::size_t k = 0; k < order.size(); ++k) {
    if (gains[order[k]].chance() > wrong_at_all / double(order.size() - k)) break;
    worse[order[k]] = true;
  }
  return worse;
}

}  // namespace fyrd
