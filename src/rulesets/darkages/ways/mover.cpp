// What somebody under way comes to, and when (DRK-A03, DRK-A09, DRK-A10, DRK-A33).
#include "rulesets/darkages/ways/mover.h"

#include <algorithm>

namespace fyrd::darkages {

namespace {

constexpr int hair = 3;  // units that two who met stay apart, for the rounding of both places

// To the nearest whole number, halves away from nothing.
std::int32_t divided(std::int64_t n, int by) {
  return static_cast<std::int32_t>((n >= 0 ? n + by / 2 : n - by / 2) / by);
}

}  // namespace

Point wheeled(Point p, Point about, Angle by) { return about + turned(p - about, by); }

Going worst_ahead(Here here, FigureId id, const Mover& m, const Order& order, Point foe) {
  if (order.kind == Order::Kind::go) return going_between(here, id, m.at, foe);
  return going_along(here, id, m.at, order.path.all().subspan(std::min<int>(m.next, order.path.count)));
}

Length to_bad_ground(Here here, FigureId id, const Mover& m) {
  const Shape from = base_at(here, id, m.at, round_base(here, id) ? m.facing : bearing(m.v));
  Length least = length(m.v);
  const Extent swept = extent(from.moved(m.v)), start = extent(from);
  const Extent all{std::min(swept.min_x, start.min_x), std::min(swept.min_y, start.min_y),
                   std::max(swept.max_x, start.max_x), std::max(swept.max_y, start.max_y)};
  here.b.ground.any(all, [&](int i) {
    if (trait(here, i).going[static_cast<int>(mount(here, id))] == Going::easy) return false;
    const Shape& piece = here.b.piece(i).solid.shape;
    if (overlap(from, piece)) return least = Length{}, true;
    if (const Sweep to = sweep(from, m.at, m.at + m.v, piece); !to.free) least = min(least, distance(m.at, to.until));
    return false;
  });
  return least;
}

Vec part_of(Vec v, int share) {
  return {divided(std::int64_t{v.x} * share, whole_tick), divided(std::int64_t{v.y} * share, whole_tick)};
}

int meeting(const Shape& a, Point at, Vec va, const Shape& b, Vec vb) {
  const Vec rel = va - vb;  // as the second sees it
  if (rel.zero()) return -1;
  const Sweep swept = sweep(a, at, at + rel, b);
  if (swept.free) return -1;
  const int gone = distance(at, swept.until).units - hair, whole = length(rel).units;
  return gone <= 0 ? 0 : static_cast<int>(std::int64_t{gone} * whole_tick / whole);
}

}  // namespace fyrd::darkages
