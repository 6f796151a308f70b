// The exact distribution of a whole number that depends on dice.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "core/dice/fraction.h"
#include "core/dice/pool.h"

namespace fyrd {

// Chances that do not fit in 128 bits make the whole distribution overflowed(): it has no outcomes, and every chance
// asked of it, or of what is computed from it, is an overflowed Fraction. So does a pool that is not valid.
class Distribution {
 public:
  struct Outcome {
    int value = 0;
    Fraction chance;
    friend bool operator==(const Outcome&, const Outcome&) = default;
  };

  Distribution() = default;  // of nothing: total() is zero until outcomes are added
  static Distribution overflow();
  static Distribution certain(int value);
  static Distribution die(int sides);
  static Distribution sum(Pool pool);
  static Distribution best(Pool pool);                // zero for no dice, as Roll::best()
  static Distribution lowest(Pool pool);              // likewise
  static Distribution at_least(Pool pool, int face);  // the number of dice that show it or more

  struct Part;
  static Distribution mixture(std::span<const Part> parts);

  // Adds to the chance of a value, to collect the leaves of an enumeration.
  void add(int value, const Fraction& chance);

  std::span<const Outcome> outcomes() const& { return outcomes_; }  // by rising value, none without a chance
  void outcomes() const&& = delete;                                 // a loop over a temporary's would outlive them
  bool overflowed() const { return overflowed_; }
  Fraction total() const;  // one, unless outcomes are missing
  Fraction expectation() const;
  Fraction chance_of(int value) const;
  template <class Predicate>
  Fraction chance(Predicate&& holds) const {
    if (overflowed_) return Fraction::overflow();
    Fraction result;
    for (const Outcome& outcome : outcomes_)
      if (holds(outcome.value)) result += outcome.chance;
    return result;
  }

  // The distribution of f(value).
  template <class F>
  Distribution map(F&& f) const {
    if (overflowed_) return overflow();
    Distribution result;
    for (const Outcome& outcome : outcomes_) result.add(f(outcome.value), outcome.chance);
    return result;
  }

  // Of the sum of two independent numbers.
  friend Distribution operator+(const Distribution& a, const Distribution& b);
  friend Distribution operator+(const Distribution& a, int constant);

  // As for fractions, an overflowed distribution equals nothing.
  friend bool operator==(const Distribution& a, const Distribution& b) {
    return !a.overflowed_ && !b.overflowed_ && a.outcomes_ == b.outcomes_;
  }

 private:
  template <class Ways>
  static Distribution counted(Pool pool, int first, int last, Ways&& ways);

  std::vector<Outcome> outcomes_;
  bool overflowed_ = false;
};

struct Distribution::Part {
  Fraction weight;
  Distribution of;
};

// Two independent numbers set against each other: the chances that the first is higher, equal or lower.
struct Opposed {
  Fraction higher, equal, lower;
};
Opposed oppose(const Distribution& a, const Distribution& b);

}  // namespace fyrd
