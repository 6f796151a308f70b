// Distributions counted in whole numbers of equally likely throws.
#include "core/dice/distribution.h"

#include <algorithm>

namespace fyrd {
namespace {

using Wide = __int128;

// base^exponent, or zero when it does not fit.
Wide power(int base, int exponent) {
  Fraction result(1);
  for (int i = 0; i < exponent; ++i) result *= Fraction(base);
  return result.overflowed() ? 0 : result.numerator();
}

// The throws of a pool, or zero when they are too many to count or the pool is not valid. Once they fit, every count of
// some of them fits as well.
Wide throws_of(Pool pool) { return pool.valid() ? power(pool.sides, pool.count) : 0; }

}  // namespace

Distribution Distribution::overflow() {
  Distribution result;
  result.overflowed_ = true;
  return result;
}

Distribution Distribution::certain(int value) {
  Distribution result;
  result.add(value, 1);
  return result;
}

// Each value from first to last in ways(value) of the pool's throws; nothing is counted when they overflow.
template <class CountWays>
Distribution Distribution::counted(Pool pool, int first, int last, CountWays&& ways) {
  const Wide all = throws_of(pool);
  Distribution result;
  for (int value = first; value <= last; ++value) result.add(value, Fraction(ways(value), all));
  return result;
}

Distribution Distribution::die(int sides) { return sum(d(sides)); }

Distribution Distribution::sum(Pool pool) {
  if (throws_of(pool) == 0) return overflow();
  // ways[s]: the throws that add up to s more than the least possible. A further die makes each the sum of a window of
  // `sides` of them, kept as a running total.
  std::vector<Wide> ways{1};
  for (int i = 0; i < pool.count; ++i) {
    std::vector<Wide> wider(ways.size() + pool.sides - 1);
    Wide window = 0;
    for (std::size_t s = 0; s < wider.size(); ++s) {
      if (s < ways.size()) window += ways[s];
      if (s >= pool.sides) window -= ways[s - pool.sides];
      wider[s] = window;
    }
    ways = std::move(wider);
  }
  return counted(pool, pool.count, pool.count * pool.sides, [&](int value) { return ways[value - pool.count]; });
}

Distribution Distribution::best(Pool pool) {
  if (throws_of(pool) == 0) return overflow();
  if (pool.count == 0) return certain(0);
  return counted(pool, 1, pool.sides, [&](int face) { return power(face, pool.count) - power(face - 1, pool.count); });
}

Distribution Distribution::lowest(Pool pool) {
  if (throws_of(pool) == 0) return overflow();
  if (pool.count == 0) return certain(0);
  return best(pool).map([&](int face) { return pool.sides + 1 - face; });
}

Distribution Distribution::at_least(Pool pool, int face) {
  if (throws_of(pool) == 0) return overflow();
  const Wide misses = std::clamp(face - 1, 0, int{pool.sides});
  const Wide hits = pool.sides - misses;
  std::vector<Wide> ways{1};
  for (int i = 0; i < pool.count; ++i) {
    ways.push_back(0);
    for (std::size_t n = ways.size(); n-- > 0;) ways[n] = ways[n] * misses + (n > 0 ? ways[n - 1] * hits : 0);
  }
  return counted(pool, 0, pool.count, [&](int n) { return ways[n]; });
}

Distribution Distribution::mixture(std::span<const Part> parts) {
  Distribution result;
  for (const Part& part : parts) {
    if (part.of.overflowed_) return overflow();
    for (const Outcome& outcome : part.of.outcomes_) result.add(outcome.value, part.weight * outcome.chance);
  }
  return result;
}

void Distribution::add(int value, const Fraction& chance) {
  if (overflowed_ || chance.zero()) return;
  const auto place = std::ranges::lower_bound(outcomes_, value, {}, &Outcome::value);
  const bool known = place != outcomes_.end() && place->value == value;
  const Fraction sum = known ? place->chance + chance : chance;
  if (sum.overflowed())
    *this = overflow();
  else if (known)
    place->chance = sum;
  else
    outcomes_.insert(place, {value, sum});
}

Fraction Distribution::total() const {
  return chance([](int) { return true; });
}

Fraction Distribution::expectation() const {
  if (overflowed_) return Fraction::overflow();
  Fraction result;
  for (const Outcome& outcome : outcomes_) result += outcome.chance * outcome.value;
  return result;
}

Fraction Distribution::chance_of(int value) const {
  if (overflowed_) return Fraction::overflow();
  const auto place = std::ranges::lower_bound(outcomes_, value, {}, &Outcome::value);
  return place != outcomes_.end() && place->value == value ? place->chance : Fraction();
}

Distribution operator+(const Distribution& a, const Distribution& b) {
  if (a.overflowed_ || b.overflowed_) return Distribution::overflow();
  Distribution result;
  for (const auto& x : a.outcomes_)
    for (const auto& y : b.outcomes_) result.add(x.value + y.value, x.chance * y.chance);
  return result;
}

Distribution operator+(const Distribution& a, int constant) {
  return a.map([constant](int value) { return value + constant; });
}

Opposed oppose(const Distribution& a, const Distribution& b) {
  const Fraction unknown = Fraction::overflow();
  if (a.overflowed() || b.overflowed()) return {unknown, unknown, unknown};
  Opposed result;
  Fraction below;  // the chance that b is less than the present value of a
  const Fraction all = b.total();
  auto next = b.outcomes().begin();
  for (const auto& [value, chance] : a.outcomes()) {
    for (; next != b.outcomes().end() && next->value < value; ++next) below += next->chance;
    const Fraction same = next != b.outcomes().end() && next->value == value ? next->chance : Fraction();
    result.higher += chance * below;
    result.equal += chance * same;
    result.lower += chance * (all - below - same);
  }
  return result;
}

}  // namespace fyrd
