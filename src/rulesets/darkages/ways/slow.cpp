// What bad ground lies ahead of who is under way (DRK-A09, DRK-A10).
#include <algorithm>

#include "rulesets/darkages/ways/march.h"

namespace fyrd::darkages {

Going worst_ahead(const DarkAgesBattle& b, const State& s, FigureId id, const Mover& m, const Order& order, Point foe) {
  if (order.kind == Order::Kind::go) return going_between(b, s, id, m.at, foe);
  Going worst = Going::easy;
  Point from = m.at;
  for (const Point to : order.path.all().subspan(static_cast<std::size_t>(std::min<int>(m.next, order.path.count)))) {
    if (to != from) worst = std::max(worst, going_between(b, s, id, from, to));
    from = to;
  }
  return worst;
}

Length to_bad_ground(const DarkAgesBattle& b, const State& s, FigureId id, const Mover& m) {
  const Angle way = bearing(m.v);
  const Shape from = base_at(b, s[id], m.at, round_base(b, s[id]) ? m.facing : way);
  Length least = length(m.v);
  const Extent swept = extent(from.moved(m.v)), start = extent(from);
  const Extent whole{std::min(swept.min_x, start.min_x), std::min(swept.min_y, start.min_y),
                     std::max(swept.max_x, start.max_x), std::max(swept.max_y, start.max_y)};
  b.ground.any(whole, [&](int i) {
    if (b.trait(s, i).going[static_cast<std::size_t>(b.mount(s, id))] == Going::easy) return false;
    const Shape& piece = b.piece(i).solid.shape;
    if (overlap(from, piece)) return least = Length{}, true;
    if (const Sweep to = sweep(from, m.at, m.at + m.v, piece); !to.free) least = min(least, distance(m.at, to.until));
    return false;
  });
  return least;
}

}  // namespace fyrd::darkages
