// Comparing and measuring ways.
#include "core/geometry/path.h"

#include <algorithm>

namespace fyrd {

bool Path::operator==(const Path& o) const { return std::ranges::equal(all(), o.all()); }

Path straight(Point to) {
  Path path;
  path.add(to);
  return path;
}

Length length(Point from, const Path& path) {
  Length sum;
  for (const Point p : path.all()) {
    sum += distance(from, p);
    from = p;
  }
  return sum;
}

Path first_part(Point from, const Path& path, Length most) {
  constexpr Length rounding{2};  // of a place on the way
  Path part;
  for (const Point to : path.all()) {
    const Length leg = distance(from, to);
    part.add(leg > most ? toward(from, to, max(most - rounding, {})) : to);
    if (leg >= most) break;
    most -= leg;
    from = to;
  }
  return part;
}

}  // namespace fyrd
