// Whether a straight line in space runs through the inside of a solid, and where it enters; for sight alone.
//
// A solid is everything strictly within its outline, strictly above its bottom and strictly below its top (for a ramp:
// below the slope). A line is cut when some point strictly between its ends lies in there. So a line along an edge, a
// face or the top, or through a corner, is not cut; nor is a line of no length. A line that begins inside is cut at
// once. For outlines with corners only, and for round ones, the answer is exact; for rounded corners it is exact on the
// table and good to a unit where the line passes the height of the top or the bottom on its way.
#pragma once

#include "core/table/ground.h"

namespace fyrd {

struct Solid {
  const Prism* prism;
  const Piece* ramp;  // the piece when its top is slanted
};
inline Solid solid(const Prism& p) { return {&p, nullptr}; }
inline Solid solid(const Piece& p) { return {&p.solid, p.ramp && p.low != p.high ? &p : nullptr}; }
// Whether it is the same all the way between two heights, so that a line there meets it or not wherever it runs level.
inline bool spans(const Solid& s, Length low, Length high) {
  return s.ramp == nullptr && s.prism->bottom < low && high < s.prism->top;
}

// A part of the way from the line's beginning (0) to its end (1).
struct Share {
  Wide n = 0, d = 1;  // d > 0
};
constexpr bool operator<(const Share& a, const Share& b) { return a.n * b.d < b.n * a.d; }

bool cuts(const Solid&, Spot from, Spot to);
// For a line that is cut: where it enters. Exact for level outlines with corners only, else good to a unit.
Share entering(const Solid&, Spot from, Spot to);
// The stretch of the line inside, measured on the table from its beginning.
std::optional<Stretch> stretch_in(const Solid&, Spot from, Spot to);
Spot spot_at(Spot from, Spot to, const Share&);  // to the nearest unit

}  // namespace fyrd
