// Stretches of one straight way united, so that ground lying over other ground is counted once.
#pragma once

#include <array>

#include "core/geometry/shape.h"

namespace fyrd {

class SpanUnion {
 public:
  void add(Length from, Length to) {
    if (to <= from) return;
    // The stretches are in order and apart: those that meet the new one are melted into it.
    int first = 0;
    while (first < count_ && spans_[first].to < from) ++first;
    int beyond = first;
    while (beyond < count_ && spans_[beyond].from <= to) {
      from = min(from, spans_[beyond].from);
      to = max(to, spans_[beyond].to);
      ++beyond;
    }
    if (beyond == first) {
      if (count_ == capacity) return;  // more separate woods on one line than a table holds
      for (int i = count_; i > first; --i) spans_[i] = spans_[i - 1];
      ++count_;
    } else {
      for (int i = beyond; i < count_; ++i) spans_[first + 1 + i - beyond] = spans_[i];
      count_ -= beyond - first - 1;
    }
    spans_[first] = {from, to};
  }

  Length length() const {
    Length sum;
    for (int i = 0; i < count_; ++i) sum += spans_[i].to - spans_[i].from;
    return sum;
  }

 private:
  static constexpr int capacity = 64;
  std::array<Stretch, capacity> spans_;
  int count_ = 0;
};

}  // namespace fyrd
