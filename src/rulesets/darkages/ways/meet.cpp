// When two bases that move at the same time meet (DRK-A03).
#include "rulesets/darkages/ways/march.h"

namespace fyrd::darkages {

namespace {

constexpr int hair = 3;  // units that two who met stay apart, for the rounding of both places

}  // namespace

Vec part_of(Vec v, int share) {
  const auto part = [share](std::int32_t n) {
    const std::int64_t p = std::int64_t{n} * share;
    return static_cast<std::int32_t>((p >= 0 ? p + whole_tick / 2 : p - whole_tick / 2) / whole_tick);
  };
  return {part(v.x), part(v.y)};
}

int meeting(const Shape& a, Point at_a, Vec va, const Shape& b, Point, Vec vb) {
  const Vec rel = va - vb;  // as the second sees it
  if (rel.zero()) return -1;
  const Sweep swept = sweep(a, at_a, at_a + rel, b);
  if (swept.free) return -1;
  const int gone = distance(at_a, swept.until).units - hair, whole = length(rel).units;
  return gone <= 0 ? 0 : static_cast<int>(std::int64_t{gone} * whole_tick / whole);
}

}  // namespace fyrd::darkages
