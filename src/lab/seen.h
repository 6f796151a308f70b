// How often each value was seen, and what that says of the mean behind them: an interval, and how much worse one mean
// explains them than another.
#pragma once

#include <cstdint>
#include <map>

namespace fyrd {

struct Interval {
  double low = 0, high = 0;
};

// Values within two ends. Means are judged by empirical likelihood: of all distributions on what was seen and on both
// ends, the one of that mean which makes what was seen likeliest. Each end counts as seen half a time besides, so that
// a run of equal values proves no more than its length does.
class Seen {
 public:
  Seen(double least, double most) : least_(least), most_(most) {}

  void add(double value, std::uint32_t times = 1) { times_[value] += times, count_ += times; }
  std::uint32_t count() const { return count_; }
  double mean() const;
  double variance() const;  // of one value, with the ends' halves
  // The logarithm of how much less likely what was seen is, at best, if the mean is this one; infinite beyond the ends.
  double against(double mean) const;
  // 95 % sure, for a number of values that was fixed beforehand; from few values as wide as Student's t makes it.
  Interval interval() const;

 private:
  template <class Visit>
  void each(Visit visit) const;  // value and weight, in the order of values

  double least_, most_;
  std::uint32_t count_ = 0;
  std::map<double, std::uint32_t> times_;
};

}  // namespace fyrd
