// Square roots of whole numbers kept to 32 bits, and exact rounding of what is divided by them; for the kernel alone.
#pragma once

#include <array>
#include <bit>

#include "core/geometry/point.h"

namespace fyrd::kernel {

__extension__ using Unsigned = unsigned __int128;

// The first guess for Newton's steps: 2^15 over the root of (i + 128.5) / 512.
constexpr std::array<std::uint16_t, 384> first_inverse = [] {
  std::array<std::uint16_t, 384> t{};
  std::uint64_t r = 65535;
  for (std::uint64_t i = 0; i < t.size(); ++i) {
    while (r * r * (2 * i + 257) > std::uint64_t{1} << 40) --r;
    t[i] = static_cast<std::uint16_t>(r);
  }
  return t;
}();

// The root of n is mantissa / 2^shift, rounded down; the mantissa has 32 bits, so it errs by less than one in 2^31,
// and not at all where the root is a whole number. One over the root is inverse / 2^(94 - shift), rounded down too, to
// 33 bits at least: dividing by a root is then one product.
struct Root {
  std::uint64_t mantissa = 0, inverse = 0;
  int shift = 0;
};

inline Root root_of(std::uint64_t n) {  // n > 0
  const int zeros = std::countl_zero(n) & ~1;
  const std::uint64_t m = n << zeros;  // 2^62 ≤ m
  // Newton for 1/√m needs no division, and each step gives twice the good bits. The steps err downward only.
  constexpr std::uint64_t three = std::uint64_t{3} << 62;
  const std::uint64_t y0 = first_inverse[(m >> 55) - 128];
  const std::uint64_t y1 = (y0 * ((three - ((m >> 32) + 1) * (y0 * y0)) >> 32)) >> 15;
  const std::uint64_t y2 = static_cast<std::uint64_t>(
      (Unsigned{y1} * (three - 1 - static_cast<std::uint64_t>((Unsigned{m} * (y1 * y1)) >> 64))) >> 32);
  std::uint64_t r = static_cast<std::uint64_t>((Unsigned{m} * y2) >> 94);
  while (r < 0xffffffffu && (r + 1) * (r + 1) <= m) ++r;
  return {r, y2, zeros / 2};
}

// The root of n in whole numbers, rounded up.
inline std::int64_t rounded_up(std::int64_t n, Root r) {
  const std::int64_t down = static_cast<std::int64_t>(r.mantissa >> r.shift);
  return down * down < n ? down + 1 : down;
}

// q over the root, in 1/2^fraction, rounded down, give or take one in 2^33. q ≥ 0 over the root stays below 2^27.
inline std::int64_t about_over_root(std::int64_t q, Root r, int fraction) {
  return static_cast<std::int64_t>((Unsigned{static_cast<std::uint64_t>(q) << r.shift} * r.inverse) >> (94 - fraction));
}

// q over the root of n, rounded to the nearest whole number, exactly (halves up). q ≥ 0 and the result below 2^27.
inline std::int64_t over_root(std::int64_t q, std::int64_t n, Root r) {
  const std::int64_t guess = (about_over_root(q, r, 1) + 1) / 2;
  // The guess can only be too small, and by one at most.
  return Wide{2 * guess + 1} * (2 * guess + 1) * n <= Wide{4} * q * q ? guess + 1 : guess;
}

// v stretched to length l when n and r are its squared length and the root of that.
inline Vec stretched(Vec v, std::int64_t n, Root r, std::int64_t l) {
  const auto one = [&](std::int64_t c) {
    const std::int64_t q = c * l;
    const std::int64_t s = over_root(q < 0 ? -q : q, n, r);
    return static_cast<std::int32_t>(q < 0 ? -s : s);
  };
  return {one(v.x), one(v.y)};
}

// q / d rounded to the nearest, halves away from zero, so that mirroring commutes with it. d > 0.
template <typename T>
constexpr T divided(T q, T d) {
  return q < 0 ? -((-q + d / 2) / d) : (q + d / 2) / d;
}

}  // namespace fyrd::kernel
