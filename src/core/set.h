// A small set of names or numbers as a value: what somebody has learnt, what has been searched, which of several. Of
// figures there is one of its own, core/figure_set.h.
#pragma once

#include <bit>
#include <cstdint>

namespace fyrd {

template <class E, class Bits = std::uint16_t>
struct Set {
  Bits bits = 0;

  constexpr bool has(E e) const { return bits >> static_cast<int>(e) & 1; }
  constexpr void add(E e) { bits = static_cast<Bits>(bits | Bits{1} << static_cast<int>(e)); }
  constexpr void drop(E e) { bits = static_cast<Bits>(bits & ~(Bits{1} << static_cast<int>(e))); }
  constexpr bool empty() const { return bits == 0; }
  constexpr int size() const { return std::popcount(bits); }
  constexpr E first() const { return static_cast<E>(std::countr_zero(bits)); }  // of those there are
  constexpr bool operator==(const Set&) const = default;
};

}  // namespace fyrd
