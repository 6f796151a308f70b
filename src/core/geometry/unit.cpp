// Lengths written out for people, in whole-number arithmetic so that every machine writes the same.
#include "core/geometry/unit.h"

namespace fyrd {

std::string measure_text(Length l, Unit u) {
  const std::int64_t per = units_per(u);
  const std::int64_t size = l.units < 0 ? -std::int64_t{l.units} : std::int64_t{l.units};
  const std::int64_t hundredths = (size * 200 + per) / (2 * per);
  std::string out = l.units < 0 && hundredths != 0 ? "-" : "";
  out += std::to_string(hundredths / 100);
  if (const int rest = static_cast<int>(hundredths % 100); rest != 0) {
    out += '.';
    out += static_cast<char>('0' + rest / 10);
    if (rest % 10 != 0) out += static_cast<char>('0' + rest % 10);
  }
  return out + symbol(u);
}

}  // namespace fyrd
