// Differences of polygons, polygons drawn out along a way, and where a way enters one.
#include "core/geometry/convex.h"

#include "core/geometry/root.h"

namespace fyrd::kernel {
namespace {

// Edges in turning order from east: those of the upper half first.
constexpr int half(Vec e) { return e.y > 0 || (e.y == 0 && e.x > 0) ? 0 : 1; }

constexpr bool lower(Point a, Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }

// whole * top / bottom to 31 bits, for 0 ≤ top ≤ bottom.
std::int64_t share(std::int64_t whole, std::int64_t top, std::int64_t bottom) {
  const int down = 32 - std::countl_zero(static_cast<std::uint64_t>(bottom));
  if (down > 0) {
    top >>= down;
    bottom >>= down;
  }
  const std::int64_t part = (top << 31) / bottom;
  return static_cast<std::int64_t>((Wide{whole} * part) >> 31);
}

// Where the way crosses the edge moved outward by the radius, if it does so inward, along the edge, and ahead.
std::int64_t edge_entry(Point a, Point b, std::int64_t radius, Point p, Vec d, std::int64_t way) {
  const Vec edge = b - a, v = p - a;
  const std::int64_t side = cross(edge, v), rate = cross(edge, d);
  if (side >= 0 || rate <= 0) return -1;
  const std::int64_t length2 = edge.squared();
  const Root root = root_of(static_cast<std::uint64_t>(length2));
  const std::int64_t scale = std::int64_t{1} << root.shift;
  const std::int64_t top = -side * scale - radius * static_cast<std::int64_t>(root.mantissa);
  const std::int64_t bottom = rate * scale;
  if (top < 0 || top > bottom) return -1;
  const Wide foot = Wide{dot(edge, v)} * bottom + Wide{dot(edge, d)} * top;
  if (foot < 0 || foot > Wide{length2} * bottom) return -1;
  return share(way, top, bottom);
}

}  // namespace

void difference(Convex a, Convex b, Difference& out) {
  const std::size_t n = a.size(), m = b.size();
  // Turned about the origin, a's highest corner is the lowest.
  std::size_t i = 0, j = 0;
  for (std::size_t k = 1; k < n; ++k) {
    if (lower(a[i], a[k])) i = k;
  }
  for (std::size_t k = 1; k < m; ++k) {
    if (lower(b[k], b[j])) j = k;
  }
  std::size_t left_a = n > 1 ? n : 0, left_b = m > 1 ? m : 0;
  out.count = 0;
  do {
    out.from_a[out.count] = static_cast<std::uint8_t>(i);
    out.from_b[out.count] = static_cast<std::uint8_t>(j);
    out.points[out.count++] = {b[j].x - a[i].x, b[j].y - a[i].y};
    const std::size_t next_i = i + 1 == n ? 0 : i + 1, next_j = j + 1 == m ? 0 : j + 1;
    bool step_a = left_a > 0, step_b = left_b > 0;
    if (step_a && step_b) {
      const Vec edge_a = a[i] - a[next_i], edge_b = b[next_j] - b[j];
      const int half_a = half(edge_a), half_b = half(edge_b);
      if (half_a != half_b) {
        (half_a < half_b ? step_b : step_a) = false;
      } else {
        const std::int64_t turn = cross(edge_a, edge_b);
        if (turn > 0) step_b = false;
        if (turn < 0) step_a = false;
      }
    }
    if (step_a) {
      i = next_i;
      --left_a;
    }
    if (step_b) {
      j = next_j;
      --left_b;
    }
  } while (left_a > 0 || left_b > 0);
}

bool way_meets(Convex c, std::int64_t radius, Point p, Vec d) {
  // How the corners lie to the line of the way: the sides they are on, and the stretch of feet of those nearest it.
  std::int64_t low = INT64_MAX, high = INT64_MIN;
  for (const Point corner : c) {
    const std::int64_t side = cross(d, corner - p);
    low = side < low ? side : low;
    high = side > high ? side : high;
  }
  const Wide square = Wide{radius * radius};
  if (low >= 0 || high <= 0) {
    // All on one side. The distance along the line has its valley at the feet of the nearest corners.
    const std::int64_t nearest = low >= 0 ? low : high, n = d.squared();
    if (Wide{nearest} * nearest >= square * n) return false;
    std::int64_t first = INT64_MAX, last = INT64_MIN;
    for (const Point corner : c) {
      const Vec v = corner - p;
      if (cross(d, v) != nearest) continue;
      const std::int64_t foot = dot(d, v);
      first = foot < first ? foot : first;
      last = foot > last ? foot : last;
    }
    if (last < 0) return near<Border::open>(c, p, radius);
    if (first > n) return near<Border::open>(c, p + d, radius);
    return true;
  }
  // The line runs through. Where the way itself does not, an edge parts them, and the end toward it is the nearest.
  for (std::size_t i = c.size() - 1, j = 0; j < c.size(); i = j++) {
    const Vec edge = c[j] - c[i];
    const std::int64_t begin = cross(edge, p - c[i]), end = begin + cross(edge, d);
    if (begin > 0 || end > 0) continue;
    if (radius == 0) return false;
    return near<Border::open>(c, begin > end ? p : p + d, radius);
  }
  return true;
}

Feature nearest_feature(Convex c, Point p) {
  const std::size_t n = c.size();
  Feature best{n > 2 ? Feature::Kind::inside : Feature::Kind::corner, 0};
  if (n == 1) return best;
  std::int64_t least = INT64_MAX;
  for (std::size_t i = 0; i < n; ++i) {
    const Vec edge = corner_after(c, i) - c[i], v = p - c[i];
    const std::int64_t side = cross(edge, v);
    if (side > 0 || (side == 0 && n > 2)) continue;
    const std::int64_t foot = dot(edge, v), length2 = edge.squared();
    if (foot > 0 && foot < length2) return {Feature::Kind::edge, i};
    const std::size_t end = foot <= 0 ? i : (i + 1 == n ? 0 : i + 1);
    const std::int64_t d2 = (p - c[end]).squared();
    if (d2 < least) {
      least = d2;
      best = {Feature::Kind::corner, end};
    }
  }
  return best;
}

std::int64_t entry(Convex c, std::int64_t radius, Point p, Vec d) {
  const std::int64_t n = d.squared();
  const Root root = root_of(static_cast<std::uint64_t>(n));
  const std::int64_t way = static_cast<std::int64_t>((root.mantissa * parts) >> root.shift);
  std::int64_t first = -1;
  if (radius == 0) {
    // Inside once the last of the edges that look against the way is passed.
    for (std::size_t i = 0; i < c.size() && c.size() > 1; ++i) {
      const Vec edge = corner_after(c, i) - c[i];
      const std::int64_t side = cross(edge, p - c[i]), rate = cross(edge, d);
      if (side > 0 || rate <= 0 || -side > rate) continue;
      const std::int64_t here = share(way, -side, rate);
      if (here > first) first = here;
    }
    return first;
  }
  if (c.size() > 1) {
    for (std::size_t i = 0; i < c.size(); ++i) {
      const std::int64_t here = edge_entry(c[i], corner_after(c, i), radius, p, d, way);
      if (here >= 0) return here;
    }
  }
  for (const Point corner : c) {
    const Vec v = corner - p;
    const std::int64_t ahead = dot(v, d), side = cross(v, d);
    const Wide under = Wide{radius * radius} * n - Wide{side} * side;
    if (ahead <= 0 || under <= 0) continue;
    // The foot of the corner on the way, less half the chord.
    const std::int64_t foot = about_over_root(ahead, root, part_bits);
    const int narrowed = (65 - std::countl_zero(static_cast<std::uint64_t>(under >> 62))) / 2;
    const Root half_chord = root_of(static_cast<std::uint64_t>(under >> (2 * narrowed)));
    const std::int64_t chord = static_cast<std::int64_t>((Unsigned{half_chord.mantissa} * root.inverse) >>
                                                         (94 - part_bits - root.shift - narrowed + half_chord.shift));
    const std::int64_t here = foot > chord ? foot - chord : 0;
    if (here <= way && (first < 0 || here < first)) first = here;
  }
  return first;
}

}  // namespace fyrd::kernel
