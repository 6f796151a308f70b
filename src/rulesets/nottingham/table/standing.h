// What somebody stands on, and where there is room to stand (NOT-156, NOT-A68, A69, NOT-A105).
#pragma once

#include "core/figures/walk.h"
#include "core/table/sight.h"
#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// The band of heights in which ground is a wall to somebody who walks, and in which it keeps him from standing
// (NOT-A69).
inline Heights walking_band(const NottinghamBattle& b, Length feet, Length tall) {
  return {feet + b.numbers.waist, feet + tall};
}
inline Heights standing_band(const NottinghamBattle& b, Length feet, Length tall) {
  return {feet + b.numbers.step, feet + tall};
}

constexpr Heights nothing_solid{longest, longest};  // a band in which there is only the table's edge

// How tall he is and how wide his base when he is up, on foot or mounted. On his way the disc inside a square base
// decides, as he turns where he likes; where he stands the square does (NOT-A105).
struct Size {
  Length radius, tall;
  const Base* square = nullptr;

  Length outer() const { return square ? square->outer : radius; }
  Shape base(Point at, Angle facing) const { return square ? placed(*square, at, facing) : disc(at, radius); }
};
inline Size upright(Here here, FigureId id) {
  const bool mounted = here.man(id).mounted;
  const Base& base = here.b.bases[mounted ? rider_base : foot_base];
  return {base.inner, mounted ? here.b.numbers.rider_height : here.b.numbers.body_height,
          base.round() ? nullptr : &base};
}

// What keeps a base from standing at a place, however it is turned.
struct NoRoom {
  bool taken = false, edge = false;
  int piece = -1, door = -1, thing = -1;
  FigureId figure = nobody;
};
NoRoom no_room(Here, FigureId, const Size&, Point, Length feet);

// What there is to stand on at a place for somebody at a height: the highest surface that he can step onto or that is
// below him. In a pit that is its floor.
Length surface(Here, Point, Length from);
// The piece of ground whose top that is; nothing: the table, or the floor of a pit.
const Piece* stood_on(const NottinghamBattle&, Point, Length height);
// Whether his standing base (whatever his pose now) can stand at a place and height: on the table, clear of walls,
// doors, figures, bodies and things.
bool free_for(Here, FigureId, Point, Length height);
// The nearest such spot, within a distance, on the same surface and with no wall between; nothing when there is none.
// It is the nearest to a tenth of an inch, found in a fixed order that a mirrored table mirrors.
std::optional<Point> free_spot(Here, FigureId, Point near, Length height, Length within);

// NOT-A105 turns him where he stands, or as near to that as his base has room.
void turn_to(const NottinghamBattle&, State&, FigureId, Angle);

bool in_deep_water(Here, FigureId);                          // NOT-156
int room_of(const NottinghamBattle&, Point, Length height);  // the room somebody is in; -1: none

}  // namespace fyrd::nottingham
