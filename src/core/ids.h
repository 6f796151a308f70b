// Strong names for the small numbers that pick out a figure or a side.
#pragma once

#include <compare>
#include <cstdint>

namespace fyrd {

struct FigureId {
  std::uint8_t index = 255;
  constexpr auto operator<=>(const FigureId&) const = default;
  constexpr bool none() const { return index == 255; }
};
constexpr FigureId nobody{};

struct Side {
  std::uint8_t index = 255;
  constexpr auto operator<=>(const Side&) const = default;
  constexpr bool none() const { return index == 255; }
};
constexpr Side no_side{};

constexpr int max_figures = 48;
constexpr int max_sides = 5;  // four players together, and what they fight

}  // namespace fyrd
