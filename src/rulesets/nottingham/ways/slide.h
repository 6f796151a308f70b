// Things and people carried along in a straight line until something stops them (NOT-157, NOT-210, NOT-A32, A101).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// What slides is not in its own way.
struct Slider {
  Length feet, tall;
  FigureId figure = nobody;
  int thing = -1;
};
// How far a base gets: to the table's edge, to ground, figures, bodies, things and closed doors.
Point slide(Here, const Shape& base, Point from, Point to, const Slider&);

}  // namespace fyrd::nottingham
