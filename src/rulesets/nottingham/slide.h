// Things and people carried along in a straight line until something stops them (NOT-157, NOT-210, NOT-A32, A101), and
// room for things.
#pragma once

#include "rulesets/nottingham/place.h"

namespace fyrd::nottingham {

// What slides is not in its own way.
struct Slider {
  Length feet, tall;
  FigureId figure = nobody;
  int thing = -1;
};
// How far a base gets: to the table's edge, to ground, figures, bodies, things and closed doors.
Point slide(const NottinghamBattle&, const State&, const Shape& base, Point from, Point to, const Slider&);

// Whether a thing has room where it is: on the table, clear of walls and of everybody and everything but itself.
bool room_for(const NottinghamBattle&, const State&, const Thing&, int itself = -1);
// The nearest place with room, found in a fixed order; the wish itself when there is none within a foot.
Point nearest_room_for(const NottinghamBattle&, const State&, Thing, Point wish);

}  // namespace fyrd::nottingham
