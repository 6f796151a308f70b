// Ways looked at before they are gone: walking, climbing, jumping, being tossed and falling, without any dice
// (NOT-040 … NOT-042, NOT-060, NOT-061, NOT-150 … NOT-158, NOT-A67 … A70, A85, A87, A94, A95).
#pragma once

#include "rulesets/nottingham/place.h"

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
Course course(const NottinghamBattle&, const State&, FigureId, const Path&, Gait);
Refusal course_refusal(const NottinghamBattle&, const Course&);

// Whoever and whatever a way around people must keep clear of, so far around somebody; for who is laden, also what
// he would have to cross.
std::vector<Shape> people_around(const NottinghamBattle&, const State&, FigureId, Length far, bool laden = false);
// A path to a place that can be walked with an allowance: straight, or around what is in the way. Nothing: there is
// none.
std::optional<Path> path_to(const NottinghamBattle&, const State&, FigureId, Point to, Length allowance, Gait);

// NOT-A98 straight on in a direction as far as it goes: obstacles cost, whatever cannot be passed stops it.
struct Flight {
  Path path;  // empty: he cannot move at all
  Course course;
  bool off_table = false;  // there was still way left at the table's edge
};
Flight flight(const NottinghamBattle&, const State&, FigureId, Vec away, Length far, Gait gait = Gait::flight);

// NOT-060, NOT-158, NOT-A31, A95 a climb up or down a face to a place at its head or foot.
struct Climb {
  enum class No : std::uint8_t {
    nothing,
    no_face,
    not_touching,
    rider,
    lying,
    no_room,
    not_climbable
  } no = No::nothing;
  int face = -1;  // the piece climbed; beyond the last piece: the wall of a trap's pit, by its place among the traps
  Length rise;    // still to climb, up or down
  bool up = true;
  Length step;         // level, from the face onto the top or to the foot
  int difficulty = 0;  // with the weather (NOT-163)
  Point to;
  Length height;  // at the end
  explicit operator bool() const { return no == No::nothing; }
  Length needs() const { return rise + step; }
};
Climb climb_to(const NottinghamBattle&, const State&, FigureId, Point to);
Refusal climb_refusal(const NottinghamBattle&, const Climb&);

// NOT-061, NOT-A70 a jump towards a place, and where it ends with so many inches.
struct Jump {
  enum class No : std::uint8_t {
    nothing,
    lying,
    hanging,
    nothing_to_cross,
    wall,
    figure,
    too_high,
    edge,
    no_room
  } no = No::nothing;
  Length length;  // to the place
  Point lands;
  Length height;
  Length drop;              // how much lower than where he began, when that is a fall (NOT-A69, A70)
  bool short_fall = false;  // lands in a gap, on a body or an obstacle: a fall; `lands` is where he ends after it
  explicit operator bool() const { return no == No::nothing; }
};
Jump jump_to(const NottinghamBattle&, const State&, FigureId, Point to, Length inches);
Refusal jump_refusal(const NottinghamBattle&, const Jump&);

// NOT-083, NOT-A85 pushed straight away from a point: how far it goes and what ends it.
struct Toss {
  enum class By : std::uint8_t { nothing, touch, edge, drop } by = By::nothing;
  Point to;
  Length height;
  FigureId figure = nobody;  // touched
  int piece = -1;
  int door = -1;          // a door, or a window
  std::int8_t trap = -1;  // sprung on the way, which ends there
};
Toss toss(const NottinghamBattle&, const State&, FigureId, Point from, Length far);

// NOT-A87 where somebody who drops at a place ends: the nearest free spot below, clear of the edge.
struct Landing {
  Point at;
  Length height;
  bool deep = false;  // in deep water
};
Landing landing(const NottinghamBattle&, const State&, FigureId, Point over, Length from);

// Everywhere he can get to with an allowance, useful places for a list of options: at most `most` of them.
std::vector<Point> useful_places(const NottinghamBattle&, const State&, FigureId, Length allowance, int most);

}  // namespace fyrd::nottingham
