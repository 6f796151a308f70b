// The graph of corners a table gives once for all ways of one base size.
#include <algorithm>
#include <tuple>

#include "core/table/way_corner.h"

namespace fyrd {

Ways::Ways(const Ground& ground, Length base_radius, Heights band, std::span<const Shape> more)
    : ground_(&ground), radius_(base_radius), band_(band) {
  const auto add = [&](const Shape& shape) {
    if (shape.count == 0) return;
    obstacles_.push_back(shape.grown(base_radius));
    boxes_.add(extent(obstacles_.back()));
    room_ = std::max(room_, outline_room(obstacles_.back().radius).units);
  };
  for (const Piece& p : ground.pieces()) {
    if (p.impassable && band.meets(p.solid)) add(p.solid.shape);
  }
  for (const Shape& shape : more) add(shape);
  place_corners();
  join_corners();
}

bool Ways::stands(Point p) const {
  if (p.x < radius_.units || p.y < radius_.units || p.x > ground_->width().units - radius_.units ||
      p.y > ground_->depth().units - radius_.units) {
    return false;
  }
  return !boxes_.any(extent(p, p), [&](int i) { return !stands_beside(obstacles_[i], p); });
}

bool Ways::free(Point a, Point b) const {
  const Strip strip{a, b - a};
  return !boxes_.any(extent(a, b), [&](int i) { return !strip.misses(boxes_[i]) && !passes(obstacles_[i], a, b); });
}

void Ways::place_corners() {
  std::vector<WayCorner> around;
  for (int i = 0; i < boxes_.size(); ++i) {
    around.clear();
    outline(obstacles_[i], around);
    for (WayCorner& c : around) {
      if (!stands(c.at)) continue;
      // Where another obstacle's outline may be in the way, a way can have to bend to either side.
      const bool narrow = boxes_.any(extent(c.at, c.at).grown(room_), [&](int k) {
        const Shape& other = obstacles_[k];
        return k != i && !stands_beside(other.grown(outline_room(other.radius)), c.at);
      });
      if (narrow) c.before = c.after = {};
      corners_.push_back(c);
    }
  }
  place_gap_corners(corners_);
  const auto key = [](const WayCorner& c) {
    return std::tuple(c.at.x, c.at.y, c.before.x, c.before.y, c.after.x, c.after.y);
  };
  std::sort(corners_.begin(), corners_.end(), [&](const auto& a, const auto& b) { return key(a) < key(b); });
}

void Ways::place_gap_corners(std::vector<WayCorner>& out) const {
  const int n = boxes_.size();
  for (int i = 0; i < n; ++i) {
    const Shape& shape = obstacles_[i];
    const int room = outline_room(shape.radius).units;
    boxes_.any(boxes_[i].grown(room + room_), [&](int k) {
      if (k <= i) return false;
      const GapEnds ends = gap_ends(shape, obstacles_[k], [&](Point p) { return stands(p); });
      for (int e = 0; e < ends.count; ++e) out.push_back({ends.at[e], {}, {}});
      return false;
    });
    // The table's edge leaves narrow gaps too: beside each side the corners nearest to it.
    const Extent& box = boxes_[i];
    const int aside = shape.radius.units * tangent_of_half_turn / 1000;
    const auto pass = [&](Point p, Vec along) {
      for (const Point q : {p + along, p - along}) {
        if (stands(q)) out.push_back({q, {}, {}});
      }
    };
    for (const Point p : shape.corners()) {
      const int r = shape.radius.units, near = radius_.units + room;
      const int right = ground_->width().units - box.max_x, far = ground_->depth().units - box.max_y;
      if (box.min_x <= near && p.x - r == box.min_x) pass({p.x - r, p.y}, {0, aside});
      if (box.min_y <= near && p.y - r == box.min_y) pass({p.x, p.y - r}, {aside, 0});
      if (right <= near && p.x + r == box.max_x) pass({p.x + r, p.y}, {0, aside});
      if (far <= near && p.y + r == box.max_y) pass({p.x, p.y + r}, {aside, 0});
    }
  }
}

void Ways::join_corners() {
  const int n = static_cast<int>(corners_.size());
  std::vector<std::vector<Edge>> joined(n);
  for (int i = 0; i < n; ++i) {
    for (int k = i + 1; k < n; ++k) {
      if (!can_join(corners_[i], corners_[k]) || !free(corners_[i].at, corners_[k].at)) continue;
      const std::int32_t l = distance(corners_[i].at, corners_[k].at).units;
      joined[i].push_back({k, l});
      joined[k].push_back({i, l});
    }
  }
  first_edge_.assign(1, 0);
  for (const auto& edges : joined) {
    edges_.insert(edges_.end(), edges.begin(), edges.end());
    first_edge_.push_back(static_cast<std::int32_t>(edges_.size()));
  }
}

}  // namespace fyrd
