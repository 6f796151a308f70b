// Drawing straight-sided outlines around grown obstacles so that a way along them never cuts in.
#include "core/table/way_corner.h"

#include "core/geometry/root.h"

namespace fyrd {
namespace {

constexpr Length normal_length{1 << 15};

// Is p, seen from the centre of a circle, beyond the tangent with this outward normal? A leg between two points beyond
// the same tangent cannot cut the circle.
bool beyond(Vec normal, Vec p, std::int64_t radius) {
  const Wide off = dot(normal, p);
  return off >= 0 && off * off >= Wide{radius * radius} * normal.squared();
}

// The nearest whole point beyond both tangents, from the centre.
Vec where_tangents_meet(Vec a, Vec b, std::int64_t radius) {
  constexpr Length unit{1 << 20};
  const Vec u = with_length(a, unit), v = with_length(b, unit);
  const Wide scale = Wide{radius} * unit.units, under = Wide{unit.units} * unit.units + dot(u, v);
  const auto one = [&](std::int32_t x, std::int32_t y) {
    return static_cast<std::int32_t>(kernel::divided((Wide{x} + y) * scale, under));
  };
  const Vec near{one(u.x, v.x), one(u.y, v.y)};
  Vec best = near;
  bool found = false;
  for (int room = 1; !found; ++room) {
    for (int y = -room; y <= room; ++y) {
      for (int x = -room; x <= room; ++x) {
        const Vec p = near + Vec{x, y};
        if (!beyond(a, p, radius) || !beyond(b, p, radius)) continue;
        if (!found || p.squared() < best.squared()) best = p;
        found = true;
      }
    }
  }
  return best;
}

constexpr Vec right_of(Vec v) { return {v.y, -v.x}; }

// The outline around one corner of the obstacle, turning from one side's normal to the next one's.
void turn_corner(Point centre, std::int64_t radius, Vec from, Vec to, int turn, std::vector<WayCorner>& out) {
  const int steps = std::max(1, (turn + sharpest_turn - 1) / sharpest_turn);
  const Angle start = bearing(from);
  Vec before = from;
  for (int k = 1; k <= steps; ++k) {
    const Angle there = start - Angle{static_cast<std::uint16_t>(turn * k / steps)};
    const Vec after = k == steps ? to : direction(there);
    out.push_back({centre + where_tangents_meet(before, after, radius), with_length(before, normal_length),
                   with_length(after, normal_length)});
    before = after;
  }
}

}  // namespace

Vec normal_to(Vec along) { return with_length({-along.y, along.x}, normal_length); }

void outline(const Shape& grown, std::vector<WayCorner>& out) {
  const int n = grown.count;
  const std::int64_t radius = grown.radius.units;
  if (n == 1) {
    const Vec side = direction(east);
    turn_corner(grown.points[0], radius, side, side, 65536, out);
    return;
  }
  for (int i = 0; i < n; ++i) {
    const Point at = grown.points[i];
    const Vec from = right_of(at - grown.points[(i + n - 1) % n]), to = right_of(grown.points[(i + 1) % n] - at);
    const int turn = (bearing(from) - bearing(to)).turn;              // anticlockwise, so bearings fall
    turn_corner(at, radius, from, to, turn > 40000 ? 0 : turn, out);  // a hair's turn may round below nothing
  }
}

bool passes(const Shape& grown, Point a, Point b) {
  if (a == b) return stands_beside(grown, a);
  const Vec d = b - a;
  const Wide reach = Wide{grown.radius.squared()} * d.squared();
  bool left = true, right = true;
  for (const Point p : grown.corners()) {
    const std::int64_t side = cross(d, p - a);
    const bool off = Wide{side} * side >= reach;
    left &= off && side >= 0;
    right &= off && side <= 0;
  }
  if (left || right) return true;
  return !kernel::way_meets(grown.corners(), grown.radius.units, a, d);
}

}  // namespace fyrd
