// The test on empirical likelihoods, and the law of its outcome as that of a walk between barriers.
#include "lab/decide.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fyrd {

namespace {

// Wald's inequality: who is let pass a barrier of ln(1/p) is wrong with a chance of p at most, at whatever number of
// pairs.
const double says_more = std::log(1 / 0.025);  // two of them, one each way
const double says_not = std::log(1 / 0.05);

// The four lines by which the test decides, on the sum of n differences. The ratio of likelihoods is
// (high − low) (sum − n middle) / spread; of many small differences their variance is the spread.
struct Barriers {
  Barriers(double spread, Bounds bounds)
      : middle((bounds.low + bounds.high) / 2), above(says_more * spread / (bounds.high - bounds.low)),
        below(says_not * spread / (bounds.high - bounds.low)) {}
  double middle, above, below;
  // At n pairs `more` is said from here on, `less` from the negative of it.
  double outer(double n) const { return n * middle + above; }
  // And `alike` between this and its negative, if it is positive.
  double inner(double n) const { return n * middle - below; }
};

// An outcome, as far as it matters for what is as great.
struct Ended {
  Decision decision;
  double pairs, sum;
};

// The spread with which the ratio that ended the test is what it was. To empirical likelihood, means far from what was
// seen are not as unlikely as to a variance, so that great differences stop later than a walk between lines by their
// variance would; by such lines their estimate would be too low.
double spread_of(const Seen& seen, const Ended& ended, Bounds bounds) {
  const double variance = seen.variance();
  if (ended.decision == Decision::open) return variance;
  const bool up = ended.decision == Decision::more || (ended.decision == Decision::alike && ended.sum >= 0);
  const double sign = up ? 1 : -1, beyond = sign * ended.sum - ended.pairs * (bounds.low + bounds.high) / 2;
  const double ratio = seen.against(sign * bounds.low) - seen.against(sign * bounds.high);
  return std::clamp((bounds.high - bounds.low) * beyond / ratio, variance / 2, variance * 2);
}

// How likely the walk with this drift, of steps with this variance between those lines, comes to something at least as
// great.
class Walk {
 public:
  Walk(double variance, Barriers barriers, std::uint32_t most_pairs, const Ended& seen)
      : barriers_(barriers), variance_(variance), most_(most_pairs), seen_(seen) {
    // In a step of time it goes a thirtieth of the way between barriers. Looking seldom misses some crossings, for
    // which they are moved inwards (Siegmund).
    const double width = barriers_.above + barriers_.below;
    step_ = std::max(1.0, width * width / variance / 900);
    closer_ = 0.583 * (std::sqrt(variance * step_) - std::sqrt(variance));
    cell_ = std::sqrt(variance * step_) / 2;
    const double far = std::max(barriers_.outer(most_), std::abs(seen.sum) + 8 * std::sqrt(variance * seen.pairs));
    half_ = static_cast<int>(std::ceil(far / cell_)) + 16;
  }

  double as_great(double drift) {
    great_ = 0;
    std::vector<double> open(2 * half_ + 1);
    open[half_] = 1;
    low_ = high_ = half_;
    double n = 0;
    while (n < most_ && low_ <= high_) {
      double to = std::min(most_, std::max(n + step_, double(Decider::least_pairs)));
      if (n < seen_.pairs) to = std::min(to, seen_.pairs);
      go(open, drift * (to - n), variance_ * (to - n));
      n = to;
      if (n >= Decider::least_pairs) stop(open, n);
    }
    for (int i = low_; i <= high_; ++i) great_ += open_is_great(at(i)) ? open[i] : 0;
    return great_;
  }

 private:
  double at(int i) const { return (i - half_) * cell_; }

  // Everybody goes on by a normal step.
  void go(std::vector<double>& open, double mean, double variance) {
    const double deviation = std::sqrt(variance) / cell_, shift = mean / cell_;
    const int whole = static_cast<int>(std::lround(shift)), reach = static_cast<int>(std::ceil(4 * deviation)) + 1;
    std::vector<double> kernel, next(open.size());
    double total = 0;
    for (int k = -reach; k <= reach; ++k) {
      const double x = (k - (shift - whole)) / deviation;
      total += kernel.emplace_back(std::exp(-x * x / 2));
    }
    const int last = static_cast<int>(open.size()) - 1;
    const auto held = [&](int i) { return std::clamp(i, 0, last); };
    for (int i = low_; i <= high_; ++i) {
      if (open[i] < 1e-12) continue;
      for (int k = -reach; k <= reach; ++k) next[held(i + whole + k)] += open[i] * kernel[k + reach] / total;
    }
    low_ = held(low_ + whole - reach), high_ = held(high_ + whole + reach);
    open = std::move(next);
  }

