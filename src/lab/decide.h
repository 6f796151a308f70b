// Whether the second of two variants does better than the first, worse, or hardly otherwise: a sequential test on the
// differences of pairs, and what it leaves to be said of the difference.
#pragma once

#include <cstdint>

#include "lab/seen.h"

namespace fyrd {

// What is to be told apart: differences of `low` or less either way from those of `high` or more.
struct Bounds {
  double low = 0, high = 0.02;
};

enum class Decision : std::uint8_t { open, more, less, alike };

// Two generalised sequential probability ratio tests, one each way, on pairs taken in order. Is the difference in truth
// `low` or less either way, `more` or `less` is said once in twenty at most; is it `high` or more, that it is not, once
// in twenty.
class Decider {
 public:
  static constexpr std::uint32_t least_pairs = 50;  // before anything is said

  explicit Decider(Bounds bounds) : bounds_(bounds) {}
  Decision add(double difference);  // within −1 … 1; after a decision nothing changes any more
  Decision decision() const { return decision_; }
  const Seen& seen() const { return seen_; }

 private:
  Bounds bounds_;
  Seen seen_{-1, 1};
  Decision decision_ = Decision::open;
};

struct Estimate {
  double mean = 0;
  Interval interval;
};

// How likely an outcome at least as great as this one would be, were this the difference. Outcomes in their order:
// `more`, the sooner the greater; what was still open after `most_pairs`, by its mean; `alike`, come to from above or
// from below; and `less`, the sooner the smaller.
double rank_of(const Seen&, Decision, Bounds, std::uint32_t most_pairs, double difference);

// The difference and its interval, 95 % sure, for pairs that stopped by their own decision. Whoever stops when he has
// seen enough has on average seen too much; so the estimate is the difference under which this outcome is in the middle
// of all, and the interval has those under which it is not among the 2.5 % at either end.
Estimate estimate(const Seen&, Decision, Bounds, std::uint32_t most_pairs);

}  // namespace fyrd
