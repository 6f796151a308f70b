// Shortest ways: the corners a single question adds around its bodies and its ends, and the answers.
#include "core/table/way.h"

#include <algorithm>

#include "core/table/way_search.h"

namespace fyrd {
namespace {

constexpr Length off_tangent{2};  // rounding must not push a point through the tangent it lies on

// The two tangents from a point close to a circle: where they touch, seen from the centre (as long as the radius), and
// the point on each at which the outline's first corner would stand if it were drawn from there.
struct Tangents {
  std::array<Vec, 2> touch;  // [0] turning left around the circle, [1] right
  std::array<Point, 2> ahead;
};
std::optional<Tangents> tangents(Point from, Point centre, Length radius) {
  const Vec q = from - centre;
  const std::int64_t r = radius.units, near = r + r / 32 + 2, n = q.squared();
  // Further off, the corners that are there already serve as well.
  if (r == 0 || n == 0 || n > near * near) return std::nullopt;
  const std::int64_t way = n > r * r ? square_root(n - r * r) : 0, whole = std::max<std::int64_t>(square_root(n), 1);
  Tangents out;
  for (int k = 0; k < 2; ++k) {
    const std::int64_t x = k == 0 ? -q.y : q.y, y = k == 0 ? q.x : -q.x;  // q turned
    const auto mixed = [&](std::int64_t a, std::int64_t b) { return static_cast<std::int32_t>(a / whole + b / whole); };
    const Vec touch{mixed(r * q.x, way * x), mixed(r * q.y, way * y)};
    const Vec on{mixed(r * x, -way * q.x), mixed(r * y, -way * q.y)};
    out.touch[k] = with_length(touch, radius);
    const std::int64_t out_of_it = n < r * r ? square_root(r * r - n) : 0;  // half a chord, when it begins inside
    const Length step{static_cast<std::int32_t>(way + out_of_it + r * tangent_of_half_turn / 1000)};
    out.ahead[k] = from + with_length(on, step) + with_length(touch, off_tangent);
  }
  return out;
}

}  // namespace

void WaySearch::add_extra(Point p) {
  if (stands(p)) extra_.push_back({p, {}, {}});
}

void WaySearch::outline_body(int body) {
  const std::size_t first = extra_.size();
  outline(bodies_[body].grown, extra_);
  const auto useless = [&](const WayCorner& c) { return !stands(c.at); };
  extra_.erase(std::remove_if(extra_.begin() + static_cast<std::ptrdiff_t>(first), extra_.end(), useless),
               extra_.end());
  for (std::size_t i = first; i < extra_.size(); ++i) {
    WayCorner& c = extra_[i];
    const auto close = [&](const Shape& other) {
      return !stands_beside(other.grown(outline_room(other.radius)), c.at);
    };
    const Extent here = extent(c.at, c.at);
    bool narrow = ways_.boxes_.any(here.grown(ways_.room_), [&](int k) { return close(ways_.obstacles_[k]); });
    for (int k = 0; k < static_cast<int>(bodies_.size()) && !narrow; ++k) {
      const Body& other = bodies_[k];
      narrow = k != body && other.box.meets(here.grown(outline_room(other.grown.radius).units)) && close(other.grown);
    }
    if (narrow) c.before = c.after = {};
  }
}

void WaySearch::cross_gaps(int body) {
  const Body& b = bodies_[body];
  const std::int32_t room = outline_room(b.grown.radius).units;
  const auto cross_gap = [&](const Shape& other) {
    const GapEnds ends = gap_ends(b.grown, other, [&](Point p) { return stands(p); });
    for (int e = 0; e < ends.count; ++e) extra_.push_back({ends.at[e], {}, {}});
  };
  ways_.boxes_.any(b.box.grown(room + ways_.room_), [&](int i) {
    cross_gap(ways_.obstacles_[i]);
    return false;
  });
  for (int k = 0; k < static_cast<int>(bodies_.size()); ++k) {
    const Body& other = bodies_[k];
    const bool done = k == body || (k < body && other.outlined);
    if (!done && other.box.meets(b.box.grown(room + outline_room(other.grown.radius).units))) cross_gap(other.grown);
  }
}

// A way that begins or ends in contact hugs what it touches, where the fixed corners would lead it off and back again.
void WaySearch::hug(const Shape& grown) {
  const Length r = grown.radius;
  for (const Point centre : grown.corners()) {
    const auto a = tangents(from_, centre, r);
    const auto b = has_goal_ ? tangents(to_, centre, r) : std::nullopt;
    for (const auto& t : {a, b}) {
      if (!t) continue;
      for (const Point p : t->ahead) add_extra(p);
    }
    if (!a || !b) continue;
    // Both ends on one circle and little of it between them: the two tangents meet before the first corner.
    for (int k = 0; k < 2; ++k) {
      const Vec u = a->touch[k], v = b->touch[1 - k];
      const std::int64_t turn = k == 0 ? cross(u, v) : -cross(u, v), both = r.squared() + dot(u, v);
      if (turn <= 0 || 10 * dot(u, v) < 9 * r.squared()) continue;
      const auto one = [&](std::int64_t sum) { return static_cast<std::int32_t>(Wide{sum} * r.squared() / both); };
      const Vec middle{one(std::int64_t{u.x} + v.x), one(std::int64_t{u.y} + v.y)};
      add_extra(centre + middle + with_length(middle, off_tangent));
    }
  }
}

void WaySearch::place_extra_corners() {
  extra_.clear();
  for (Body& b : bodies_) b.outlined = b.met;
  for (int i = 0; i < static_cast<int>(bodies_.size()); ++i) {
    if (!bodies_[i].outlined) continue;
    outline_body(i);
    cross_gaps(i);
    hug(bodies_[i].grown);
  }
  const Extent here = extent(from_, from_), there = extent(to_, to_);
  for (int i = 0; i < ways_.boxes_.size(); ++i) {
    const Extent box = ways_.boxes_[i].grown(ways_.obstacles_[i].radius.units / 32 + 2);
    if (box.meets(here) || box.meets(there)) hug(ways_.obstacles_[i]);
  }
}

Ways::Way Ways::find(Point from, Point to, Length limit, std::span<const Shape> bodies) const {
  return WaySearch(*this, from, limit, bodies).to(to);
}

std::vector<Ways::Fan> Ways::reach(Point from, Length limit, std::span<const Shape> bodies) const {
  return WaySearch(*this, from, limit, bodies).reach();
}

}  // namespace fyrd
