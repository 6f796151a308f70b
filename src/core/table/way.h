// Shortest ways for a round base around ground and figures, on a graph of corners built once per table and base size.
#pragma once

#include <vector>

#include "core/geometry/path.h"
#include "core/table/ground.h"

namespace fyrd {

// A place to turn at: a corner of the straight-sided outline drawn around an obstacle grown by the base radius. The two
// sides that meet there touch the grown obstacle; their outward normals say which ways can bend at the corner.
struct WayCorner {
  Point at;
  Vec before, after;  // zero: the place is in a narrow gap, and any way may bend there
};

class Ways {
 public:
  Ways() = default;
  // The ground must outlive it. What does not fill part of the band is not in the way; `more` always is.
  Ways(const Ground&, Length base_radius, Heights = {}, std::span<const Shape> more = {});

  Length base_radius() const { return radius_; }

  struct Way {
    bool found = false;
    Path path;  // ends at the goal
    Length length;
  };
  // The shortest way from `from` to `to` no longer than `limit`, clear of impassable ground, the table's edge and the
  // given bodies (which the base may touch but not overlap). Corners are rounded by short straight legs, so that a
  // way is at most 2 % longer than the true one and never shorter. A base that overlaps something at `from` may leave
  // it as long as it does not go deeper. Where a way has more turns than a path holds, the cheapest pairs of them are
  // drawn together, which may cost more than those 2 %. Nothing is found to where the base cannot stand, nor when no
  // more turns can be spared.
  Way find(Point from, Point to, Length limit, std::span<const Shape> bodies = {}) const;

  // Everywhere the base can get within `limit`: fans whose union is the region. Each fan is a star around its
  // origin: the points its edge runs through, in order. For drawing and for picking places, not for judging.
  struct Fan {
    Point origin;
    Length left;  // of the limit at the origin
    std::vector<Point> edge;
  };
  std::vector<Fan> reach(Point from, Length limit, std::span<const Shape> bodies = {}) const;

  // The graph's places, in order of x; ways that tie are parted by this order.
  std::span<const WayCorner> corners() const { return corners_; }

 private:
  friend class WaySearch;
  struct Edge {
    std::int32_t to;
    std::int32_t length;
  };

  bool free(Point a, Point b) const;  // of impassable ground; the ends stand on the table
  bool stands(Point) const;
  void place_corners();
  void place_gap_corners(std::vector<WayCorner>&) const;
  void join_corners();

  const Ground* ground_ = nullptr;
  Length radius_;
  Heights band_;
  std::vector<Shape> obstacles_;  // impassable pieces grown by the radius
  Extents boxes_;                 // around those
  std::int32_t room_ = 0;         // the furthest any outline stands off
  std::vector<WayCorner> corners_;
  std::vector<std::int32_t> first_edge_;  // of each corner, and one past the last
  std::vector<Edge> edges_;               // straight ways that are free and that a shortest way can use
};

}  // namespace fyrd
