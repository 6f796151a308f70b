// One figure under way, and what lies before it: bad ground, and others who come (DRK-A03, DRK-A09, DRK-A10, DRK-A33).
#pragma once

#include "rulesets/darkages/deeds/order.h"
#include "rulesets/darkages/table/ground.h"

namespace fyrd::darkages {

struct Mover {
  Point at;
  Angle facing;
  Length left;      // of what may be gone this turn
  Length way_left;  // of what was ordered
  Vec v;            // in this tick
  Length straight;  // DRK-A22 gone in one line so far
  Angle line;
  std::int8_t next = 0;  // point of the way
  bool under_way = false;
  bool rolled = false;  // DRK-A09 slowing dice
  bool met = false;     // an enemy, and stands for the rest of the turn
  bool gone = false;    // over the edge
};
using Movers = std::array<Mover, max_figures>;

Point wheeled(Point, Point about, Angle by);
inline Angle part_of_turn(Angle turn, int part, int of) {  // to the left or to the right
  return {static_cast<std::uint16_t>(static_cast<std::int16_t>(turn.turn) * part / of)};
}

// DRK-A10 the worst ground on the rest of his way, or on the way to the foe he goes for.
Going worst_ahead(Here, FigureId, const Mover&, const Order&, Point foe);
// DRK-A09 how far he goes in this tick before his base comes to bad ground.
Length to_bad_ground(Here, FigureId, const Mover&);

// DRK-A03 when two bases meet in a tick, the first from its place, in 1/65536 of it; -1: they do not.
constexpr int whole_tick = 65536;
int meeting(const Shape& a, Point at, Vec va, const Shape& b, Vec vb);
Vec part_of(Vec, int share);  // share of a tick

}  // namespace fyrd::darkages
