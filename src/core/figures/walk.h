// Walking and being pushed on the table: what is in the way of a base, and where it ends up.
#pragma once

#include "core/figures/sides.h"

namespace fyrd {

// What keeps a figure from walking a path, however long it is.
struct Obstruction {
  enum class By : std::uint8_t { nothing, ground, edge, figure, no_room } by = By::nothing;
  int piece = -1;            // of ground
  FigureId figure = nobody;  // who stands in the way, or in the place it ends at
  explicit operator bool() const { return by != By::nothing; }
};

// `bars` may not be passed; at the end nobody of `bodies` may be stood upon, which is everybody else if not said
// otherwise.
Obstruction obstruction(const Battle&, const Tabletop&, FigureId, const Path&, FigureSet bars, FigureSet bodies);
inline Obstruction obstruction(const Battle& b, const Tabletop& s, FigureId id, const Path& path, FigureSet bars) {
  return obstruction(b, s, id, path, bars, others(s, id));
}
Refusal refusal(const Battle&, const Obstruction&, const char* rule);

// Puts a figure at the end of a path, looking the way it came.
void walk(const Battle&, Tabletop&, FigureId, const Path&);

// How far a base gets straight on, and what stops it there.
struct Leg {
  Point to;
  bool stopped = false, edge = false;
  Shape by{};                // what stopped it, unless the edge did
  FigureId figure = nobody;  // if it was one
};
Leg leg(const Battle&, const Tabletop&, FigureId, Point from, Point to, FigureSet bars);

// Whether somebody's base would be clear of ground and of everybody else there.
bool free_place(const Battle&, const Tabletop&, FigureId, Point);

// The first good place around another, in a fixed order: the place itself, then rings a tenth of an inch apart, each
// from the north towards the middle of the table first, so that a mirrored table gives the mirrored place.
template <class Good>
std::optional<Point> search_around(const Ground& ground, Point near, Length within, Good&& good) {
  if (good(near)) return near;
  constexpr int rays = 32;
  constexpr Length ring{units_per_inch / 10};
  const int turn = (2 * near.x <= ground.width().units ? 1 : -1) * (65536 / rays);
  for (Length far = min(ring, within); far.units > 0; far = far < within ? min(far + ring, within) : Length{}) {
    for (int k = 0; k < rays; ++k) {
      const Point p = near + along(Angle{static_cast<std::uint16_t>(k * turn)}, far);
      if (good(p)) return p;
    }
  }
  return std::nullopt;
}

// Where a way that ends inside a shape comes into it for the last time.
Point entered(const Shape&, Point from, const Path&);

}  // namespace fyrd
