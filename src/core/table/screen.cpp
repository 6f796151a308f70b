// Views and screens, in whole units.
#include "core/table/screen.h"

#include "core/geometry/root.h"

namespace fyrd {

View view_of(Spot a, Spot b) {
  Length highest = max(a.height, b.height);
  const Length lowest = min(a.height, b.height);
  if (highest == lowest) highest += Length{1};  // a level line lies inside what begins below it
  return {extent(a.at, b.at), {a.at, b.at - a.at}, lowest, highest};
}

namespace {

Point centre_of(const Shape& s) {
  if (s.count == 1) return s.points[0];
  std::int64_t x = 0, y = 0;
  for (const Point p : s.corners()) {
    x += p.x;
    y += p.y;
  }
  const std::int64_t n = std::max<std::int64_t>(s.count, 1);
  return {static_cast<std::int32_t>(kernel::divided(x, n)), static_cast<std::int32_t>(kernel::divided(y, n))};
}

Length row_height(const Prism& body, Grid grid, int row) {
  const std::int64_t high = (body.top - body.bottom).units, gaps = grid.rows - 1;
  return body.bottom + Length{static_cast<std::int32_t>(
                           kernel::divided<std::int64_t>(high * (gaps + (grid.margin - 2) * row), grid.margin * gaps))};
}

}  // namespace

Screen::Screen(Point eye, const Prism& body, Grid g)
    : grid(g), centre(centre_of(body.shape)), stride(2 - g.columns % 2) {
  Vec view = centre - eye;
  if (view.zero()) view = {0, 1};
  std::int64_t widest = 0;
  for (const Point p : body.shape.corners()) {
    const std::int64_t off = cross(view, p - centre);
    widest = std::max(widest, off < 0 ? -off : off);
  }
  if (widest > 0) widest /= length(view).units;
  const std::int64_t half = widest + body.shape.radius.units;
  const std::int64_t apart = half * 2 * (grid.margin - 2) / (grid.margin * (grid.columns - 1) * stride);
  step = with_length({-view.y, view.x}, {static_cast<std::int32_t>(apart)});
  for (int row = 0; row < grid.rows; ++row) heights[row] = row_height(body, grid, row);
}

// The strip is measured along the middle of the view; at the screen it is as wide as the screen.
View Screen::view(Spot eye) const {
  const Point left = sample(0, 0).at, right = sample(grid.columns - 1, 0).at;
  const Extent a = extent(eye.at, left), b = extent(eye.at, right);
  View v;
  v.box = {std::min(a.min_x, b.min_x), std::min(a.min_y, b.min_y), std::max(a.max_x, b.max_x),
           std::max(a.max_y, b.max_y)};
  const Vec along = centre - eye.at;
  const std::int64_t half = cross(along, right - centre);
  v.strip = {eye.at, along, half < 0 ? -half : half};
  v.lowest = min(eye.height, lowest());
  v.highest = max(eye.height, highest() + Length{1});
  return v;
}

}  // namespace fyrd
