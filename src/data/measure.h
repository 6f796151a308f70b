// Between the kernel's whole numbers and the decimal numbers of data files and messages; exact there and back.
#pragma once

#include "core/geometry/angle.h"
#include "core/geometry/unit.h"

namespace fyrd::data {

// The nearest length; what lies beyond `longest` is held there, and NaN gives zero.
Length from_decimal(double value, Unit unit);
// With at most 4 decimals (inch) or 3 (centimetre): from_decimal(to_decimal(l, u), u) == l for every l up to `longest`.
double to_decimal(Length l, Unit unit);

// Degrees clockwise from north, any finite number; NaN and infinities give north.
Angle from_degrees(double value);
// In 0 … 360, with as few decimals (at most 3) as still give the same angle back.
double to_degrees(Angle a);

}  // namespace fyrd::data
