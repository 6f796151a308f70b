// The unit a ruleset measures in, and lengths written out for people to read.
#pragma once

#include <string>

#include "core/geometry/length.h"

namespace fyrd {

enum class Unit : std::uint8_t { inch, centimetre };

constexpr std::int32_t units_per(Unit u) { return u == Unit::inch ? units_per_inch : units_per_centimetre; }
constexpr const char* symbol(Unit u) { return u == Unit::inch ? "″" : " cm"; }  // follows the number directly
constexpr Length measure(Unit u, int n) { return {n * units_per(u)}; }          // n whole inches or centimetres

// "2.4″", "12 cm", "-0.75″": at most two decimals, rounded to nearest, halves away from zero.
std::string measure_text(Length l, Unit u);

}  // namespace fyrd
