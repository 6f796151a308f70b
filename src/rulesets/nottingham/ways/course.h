// A way looked at before it is gone, without any dice: what bars it, what it costs and what happens on it (NOT-040 …
// NOT-042, NOT-060, NOT-150 … NOT-158, NOT-A67 … A69).
#pragma once

#include "core/play/cure.h"
#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// How somebody goes: what is allowed and what it costs.
enum class Gait : std::uint8_t { activation, run, crawl, swim, flight };

// Something that happens on the way, at a point of it.
struct Mark {
  enum class Kind : std::uint8_t { area_left, trap, drop } kind = Kind::area_left;
  Length along;  // from the start of the way
  Point at;
  Length height;  // of the ground there
  Angle heading;  // the way he walks at that point
  FigureId who;   // whose area is left (NOT-080, NOT-A20)
  std::int8_t trap = -1;
};

// What forbids a way.
namespace no_way {
// clang-format off
inline constexpr Reason
    empty{"empty", "That way leads nowhere.", "NOT-040"},
    wall{"blocked", "That way runs into {thing}.", "NOT-A69", cure::way_around},
    door{"door_closed", "{thing} is closed.", "NOT-153", cure::opened},
    window{"window", "Climbing through {thing} is an action of its own.", "NOT-154"},
    figure{"figure_in_the_way", "{at} is in the way.", "NOT-A68", cure::way_around},
    thing{"thing_in_the_way", "Something stands or lies in the way.", "NOT-A68", cure::way_around},
    edge{"off_table", "That way leads over the edge of the table.", "NOT-A68", cure::on_table},
    no_room{"no_room", "There is no room to stand there: {thing} is in the way.", "NOT-A69", cure::with_room},
    steep{"too_steep", "That is too steep to walk; it must be climbed.", "NOT-042"},
    deep{"deep_water", "In deep water there is only swimming.", "NOT-156"},
    indoors_mounted{"rider_indoors", "Nobody rides into a house.", "NOT-A89"},
    not_in_water{"not_in_water", "There is no deep water to swim in.", "NOT-A33"};
// clang-format on
}  // namespace no_way

struct Course {
  const Reason* no = nullptr;  // what forbids it
  FigureId figure = nobody;    // who is in the way
  int piece = -1, door = -1;

  Length length;                         // along the ground, up and down slopes (NOT-041), as far as it goes
  int obstacles = 0;                     // NOT-150 crossed
  bool shallow = false, broken = false;  // any part of it lies in shallow water, in broken ground
  Point end;                             // where he stands after it, or where he drops
  Length height;
  std::array<Mark, 64> marks{};  // in order; a drop is the last and ends the way
  int mark_count = 0;

  explicit operator bool() const { return no == nullptr; }
  // NOT-A67 what the way needs of an allowance.
  Length needs(Length per_obstacle) const {
    return length + per_obstacle * obstacles + (shallow ? per_obstacle : Length{});
  }
};
// A way that is barred is looked at up to where it is: `end`, `length` and the marks are those of that part.
// Who knows that there is room to stand at its end says at which height.
Course course(Here, FigureId, const Path&, Gait, std::optional<Length> room = {});
WhyNot why_not(const NottinghamBattle&, const Course&);

}  // namespace fyrd::nottingham
