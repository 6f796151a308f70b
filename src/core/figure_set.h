// A set of figures as a value: who has acted, who is in the way, with whom somebody fights.
#pragma once

#include <bit>

#include "core/ids.h"

namespace fyrd {

struct FigureSet {
  std::uint64_t bits = 0;
  static_assert(max_figures <= 64);

  constexpr bool has(FigureId id) const { return bits >> id.index & 1; }
  constexpr void add(FigureId id) { bits |= std::uint64_t{1} << id.index; }
  constexpr void drop(FigureId id) { bits &= ~(std::uint64_t{1} << id.index); }
  constexpr bool empty() const { return bits == 0; }
  constexpr int size() const { return std::popcount(bits); }
  constexpr FigureId first() const { return empty() ? nobody : *begin(); }
  constexpr bool operator==(const FigureSet&) const = default;

  // In roster order: `for (FigureId id : set)`.
  struct Iterator {
    std::uint64_t left;
    constexpr FigureId operator*() const { return {static_cast<std::uint8_t>(std::countr_zero(left))}; }
    constexpr Iterator& operator++() {
      left &= left - 1;
      return *this;
    }
    constexpr bool operator!=(const Iterator& o) const { return left != o.left; }
  };
  constexpr Iterator begin() const { return {bits}; }
  constexpr Iterator end() const { return {0}; }
};
constexpr FigureSet operator|(FigureSet a, FigureSet b) { return {a.bits | b.bits}; }
constexpr FigureSet operator&(FigureSet a, FigureSet b) { return {a.bits & b.bits}; }
constexpr FigureSet operator-(FigureSet a, FigureSet b) { return {a.bits & ~b.bits}; }

}  // namespace fyrd
