// Empirical likelihood of a mean (Owen 1988), on values that are few and known.
#include "lab/seen.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fyrd {

namespace {

constexpr double at_an_end = 0.5;  // how often each end counts as seen besides
constexpr int halvings = 60;       // of an interval in which a root lies
constexpr double z = 1.959963984540054;

// The 97.5 % point of Student's t, by the expansion of Cornish and Fisher.
double student(double freedom) {
  const double z3 = z * z * z, z5 = z3 * z * z, z7 = z5 * z * z;
  return z + (z3 + z) / (4 * freedom) + (5 * z5 + 16 * z3 + 3 * z) / (96 * freedom * freedom) +
         (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * freedom * freedom * freedom);
}

// Where a rising function passes zero.
template <class Rising>
double root(double low, double high, Rising rising) {
  for (int i = 0; i < halvings; ++i) {
    const double middle = (low + high) / 2;
    (rising(middle) < 0 ? low : high) = middle;
  }
  return (low + high) / 2;
}

}  // namespace

template <class Visit>
void Seen::each(Visit visit) const {
  visit(least_, at_an_end);
  for (const auto& [value, times] : times_) visit(value, double(times));
  visit(most_, at_an_end);
}

double Seen::mean() const {
  double sum = 0;
  for (const auto& [value, times] : times_) sum += value * times;
  return count_ == 0 ? 0 : sum / count_;
}

double Seen::variance() const {
  const double centre = mean();
  double squares = 0;
  each([&](double value, double weight) { squares += weight * (value - centre) * (value - centre); });
  return squares / (count_ + 2 * at_an_end);
}

double Seen::against(double mean) const {
  if (mean <= least_ || mean >= most_) return std::numeric_limits<double>::infinity();
  // Weights of 1 / (1 + t (value − mean)) of their own, with the t that makes it their mean: by Newton's steps, and by
  // halves where one would lead out of what is left.
  double low = -1 / (most_ - mean), high = 1 / (mean - least_), t = 0;
  for (int i = 0; i < halvings; ++i) {
    double off = 0, steep = 0;
    each([&](double value, double weight) {
      const double part = (value - mean) / (1 + t * (value - mean));
      off -= weight * part, steep += weight * part * part;
    });
    (off < 0 ? low : high) = t;
    const double newton = t - off / steep, next = newton > low && newton < high ? newton : (low + high) / 2;
    if (std::abs(next - t) <= 1e-12 * (high - low)) break;
    t = next;
  }
  double loss = 0;
  each([&](double value, double weight) { loss += weight * std::log1p(t * (value - mean)); });
  return loss;
}

Interval Seen::interval() const {
  if (count_ < 2) return {least_, most_};
  double sum = 0, weights = 0;
  each([&](double value, double weight) { sum += weight * value, weights += weight; });
  const double centre = sum / weights, enough = student(count_ - 1) * student(count_ - 1) / 2;
  const double low = root(least_, centre, [&](double at) { return enough - against(at); });
  const double high = root(centre, most_, [&](double at) { return against(at) - enough; });
  return {std::min(low, mean()), std::max(high, mean())};  // the halves at the ends draw a few equal values inwards
}

}  // namespace fyrd
