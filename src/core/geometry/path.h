// A way walked on the table: the points it turns at, without its start.
#pragma once

#include <array>
#include <cassert>
#include <span>

#include "core/geometry/point.h"

namespace fyrd {

struct Path {
  static constexpr int max_points = 12;
  std::array<Point, max_points> points{};
  std::uint8_t count = 0;

  bool empty() const { return count == 0; }
  bool full() const { return count == max_points; }
  Point end() const { assert(count > 0); return points[count - 1]; }
  void add(Point p) { assert(!full()); points[count++] = p; }
  std::span<const Point> all() const { return {points.data(), count}; }
  bool operator==(const Path& o) const;
};

Path straight(Point to);
Length length(Point from, const Path&);  // each leg rounded up to the unit

}  // namespace fyrd
