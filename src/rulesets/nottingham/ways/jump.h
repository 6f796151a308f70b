// Jumps over gaps, water and obstacles, looked at before they are made (NOT-061, NOT-A41, A70).
#pragma once

#include "core/play/cure.h"
#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// What forbids a jump.
namespace no_jump {
// clang-format off
inline constexpr Reason
    lying{"lying", "Nobody jumps from the ground.", "NOT-061"},
    hanging{"hanging", "Who hangs on a wall cannot jump.", "NOT-A95"},
    here{"empty", "That jump leads nowhere.", "NOT-061"},
    nothing_to_cross{"nothing_to_cross", "There is nothing there to jump over.", "NOT-A70"},
    wall{"blocked", "That is too high to jump over.", "NOT-A70", cure::way_around},
    figure{"figure_in_the_way", "Somebody stands in the way.", "NOT-A70", cure::way_around},
    too_high{"too_high", "That is too high to jump onto.", "NOT-A70"},
    edge{"off_table", "That would be off the table.", "NOT-A68", cure::on_table},
    no_room{"no_room", "There is no room to stand there.", "NOT-A68", cure::with_room};
// clang-format on
}  // namespace no_jump

// NOT-061, NOT-A70 a jump towards a place, and where it ends with so many inches.
struct Jump {
  const Reason* no = nullptr;  // what forbids it
  Length length;               // to the place
  Spot over;                   // how far he gets in the air, exactly
  Point lands;                 // and where he ends
  Length height;
  Length drop;              // how much lower than where he began, when that is a fall (NOT-A69, A70)
  bool short_fall = false;  // lands in a gap, on a body or an obstacle: a fall
  bool crosses = false;     // a gap, water or an obstacle
  explicit operator bool() const { return no == nullptr; }
};
Jump jump_to(Here, FigureId, Point to, Length inches);
Jump land(Here, FigureId, Point to, Jump legal, Length inches);  // the same one with other inches

// The way of a jump for those whose area it leaves: in the air, and down where he means to land lower.
struct Leap {
  std::array<Spot, 3> way{};
  int count = 2;
  std::span<const Spot> spots() const { return {way.data(), static_cast<std::size_t>(count)}; }
};
Leap leap(Here, FigureId, Point to, const Jump&);

// Where a jump makes sense, at most so far and so many: over what is crossed and down from where he stands, then, where
// jumps lead anywhere, to the useful places on open ground.
std::vector<Point> jumps_from(Here, FigureId, Length most_inches, int most);

}  // namespace fyrd::nottingham
