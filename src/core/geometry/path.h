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
  Point end() const {
    assert(count > 0);
    return points[count - 1];
  }
  Point before_end(Point start) const { return count > 1 ? points[count - 2] : start; }  // where the last leg begins
  void add(Point p) {
    assert(!full());
    points[count++] = p;
  }
  std::span<const Point> all() const { return {points.data(), count}; }
  bool operator==(const Path& o) const;
};

Path straight(Point to);
Length length(Point from, const Path&);  // each leg rounded up to the unit
Path first_part(Point from, const Path&,
                Length most);  // no longer than `most`, and nearly that where the whole is longer

}  // namespace fyrd
