// The places to turn at around obstacles, and the exact test of a straight way past one; for ways alone.
#pragma once

#include <vector>

#include "core/geometry/convex.h"
#include "core/table/way.h"

namespace fyrd {

// An obstacle here is grown by the base radius already, so the base is its centre: it may touch the outline.
inline bool stands_beside(const Shape& grown, Point p) {
  return !kernel::near<kernel::Border::open>(grown.corners(), p, grown.radius.units);
}
bool passes(const Shape& grown, Point a, Point b);

// Turns of an outline between two corners are no sharper than this: a sixteenth of a circle. Rounding the circle by its
// tangents makes a way around it longer by 1.3 %, and coming in beside a tangent by 2 % at most.
constexpr int sharpest_turn = 65536 / 16;
constexpr int tangent_of_half_turn = 199;  // thousandths

// The corners of the outline around an obstacle.
void outline(const Shape& grown, std::vector<WayCorner>& out);

// Where the way along the gap between two obstacles begins and ends, when the gap is so narrow that their outlines may
// close it though the base fits through. `stands` says whether the base can stand at a point.
struct GapEnds {
  int count = 0;
  std::array<Point, 2> at;
};
template <class Stands>
GapEnds gap_ends(const Shape& a, const Shape& b, Stands&& stands);

// Whether a shortest way can leave the corner along d and have come around the obstacle: d must not lead away from it,
// nor into the outline, unless to a place inside it (`loose`): an end of the way, or a narrow gap. A few units are
// given away because corners are rounded to whole points.
inline bool can_bend(const WayCorner& c, Vec d, bool loose) {
  constexpr std::int64_t slack = 8 << 15;  // normals have length 2^15
  const std::int64_t before = dot(d, c.before), after = dot(d, c.after);
  return (before <= slack || after <= slack) && (loose || before >= -slack || after >= -slack);
}
inline bool can_join(const WayCorner& a, const WayCorner& b) {
  const Vec d = b.at - a.at;
  return can_bend(a, d, b.before.zero()) && can_bend(b, -d, a.before.zero());
}

// How far outlines may stand off from a shape of this radius.
inline Length outline_room(Length radius) { return radius / 40 + Length{8}; }

Vec normal_to(Vec along);  // to its left, of length 2^15

template <class Stands>
GapEnds gap_ends(const Shape& a, const Shape& b, Stands&& stands) {
  GapEnds out;
  if (overlap(a, b)) return out;
  const Nearest n = nearest(a, b);
  if (n.gap > outline_room(a.radius) + outline_room(b.radius)) return out;
  // Across the gap: where the two only touch, the cores still tell.
  const Nearest cores = nearest(a.grown(-a.radius), b.grown(-b.radius));
  Vec along = normal_to(cores.on_b - cores.on_a);
  const Length half{std::min(a.radius.units, b.radius.units) * tangent_of_half_turn / 1000};
  along = with_length(along, half);
  const Point middle{n.on_a.x + (n.on_b.x - n.on_a.x) / 2, n.on_a.y + (n.on_b.y - n.on_a.y) / 2};
  for (const Point p : {middle + along, middle - along}) {
    // Rounding may have pushed it a unit into either side.
    bool found = false;
    for (int i = 0; i < 9 && !found; ++i) {
      const Point q = p + Vec{(i + 1) % 3 - 1, (i / 3 + 1) % 3 - 1};
      found = stands(q);
      if (found) out.at[out.count++] = q;
    }
  }
  return out;
}

}  // namespace fyrd
