// What ground does to those who cross it or stand there (DRK-002, DRK-A10, DRK-A25, DRK-A40, DRK-X08).
#include "rulesets/darkages/table/ground.h"

#include <algorithm>

namespace fyrd::darkages {

namespace {

constexpr TerrainTrait open_ground{};

std::uint8_t fire(Here here, int piece) {  // 0 where nothing can burn
  const int place = here.b.fire_of[piece];
  return place < 0 ? std::uint8_t{} : here.s.fires[place];
}

}  // namespace

const TerrainTrait& trait(Here here, int piece) {
  return fire(here, piece) == burnt ? open_ground : here.b.traits[here.b.piece(piece).kind];
}

bool burning(Here here, int piece) { return fire(here, piece) != 0 && fire(here, piece) != burnt; }

Going going(Here here, Mount mount, const Shape& base) {
  Going worst = Going::easy;
  here.b.ground.any(extent(base), [&](int i) {
    if (!here.b.slows[i]) return false;
    const Going its = trait(here, i).going[static_cast<int>(mount)];
    if (its > worst && overlap(base, here.b.piece(i).solid.shape)) worst = its;
    return worst == Going::very_difficult;
  });
  return worst;
}

Going going_between(Here here, FigureId id, Point from, Point to) {
  const Mount rides = mount(here, id);
  if (round_base(here, id)) return going(here, rides, capsule(from, to, here.b.radius(here[id])));
  // A rider sweeps a strip as wide as his base, from its tail to its head.
  const Vec half = with_length(to - from, here.b.numbers.rider_depth / 2),
            side = with_length({half.y, -half.x}, here.b.numbers.rider_width / 2);
  const Point corners[] = {from - half - side, from - half + side, to + half + side, to + half - side};
  const auto strip = hull(corners);
  return going(here, rides, strip ? *strip : here.b.base(here[id], from));
}

Going going_along(Here here, FigureId id, Point from, std::span<const Point> way) {
  Going worst = Going::easy;
  for (const Point to : way) {
    if (to != from) worst = std::max(worst, going_between(here, id, from, to));
    from = to;
  }
  return worst;
}

Ground::Step step(Here here, const Shape& base, Point from, Point to) {
  Ground::Step way = here.b.ground.step(base, from, to);
  if (way.free) way.until = to;
  for (const int i : here.b.burnables) {
    if (!burning(here, i)) continue;
    const Sweep swept = sweep(base, from, way.until, here.b.piece(i).solid.shape);  // DRK-X08
    if (!swept.free) way = {false, swept.until, i};
  }
  return way;
}

namespace {

bool any_at(Here here, Point p, bool TerrainTrait::* is) {
  return here.b.ground.any(Extent{p.x, p.y, p.x, p.y},
                           [&](int i) { return trait(here, i).*is && contains(here.b.piece(i).solid.shape, p); });
}

}  // namespace

bool indoors(Here here, Point p) { return any_at(here, p, &TerrainTrait::indoors); }
bool in_fort(Here here, Point p) { return any_at(here, p, &TerrainTrait::fort); }
bool raised(Here here, FigureId id) { return any_at(here, here[id].at, &TerrainTrait::raised); }

bool across_obstacle(Here here, Point man, Point foe) {
  int pieces[8];
  const int count = here.b.ground.crossings(man, foe, pieces);
  return std::any_of(pieces, pieces + count,
                     [&](int i) { return fire(here, i) != burnt && !contains(here.b.piece(i).solid.shape, man); });
}

}  // namespace fyrd::darkages
