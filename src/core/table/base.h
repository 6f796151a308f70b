// A base to stand on: its shape around the origin, facing north, with the discs that fit into it and around it however
// it is turned. Most questions are answered by the discs alone, and all of them for a round base.
#pragma once

#include "core/geometry/shape.h"

namespace fyrd {

struct Base : Shape {
  Length inner, outer;

  Base(const Shape&);
  bool round() const { return count == 1; }
};

Base square_base(Length side);

Shape placed(const Base&, Point at, Angle facing);

// Somebody's base where he stands.
struct Stand {
  const Base& base;
  Point at;
  Angle facing;

  Shape shape() const { return placed(base, at, facing); }
  // How far from its middle another is, lying in that direction and touching it; `half` is how far that one, around the
  // origin, reaches towards it.
  Length beside(const Shape& other, Length half, Angle way) const;
};
bool within(const Stand&, const Stand&, Length d);  // nearest edges no further apart than d; exact, d included

}  // namespace fyrd
