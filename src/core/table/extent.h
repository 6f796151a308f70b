// Upright boxes around flat shapes, kept column by column so that one pass over fifty of them costs a few nanoseconds.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "core/geometry/shape.h"

namespace fyrd {

struct Extent {
  std::int32_t min_x = 0, min_y = 0, max_x = 0, max_y = 0;

  constexpr bool meets(const Extent& o) const {
    return min_x <= o.max_x && o.min_x <= max_x && min_y <= o.max_y && o.min_y <= max_y;
  }
  constexpr Extent grown(std::int32_t by) const { return {min_x - by, min_y - by, max_x + by, max_y + by}; }
};

inline Extent extent(Point a, Point b) {
  return {std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x), std::max(a.y, b.y)};
}

inline Extent extent(const Shape& s) {
  Extent e{s.points[0].x, s.points[0].y, s.points[0].x, s.points[0].y};
  for (int i = 1; i < s.count; ++i) {
    e.min_x = std::min(e.min_x, s.points[i].x);
    e.min_y = std::min(e.min_y, s.points[i].y);
    e.max_x = std::max(e.max_x, s.points[i].x);
    e.max_y = std::max(e.max_y, s.points[i].y);
  }
  return e.grown(s.radius.units);
}

// All straight ways from one point that stay within a strip along a direction; with no width it is the line itself.
struct Strip {
  Point from;
  Vec along;
  std::int64_t half = 0;  // half its width times the length of `along`

  // True when the whole box lies beside the strip. Twice the box's centre, because its middle may be a half.
  bool misses(const Extent& e) const {
    const std::int64_t x = std::int64_t{e.min_x} + e.max_x - 2 * std::int64_t{from.x};
    const std::int64_t y = std::int64_t{e.min_y} + e.max_y - 2 * std::int64_t{from.y};
    const std::int64_t off = along.x * y - along.y * x;
    const std::int64_t wide = std::int64_t{e.max_x} - e.min_x, high = std::int64_t{e.max_y} - e.min_y;
    const std::int64_t room = (along.x < 0 ? -along.x : along.x) * high + (along.y < 0 ? -along.y : along.y) * wide;
    return (off < 0 ? -off : off) >= room + 2 * half;
  }
};

class Extents {
 public:
  void add(const Extent& e) {
    const int k = size_ % block;
    if (k == 0) blocks_.emplace_back();
    Block& b = blocks_.back();
    b.min_x[k] = e.min_x;
    b.min_y[k] = e.min_y;
    b.max_x[k] = e.max_x;
    b.max_y[k] = e.max_y;
    ++size_;
  }

  int size() const { return size_; }
  Extent operator[](int i) const {
    const Block& b = blocks_[i / block];
    const int k = i % block;
    return {b.min_x[k], b.min_y[k], b.max_x[k], b.max_y[k]};
  }

  // Asks about every box that meets `e`, in order, until an answer is true; says whether one was.
  template <class Ask>
  bool any(const Extent& e, Ask&& ask) const {
    for (int first = 0; first < size_; first += block) {
      const Block& b = blocks_[first / block];
      std::array<std::int32_t, block> room;  // negative: apart
      for (int k = 0; k < block; ++k) {
        room[k] = (e.max_x - b.min_x[k]) | (b.max_x[k] - e.min_x) | (e.max_y - b.min_y[k]) | (b.max_y[k] - e.min_y);
      }
      std::array<std::uint8_t, block> hits;
      int count = 0;
      for (int k = 0; k < block; ++k) {
        hits[count] = static_cast<std::uint8_t>(k);
        count += room[k] >= 0;
      }
      for (int k = 0; k < count; ++k) {
        if (ask(first + hits[k])) return true;
      }
    }
    return false;
  }

 private:
  static constexpr int block = 32;
  static constexpr std::int32_t nowhere = 1 << 29;
  struct Block {
    std::array<std::int32_t, block> min_x, min_y, max_x, max_y;
    Block() {  // the unfilled rest meets nothing
      min_x.fill(nowhere);
      min_y.fill(nowhere);
      max_x.fill(-nowhere);
      max_y.fill(-nowhere);
    }
  };
  std::vector<Block> blocks_;
  int size_ = 0;
};

}  // namespace fyrd
