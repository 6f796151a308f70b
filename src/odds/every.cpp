// The odometer of a walk.
#include "odds/every.h"

namespace fyrd {

Roll Every::cast(Pool pool, const Why&, Reading reading) {
  if (new_ground()) {
    const std::span<const Fall> falls = falls_.of(pool, reading);
    if (falls.empty()) {
      too_many(pool);
      Roll ones(pool);
      for (int i = 0; i < pool.count; ++i) ones.add(1);
      return ones;
    }
    forks_.push_back({falls, falls.size(), 0, before(depth_) * falls[0].chance});
  }
  const Fork& fork = forks_[depth_++];
  return fork.falls[fork.taken].roll;
}

bool Every::pair_up(const Throwing& a, const Throwing& b, const Reading& reading, const Judgement& judge) {
  const Falls::Known &first = falls_.known(a.pool, reading), &second = falls_.known(b.pool, reading);
  if (first.whole == 0 || second.whole == 0) return false;
  struct {
    std::int64_t ways = 0;
    int first = 0, second = 0;
  } alike[Judgement::most];
  for (const Fall& one : first.all) {
    for (const Fall& other : second.all) {
      auto& group = alike[judge(one.number, other.number)];
      if (group.ways == 0) group.first = one.number, group.second = other.number;
      group.ways += one.ways * other.ways;
    }
  }
  Fork fork{{}, 0};
  fork.pairs = pairs_.size(), fork.paired = true;
  for (const auto& group : alike) {
    if (group.ways == 0) continue;
    pairs_.push_back({group.first, group.second, Fraction(group.ways, first.whole * second.whole)});
    ++fork.branches;
  }
  fork.weight = before(depth_) * pairs_[fork.pairs].chance;
  forks_.push_back(fork);
  return true;
}

std::pair<int, int> Every::cast_both(const Throwing& a, const Throwing& b, const Reading& reading,
                                     const Judgement& judge) {
  if (new_ground() ? !pair_up(a, b, reading, judge) : !forks_[depth_].paired)
    return Play::cast_both(a, b, reading, judge);
  const Fork& fork = forks_[depth_++];
  const Pair& fell = pairs_[fork.pairs + fork.taken];
  return {fell.first, fell.second};
}

std::size_t Every::fork(std::size_t branches) {
  if (new_ground()) forks_.push_back({{}, branches});
  return forks_[depth_++].taken;
}

bool Every::next() {
  depth_ = 0;
  while (!forks_.empty()) {
    const std::size_t last = forks_.size() - 1;
    Fork& fork = forks_[last];
    walked(last);
    if (++fork.taken < fork.branches) {
      if (fork.paired || !fork.falls.empty()) fork.weight = before(last) * chance_of(fork);
      kept_ = last;
      return true;
    }
    if (fork.paired) pairs_.resize(fork.pairs);
    forks_.pop_back();
    closed(last);
  }
  return false;
}

}  // namespace fyrd
