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

}  // namespace fyrd
