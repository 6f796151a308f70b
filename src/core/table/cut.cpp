// Cutting straight lines by solids in whole numbers.
#include "core/table/cut.h"

#include <algorithm>

#include "core/geometry/root.h"

namespace fyrd {
namespace {

// The part of a line that is left after cutting it by half-spaces. A half-space is given by a quantity that changes
// evenly along the line and is positive inside: its values at both ends.
struct Part {
  Share in{0, 1}, out{1, 1};
  bool whole = true;

  // Bounds: heights stay below 2^25, edges below 2^51, a slope below 2^76; of two shares at most one is a slope's.
  template <class Int>
  bool keep(Int at_from, Int at_to) {
    if (at_from <= 0 && at_to <= 0) return false;
    if (at_from >= 0 && at_to >= 0) return true;
    whole = false;
    if (at_from < 0) {
      const Share s{-Wide{at_from}, Wide{at_to} - at_from};
      if (in < s) in = s;
    } else {
      const Share s{at_from, Wide{at_from} - at_to};
      if (s < out) out = s;
    }
    return in < out;
  }
};

bool keep_heights(const Solid& s, Spot from, Spot to, Part& part) {
  const std::int32_t bottom = s.prism->bottom.units, top = s.prism->top.units;
  const std::int32_t a = from.height.units, b = to.height.units;
  if (top <= bottom || !part.keep(a - bottom, b - bottom) || !part.keep(top - a, top - b)) return false;
  if (s.ramp == nullptr) return true;
  const Vec up = s.ramp->high - s.ramp->low;
  const auto under_slope = [&](Spot p) {
    return Wide{top - bottom} * dot(p.at - s.ramp->low, up) - Wide{p.height.units - bottom} * up.squared();
  };
  return part.keep(under_slope(from), under_slope(to));
}

bool keep_edges(std::span<const Point> corners, Point a, Point b, Part& part) {
  for (std::size_t i = corners.size() - 1, j = 0; j < corners.size(); i = j++) {
    const Vec edge = corners[j] - corners[i];
    if (!part.keep(cross(edge, a - corners[i]), cross(edge, b - corners[i]))) return false;
  }
  return true;
}

// The flat question for an outline with corners only.
bool runs_through(std::span<const Point> corners, Point a, Point b) {
  if (corners.size() < 3) return false;
  const Vec d = b - a;
  const auto outside = [&](std::size_t i, std::size_t j) {  // on the edge counts as outside
    const Vec edge = corners[j] - corners[i];
    return cross(edge, a - corners[i]) <= 0 && cross(edge, b - corners[i]) <= 0;
  };
  if (d.zero()) {
    for (std::size_t i = corners.size() - 1, j = 0; j < corners.size(); i = j++) {
      if (outside(i, j)) return false;
    }
    return true;
  }
  // The line enters by one edge and leaves by another, those whose ends it parts. It passes the outline when all
  // corners are on one side of it; and it stops short of the inside when it lies wholly outside one of the two edges.
  std::array<std::size_t, 2> parted{};  // the edge's second corner
  int found = 0;
  bool right = false, was_left = cross(d, corners.back() - a) > 0;
  for (std::size_t j = 0; j < corners.size(); ++j) {
    const std::int64_t side = cross(d, corners[j] - a);
    right |= side < 0;
    const bool is_left = side > 0;
    if (is_left != was_left) parted[found++] = j;
    was_left = is_left;
  }
  if (found == 0 || !right) return false;
  return std::none_of(parted.begin(), parted.end(),
                      [&](std::size_t j) { return outside(j == 0 ? corners.size() - 1 : j - 1, j); });
}

// A slope's share has too many bits to be squared, or to be compared with another slope's.
Share shortened(Share s, int bits) {
  while (s.d >> bits != 0) {
    s.d >>= 1;
    s.n >>= 1;
  }
  return s;
}

// Does the part of the line come nearer to the centre than the radius? Along the line the square of the distance, less
// that of the radius, is A t² + 2 B t + C.
bool cuts_disc(Point centre, Length radius, Point from, Point to, Part part) {
  const Vec d = to - from, v = from - centre;
  const std::int64_t A = d.squared(), B = dot(d, v), C = v.squared() - radius.squared();
  if (A == 0) return C < 0;
  const auto negative_at = [&](Share t) {
    t = shortened(t, 36);
    return Wide{A} * t.n * t.n + 2 * Wide{B} * t.n * t.d + Wide{C} * t.d * t.d < 0;
  };
  const Share nearest{-Wide{B}, A};
  if (nearest < part.in) return negative_at(part.in);
  if (part.out < nearest) return negative_at(part.out);
  return Wide{B} * B > Wide{A} * C;
}

std::int32_t on_line(const Share& s, Length whole) { return static_cast<std::int32_t>(s.n * whole.units / s.d); }

// The stretch within the outline, shortened to the part between the heights.
std::optional<Stretch> flat_stretch(const Shape& shape, Point a, Point b, const Part& part) {
  std::optional<Stretch> s = inside(shape, a, b);
  if (!s || part.whole) return s;
  if (a == b) return s;  // upright: on the table it has no length
  const Length whole = distance(a, b);
  s->from = max(s->from, {on_line(part.in, whole)});
  s->to = min(s->to, {on_line(part.out, whole)});
  if (s->from >= s->to) return std::nullopt;
  return s;
}

}  // namespace

bool cuts(const Solid& s, Spot from, Spot to) {
  if (from.at == to.at && from.height == to.height) return false;
  const Shape& shape = s.prism->shape;
  // Most lines run wholly between bottom and top, and then the question is flat.
  const bool flat = spans(s, min(from.height, to.height), max(from.height, to.height));
  if (flat && shape.radius.units == 0) return runs_through(shape.corners(), from.at, to.at);
  Part part;
  if (!keep_heights(s, from, to, part)) return false;
  if (shape.radius.units == 0) {
    return runs_through(shape.corners(), from.at, to.at) &&
           (part.whole || keep_edges(shape.corners(), from.at, to.at, part));
  }
  if (shape.count == 1) return cuts_disc(shape.points[0], shape.radius, from.at, to.at, part);
  return flat_stretch(shape, from.at, to.at, part).has_value();
}

Share entering(const Solid& s, Spot from, Spot to) {
  Part part;
  keep_heights(s, from, to, part);
  const Shape& shape = s.prism->shape;
  if (shape.radius.units == 0) {
    keep_edges(shape.corners(), from.at, to.at, part);
    return shortened(part.in, 62);
  }
  const std::optional<Stretch> flat = inside(shape, from.at, to.at);
  part.in = shortened(part.in, 62);
  if (!flat || from.at == to.at) return part.in;
  const Share enters{flat->from.units, distance(from.at, to.at).units};
  return part.in < enters ? enters : part.in;
}

std::optional<Stretch> stretch_in(const Solid& s, Spot from, Spot to) {
  Part part;
  if (!keep_heights(s, from, to, part)) return std::nullopt;
  return flat_stretch(s.prism->shape, from.at, to.at, part);
}

Spot spot_at(Spot from, Spot to, const Share& s) {
  const auto between = [&](std::int32_t a, std::int32_t b) {
    return a + static_cast<std::int32_t>(kernel::divided(Wide{b - a} * s.n, s.d));
  };
  return {{between(from.at.x, to.at.x), between(from.at.y, to.at.y)}, {between(from.height.units, to.height.units)}};
}

}  // namespace fyrd
