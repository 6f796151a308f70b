// A generalised sequential probability ratio test on the scores of pairs.
#include "lab/ladder.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "lab/many.h"
#include "lab/simulate.h"

namespace fyrd {

namespace {

constexpr double decided = 2.944;       // the logarithm of 19: wrong once in twenty
constexpr std::uint32_t at_least = 10;  // pairs before anything is said

// Of two battles, each sitting once on either end.
double pair_score(const Battle& battle, const Player& first, const Player& second, std::uint64_t seed) {
  const Player* const there[] = {&first, &second};
  const Player* const back[] = {&second, &first};
  return (score_of(battle, simulate(battle, there, seed), Side{0}) +
          score_of(battle, simulate(battle, back, seed), Side{1})) /
         2;
}

void add(Contest& c, double& squares, double score, Bar bar) {
  ++c.pairs;
  const double before = c.score;
  c.score += (score - before) / c.pairs;
  squares += (score - before) * (score - c.score);
  // As if one pair of each kind had been seen besides: a run of equal scores is no proof.
  const double variance = (squares + 0.5) / (c.pairs + 1);
  const double margin = 1.96 * std::sqrt(variance / c.pairs);
  c.low = std::max(0.0, c.score - margin), c.high = std::min(1.0, c.score + margin);
  const double ratio = c.pairs * (bar.high - bar.low) * (2 * c.score - bar.low - bar.high) / (2 * variance);
  if (c.pairs < at_least) return;
  c.verdict = ratio > decided ? Contest::Verdict::above : ratio < -decided ? Contest::Verdict::below : c.verdict;
}

}  // namespace

Contest contest(const Battle& battle, const Player& first, const Player& second, Bar bar, std::uint32_t most_pairs,
                std::uint64_t seed, unsigned threads, const std::function<bool(const Contest&)>& progress) {
  return contest([&](std::uint64_t s) { return pair_score(battle, first, second, s); }, bar, most_pairs, seed, threads,
                 progress);
}

Contest contest(const PairScore& pair, Bar bar, std::uint32_t most_pairs, std::uint64_t seed, unsigned threads,
                const std::function<bool(const Contest&)>& progress) {
  Contest c;
  double squares = 0;
  while (c.pairs < most_pairs && c.verdict == Contest::Verdict::undecided) {
    std::vector<double> scores(std::min(most_pairs - c.pairs, std::max(1u, threads) * 4));
    const std::uint32_t from = c.pairs;
    do_many(static_cast<std::uint32_t>(scores.size()), threads, {},
            [&](std::uint32_t i) { scores[i] = pair(game_seed(seed, from + i)); });
    for (double score : scores) {
      if (c.verdict == Contest::Verdict::undecided) add(c, squares, score, bar);
    }
    if (progress && !progress(c)) break;
  }
  return c;
}

}  // namespace fyrd
