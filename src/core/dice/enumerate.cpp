// The depth-first walk over every outcome of an experiment with dice.
#include "core/dice/source.h"

namespace fyrd {

bool EnumeratingSource::roll(Pool pool, const Why&, std::uint32_t, Roll& out) {
  if (!pool.valid() || bad_) return false;
  if (depth_ < path_.size()) {
    if (path_[depth_].roll.pool != pool) {
      bad_ = true;
      return false;
    }
  } else {
    Roll first(pool);
    for (int i = 0; i < pool.count; ++i) first.add(1);
    path_.push_back({first, weight_before(depth_) * chance(first)});
  }
  out = path_[depth_++].roll;
  return true;
}

void EnumeratingSource::next() {
  if (!more()) return;
  if (depth_ < path_.size()) {
    bad_ = true;
    return;
  }
  ++leaves_;
  depth_ = 0;
  while (!path_.empty() && !advance(path_.back().roll)) path_.pop_back();
  if (path_.empty()) {
    done_ = true;
    return;
  }
  path_.back().weight = weight_before(path_.size() - 1) * chance(path_.back().roll);
  exhausted_ = leaves_ >= budget_;
}

Fraction EnumeratingSource::weight() const { return weight_before(depth_); }

Fraction EnumeratingSource::weight_before(std::size_t step) const {
  return step == 0 ? Fraction(1) : path_[step - 1].weight;
}

// The odometer: raises the last face that can be raised and starts all after it at one again. Faces of a multiset stay
// in descending order, so there a face can be raised up to the one before it.
bool EnumeratingSource::advance(Roll& roll) const {
  const std::span<std::uint16_t> faces = roll.faces();
  for (std::size_t i = faces.size(); i-- > 0;) {
    const bool ordered = outcomes_ == Outcomes::ordered || i == 0;
    if (faces[i] < (ordered ? roll.pool.sides : faces[i - 1])) {
      ++faces[i];
      return true;
    }
    faces[i] = 1;
  }
  return false;
}

// A pool's outcome: the orders of its faces, of all there are. Die by die: placing the k-th of a run of equal faces as
// the n-th die multiplies the orders by n / k.
Fraction EnumeratingSource::chance(const Roll& roll) const {
  const std::span<const std::uint16_t> faces = roll.faces();
  Fraction result(1);
  int run = 0;
  for (std::size_t i = 0; i < faces.size(); ++i) {
    run = i > 0 && faces[i] == faces[i - 1] ? run + 1 : 1;
    const int orders = outcomes_ == Outcomes::ordered ? 1 : static_cast<int>(i) + 1;
    const int repeats = outcomes_ == Outcomes::ordered ? 1 : run;
    result = result * Fraction(orders, repeats * roll.pool.sides);
  }
  return result;
}

}  // namespace fyrd
