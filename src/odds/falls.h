// How the dice of a pool may fall, as far as a rule tells it apart, each with its exact chance.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/dice/fraction.h"
#include "core/dice/roll.h"
#include "core/dice/why.h"

namespace fyrd {

struct Fall {
  Roll roll;  // one that stands for all that read alike
  Fraction chance;
  int number = 0;         // that is read
  std::int64_t ways = 0;  // of the whole that the pool has
};

// Of a pool that is valid; none when there are more than `most` of them.
std::vector<Fall> falls(Pool, Reading, std::size_t most);

// The same, found once for each pool and reading.
class Falls {
 public:
  struct Known {
    Pool pool;
    Reading reading;
    std::vector<Fall> all;
    std::int64_t whole = 0;  // of which each has its ways; none: they are too many to be counted so
  };
  static constexpr std::size_t most = 8'000;
  const Known& known(Pool, const Reading&);
  std::span<const Fall> of(Pool pool, const Reading& reading) { return known(pool, reading).all; }

 private:
  std::vector<std::unique_ptr<Known>> known_;
};

}  // namespace fyrd
