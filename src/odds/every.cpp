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
      if (!fork.falls.empty()) fork.weight = before(last) * fork.falls[fork.taken].chance;
      kept_ = last;
      return true;
    }
    forks_.pop_back();
    closed(last);
  }
  return false;
}

}  // namespace fyrd
