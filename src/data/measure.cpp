// Decimal numbers as the quotient of two whole numbers: the division rounds once, so they print short.
#include "data/measure.h"

#include <cmath>

namespace fyrd::data {

namespace {
std::int64_t rounded_ratio(std::int64_t a, std::int64_t times, std::int64_t by) {  // a * times / by, to nearest
  const std::int64_t twice = 2 * a * times;
  return (twice >= 0 ? twice + by : twice - by) / (2 * by);
}
}  // namespace

Length from_decimal(double value, Unit unit) {
  const double units = value * units_per(unit);
  if (std::isnan(units)) return {};
  if (units >= longest.units) return longest;
  if (units <= -longest.units) return -longest;
  return {static_cast<std::int32_t>(std::llround(units))};
}

double to_decimal(Length l, Unit unit) {
  // 4 decimals of an inch are steps of a quarter unit, 3 of a centimetre are exactly one unit.
  const std::int64_t scale = unit == Unit::inch ? 10'000 : 1'000;
  return static_cast<double>(rounded_ratio(l.units, scale, units_per(unit))) / static_cast<double>(scale);
}

Angle from_degrees(double value) {
  if (!std::isfinite(value)) return north;
  const double turn = std::fmod(value, 360.0) * 65536.0 / 360.0;
  return {static_cast<std::uint16_t>(std::llround(turn) & 0xFFFF)};
}

double to_degrees(Angle a) {
  // A step is 0.0055°, so three decimals always do; fewer give 30 where 29.998 would mean the same.
  for (std::int64_t scale = 1; scale < 1'000; scale *= 10) {
    const double d = static_cast<double>(rounded_ratio(a.turn, 360 * scale, 65536)) / static_cast<double>(scale);
    if (d < 360 && from_degrees(d) == a) return d;
  }
  return static_cast<double>(rounded_ratio(a.turn, 360'000, 65536)) / 1'000.0;
}

}  // namespace fyrd::data
