// What is counted of a round of battles, and sums of it.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "cli/lab/opened.h"
#include "lab/seen.h"

namespace fyrd::cli {

// Of the first band, on average over a variant's battles of one round.
struct Measured {
  double score = 0;  // a draw is half
  double drawn = 0;
  double turns = 0;
  double own = 0, others = 0;  // figures left standing
};
Measured measured(const Opened&, std::size_t variant, std::span<const Outcome> round);
// The same of one scenario and one end alone.
Measured measured(const Cell&, const Outcome&);

// Whether two battles cannot be told apart by anything that was counted; their hashes may hold the numbers themselves.
bool went_the_same(const Outcome&, const Outcome&);

// What can be asked for by its name.
struct Yardstick {
  const char* key;   // "turns"
  const char* name;  // "turns"
  double Measured::* value;
  double scale;  // of a share: a hundred
  const char* unit;
};
extern const std::array<Yardstick, 5> yardsticks;
const Yardstick* find_yardstick(std::string_view key);

// A number a round: mean, spread, and how sure the mean is, by the spread of rounds.
class Sum {
 public:
  void add(double value);
  std::uint32_t count() const { return count_; }
  double mean() const { return mean_; }
  double variance() const { return count_ < 2 ? 0 : squares_ / (count_ - 1); }
  double margin() const;  // 95 % sure

 private:
  std::uint32_t count_ = 0;
  double mean_ = 0, squares_ = 0;
};

// A hash of all outcomes in their order.
class Fingerprint {
 public:
  void add(std::span<const Outcome> round);
  std::string text() const;

 private:
  Hash hash_;
};

}  // namespace fyrd::cli
