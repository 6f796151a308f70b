// Who sees whom: lines through solids, how much of a body is hidden, and the witness for each answer.
#pragma once

#include "core/table/ground.h"

namespace fyrd {

// A line is cut by a piece that blocks sight, or by a body, when some point strictly between its ends lies strictly
// inside the solid: within the outline, above the bottom and below the top (below the slope of a ramp). Grazing an
// edge, a corner or the top does not cut; a line of no length is clear; a line that begins inside is cut at once. The
// viewer and what is looked at must not be among the bodies.

// What stops a line: a piece of ground or one of the bodies given with the question.
struct Hidden {
  enum class By : std::uint8_t { nothing, piece, body } by = By::nothing;
  std::int16_t index = -1;
  Spot where;  // the point on the line at which it enters what hides it
};

// A line between two spots. `through` is its length in see-through ground, measured flat on the table, pieces united,
// as far as it runs below their top; the whole line is measured even when something cuts it.
struct Line {
  bool clear = true;
  Hidden first;  // nearest the viewer; a piece before a body and the lower index before the higher where they tie
  Length through;
};
bool clear_line(const Ground&, std::span<const Prism> bodies, Spot from, Spot to);
Line line(const Ground&, std::span<const Prism> bodies, Spot from, Spot to);

// How finely a body is sampled: the outermost columns and rows lie 1/margin of its width and height inside the edges,
// the others evenly between them. {10, 10, 20} puts a point into the middle of each of a hundred equal fields.
struct Grid {
  static constexpr int most = 16;  // columns, rows
  int columns = 5, rows = 8, margin = 40;
};

// A body seen from an eye. The body is sampled on an upright screen through its base centre across the line of
// view, as wide as the base and as high as the body. Unless another grid is asked for these are 5 columns by 8 rows:
// the columns at 0, ±19/40 and ±19/20 of the half width, the rows evenly between 1/40 and 39/40 of the height. `hidden`
// is in thousandths of those samples. From right above the screen faces south.
struct Seen {
  bool any = false;
  int hidden = 0;  // 0 … 1000
  Hidden nearest;  // of all that hides a part: what stands nearest the viewer, measured along the view
  Spot witness;    // a spot of the body that is seen (any) or the body's centre (none)
  Length through;  // see-through ground on the line to the body's centre
};
// `sees` says what `seen(…).any` would, `hidden` what `seen(…).hidden >= least` would, sooner.
bool sees(const Ground&, std::span<const Prism> bodies, Spot eye, const Prism& target, Grid = {});
Seen seen(const Ground&, std::span<const Prism> bodies, Spot eye, const Prism& target, Grid = {});
bool hidden(const Ground&, std::span<const Prism> bodies, Spot eye, const Prism& target, int least, Grid = {});

}  // namespace fyrd
