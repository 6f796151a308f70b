// Walking and being pushed on the table: what is in the way of a base, and where it ends up.
#pragma once

#include "core/figures/sides.h"
#include "core/play/cure.h"

namespace fyrd {

// What keeps a figure from walking a path, however long it is.
namespace barred {
inline constexpr Reason by_edge{"off_table", "That way leads over the edge of the table.", "", cure::on_table};
inline constexpr Reason by_ground{"blocked", "That way runs into {thing}.", "", cure::way_around};
inline constexpr Reason by_figure{"in_the_way", "{at} stands in the way.", "", cure::way_around};
inline constexpr Reason no_room{"no_room", "There is no room there: {at} stands in that place.", "", cure::with_room};
}  // namespace barred

// `bars` may not be passed; at the end nobody of `bodies` may be stood upon, which is everybody else if not said
// otherwise.
WhyNot obstruction(Here, FigureId, const Path&, FigureSet bars, FigureSet bodies);
inline WhyNot obstruction(Here here, FigureId id, const Path& path, FigureSet bars) {
  return obstruction(here, id, path, bars, others(here.s, id));
}

// Puts a figure at the end of a path, looking the way it came.
void walk(const Battle&, Tabletop&, FigureId, const Path&);

// How far a base gets straight on, and what stops it there.
struct Leg {
  Point to;
  bool stopped = false, edge = false;
  Shape by{};                // what stopped it, unless the edge did
  FigureId figure = nobody;  // if it was one
};
Leg leg(Here, FigureId, Point from, Point to, FigureSet bars);

// Whether somebody's base would be clear of ground and of everybody else there.
bool free_place(Here, FigureId, Point);

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

// Where somebody stands who has come straight at another until he reaches him; nothing when that is further than he
// goes.
std::optional<Point> comes_to(Here, FigureId by, FigureId at, Length goes, Length reaches);

// Where a way that ends inside a shape comes into it for the last time.
Point entered(const Shape&, Point from, const Path&);

}  // namespace fyrd
