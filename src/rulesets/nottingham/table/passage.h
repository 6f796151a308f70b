// Whether a body gets through on a straight way, level or upright: walls, roofs, floors, closed doors, windows and
// people stop climbers, jumpers and the fallen alike (NOT-153, NOT-154, NOT-A68, A69, A92).
#pragma once

#include "rulesets/nottingham/table/standing.h"

namespace fyrd::nottingham {

// A straight way of a base and the lowest and highest its feet are on it: the same for a level way, while on an upright
// one the base stays where it is.
struct Passage {
  Point from, to;
  Length low, high;
  bool past_people = false;  // who falls or gets up beside somebody
};
// What is met on it; obstacles up to the waist are passed over.
struct Met {
  bool any = false;
  int piece = -1;
  FigureId figure = nobody;
  bool person = false;  // somebody, or a beast
  explicit operator bool() const { return any; }
};
Met meets(Here, FigureId, const Size&, const Passage&);

}  // namespace fyrd::nottingham
