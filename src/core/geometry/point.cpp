// Lengths of vectors and steps along them, without leaving the whole numbers.
#include "core/geometry/point.h"

#include "core/geometry/root.h"

namespace fyrd {

std::int64_t square_root(std::int64_t n) {
  if (n <= 0) return 0;
  const kernel::Root r = kernel::root_of(static_cast<std::uint64_t>(n));
  return static_cast<std::int64_t>(r.mantissa >> r.shift);
}

Length length(Vec v) {
  const std::int64_t n = v.squared();
  if (n == 0) return {};
  return {static_cast<std::int32_t>(kernel::rounded_up(n, kernel::root_of(static_cast<std::uint64_t>(n))))};
}

Vec with_length(Vec v, Length l) {
  const std::int64_t n = v.squared();
  if (n == 0) return v;
  return kernel::stretched(v, n, kernel::root_of(static_cast<std::uint64_t>(n)), l.units);
}

}  // namespace fyrd
