// A handful of equal dice, such as 2d6.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace fyrd {

constexpr int max_dice = 255;
constexpr int max_die_sides = 1000;

struct Pool {
  std::uint8_t count = 1;
  std::uint16_t sides = 6;

  constexpr bool operator==(const Pool&) const = default;
  constexpr bool valid() const { return sides >= 1 && sides <= max_die_sides; }
  std::string text() const;  // "2d6"
};

// Numbers that do not fit give a pool without sides, which is not valid(), rather than a narrowed one.
constexpr Pool dice(int count, int sides) {
  if (count < 0 || count > max_dice || sides < 1 || sides > max_die_sides) return {0, 0};
  return {static_cast<std::uint8_t>(count), static_cast<std::uint16_t>(sides)};
}
constexpr Pool d(int sides) { return dice(1, sides); }

// Reads "2d6" or "d6"; anything else gives a pool that is not valid().
Pool read_pool(std::string_view text);

}  // namespace fyrd
