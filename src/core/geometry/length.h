// Lengths in whole numbers: one unit is 0.01 mm, so that inch (2540) and centimetre (1000) are both exact.
#pragma once

#include <compare>
#include <cstdint>

namespace fyrd {

using Wide = __int128;  // products of squared lengths

struct Length {
  std::int32_t units = 0;

  constexpr auto operator<=>(const Length&) const = default;
  constexpr Length operator-() const { return {-units}; }
  constexpr Length& operator+=(Length o) {
    units += o.units;
    return *this;
  }
  constexpr Length& operator-=(Length o) {
    units -= o.units;
    return *this;
  }
  friend constexpr Length operator+(Length a, Length b) { return {a.units + b.units}; }
  friend constexpr Length operator-(Length a, Length b) { return {a.units - b.units}; }
  friend constexpr Length operator*(Length a, int n) { return {a.units * n}; }
  friend constexpr Length operator*(int n, Length a) { return {a.units * n}; }
  friend constexpr Length operator/(Length a, int n) { return {a.units / n}; }

  // Squared, in 64 bits, for comparing with squared distances.
  constexpr std::int64_t squared() const { return std::int64_t{units} * units; }
};

constexpr std::int32_t units_per_inch = 2540;
constexpr std::int32_t units_per_centimetre = 1000;

constexpr Length inches(int n) { return {n * units_per_inch}; }
constexpr Length centimetres(int n) { return {n * units_per_centimetre}; }
constexpr Length millimetres(int n) { return {n * 100}; }
constexpr Length operator""_in(unsigned long long n) { return inches(static_cast<int>(n)); }
constexpr Length operator""_cm(unsigned long long n) { return centimetres(static_cast<int>(n)); }
constexpr Length operator""_mm(unsigned long long n) { return millimetres(static_cast<int>(n)); }

// Bases whose gap is no wider than this touch: positions are whole units, so an exact zero is rare.
constexpr Length touching = {50};

// The largest coordinate or length the kernel accepts (about 100 m): squares of it fit 64 bits, their products 128.
constexpr Length longest = {10'000'000};

constexpr Length min(Length a, Length b) { return a < b ? a : b; }
constexpr Length max(Length a, Length b) { return a < b ? b : a; }

}  // namespace fyrd
