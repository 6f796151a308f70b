// A way looked at before it is gone, without any dice: what bars it, what it costs and what happens on it (NOT-040 …
// NOT-042, NOT-060, NOT-150 … NOT-158, NOT-A67 … A69).
#pragma once

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

struct Course {
  // What forbids it.
  enum class No : std::uint8_t {
    nothing,
    empty,
    wall,
    door,
    figure,
    thing,
    edge,
    no_room,
    steep,
    deep,
    indoors_mounted,
    not_in_water
  } no = No::nothing;
  FigureId figure = nobody;  // who is in the way
  int piece = -1, door = -1;

  Length length;                         // along the ground, up and down slopes (NOT-041), as far as it goes
  int obstacles = 0;                     // NOT-150 crossed
  bool shallow = false, broken = false;  // any part of it lies in shallow water, in broken ground
  Point end;                             // where he stands after it, or where he drops
  Length height;
  std::array<Mark, 64> marks{};  // in order; a drop is the last and ends the way
  int mark_count = 0;

  explicit operator bool() const { return no == No::nothing; }
  // NOT-A67 what the way needs of an allowance.
  Length needs(Length per_obstacle) const {
    return length + per_obstacle * obstacles + (shallow ? per_obstacle : Length{});
  }
};
// A way that is barred is looked at up to where it is: `end`, `length` and the marks are those of that part.
Course course(Here, FigureId, const Path&, Gait);
Refusal course_refusal(const NottinghamBattle&, const Course&);

}  // namespace fyrd::nottingham