  // Whoever is beyond a barrier stops there.
  void stop(std::vector<double>& open, double n) {
    const double outer = barriers_.outer(n) - closer_, inner = barriers_.inner(n);
    int low = high_, high = low_;
    for (int i = low_; i <= high_; ++i) {
      const double x = at(i);
      const bool more = x >= outer, less = x <= -outer;
      if (more || less || (inner > 0 && std::abs(x) <= inner + closer_)) {
        great_ += is_great(more ? Decision::more : less ? Decision::less : Decision::alike, n, x) ? open[i] : 0;
        open[i] = 0;
      } else if (open[i] > 0) {
        low = std::min(low, i), high = std::max(high, i);
      }
    }
    low_ = low, high_ = high;
  }

  // Where an outcome stands among those of its own time decides when both stopped at once.
  bool is_great(Decision decision, double n, double sum) const {
    if (decision == Decision::more)
      return seen_.decision != Decision::more || n < seen_.pairs || (n == seen_.pairs && sum >= seen_.sum);
    if (decision == Decision::less)
      return seen_.decision == Decision::less && (n > seen_.pairs || (n == seen_.pairs && sum >= seen_.sum));
    if (seen_.decision == Decision::less) return true;
    if (seen_.decision == Decision::open) return seen_.sum < 0;
    if (seen_.decision == Decision::more) return false;
    if (seen_.sum >= 0) return sum >= 0 && n >= seen_.pairs;
    return sum >= 0 || n <= seen_.pairs;
  }
  bool open_is_great(double sum) const {
    switch (seen_.decision) {
      case Decision::more: return false;
      case Decision::less: return true;
      case Decision::alike: return sum >= 0;
      case Decision::open: break;
    }
    return sum >= seen_.sum;
  }

  Barriers barriers_;
  double variance_, most_, step_ = 1, closer_ = 0, cell_ = 0;
  Ended seen_;
  double great_ = 0;
  int half_ = 0, low_ = 0, high_ = 0;  // beyond low and high nobody is
};

}  // namespace

Decision Decider::add(double difference) {
  if (decision_ != Decision::open) return decision_;
  seen_.add(difference);
  if (seen_.count() < least_pairs) return decision_;
  const double up = seen_.against(bounds_.low) - seen_.against(bounds_.high);
  const double down = seen_.against(-bounds_.low) - seen_.against(-bounds_.high);
  if (up >= says_more) {
    decision_ = Decision::more;
  } else if (down >= says_more) {
    decision_ = Decision::less;
  } else if (up <= -says_not && down <= -says_not) {
    decision_ = Decision::alike;
  }
  return decision_;
}

double rank_of(const Seen& seen, Decision decision, Bounds bounds, std::uint32_t most_pairs, double difference) {
  const Ended ended{decision, double(seen.count()), seen.mean() * seen.count()};
  const Barriers barriers(spread_of(seen, ended, bounds), bounds);
  return Walk(seen.variance(), barriers, most_pairs, ended).as_great(difference);
}

Estimate estimate(const Seen& seen, Decision decision, Bounds bounds, std::uint32_t most_pairs) {
  if (seen.count() < 2) return {seen.mean(), seen.interval()};
  const double reach = 5 * std::sqrt(seen.variance() / seen.count()) + bounds.high;
  const auto with_rank = [&](double rank) {
    double low = std::max(-1.0, seen.mean() - reach), high = std::min(1.0, seen.mean() + reach);
    for (int i = 0; i < 16; ++i) {
      const double middle = (low + high) / 2;
      (rank_of(seen, decision, bounds, most_pairs, middle) < rank ? low : high) = middle;
    }
    return (low + high) / 2;
  };
  return {with_rank(0.5), {with_rank(0.025), with_rank(0.975)}};
}

}  // namespace fyrd
