// What a question of sight looks along and at: the lines that belong to it, and the screen a body is sampled on.
#pragma once

#include "core/table/cut.h"
#include "core/table/sight.h"

namespace fyrd {

// All lines that belong to one question: where they run on the table and between which heights.
struct View {
  Extent box;
  Strip strip;
  Length lowest, highest;

  // Only what rises above the lowest line and hangs below the highest can cut one.
  bool may_meet(const Prism& p) const { return p.top > lowest && p.bottom < highest; }
};

View view_of(Spot, Spot);

// The screen a body is sampled on. Its columns are whole multiples of one step from the centre, so they stand in one
// line exactly and what hides all four corners of the screen hides every sample.
struct Screen {
  Grid grid;
  Point centre;
  Vec step;    // from column to column; half of that when their number is even and none stands in the middle
  int stride;  // steps between columns
  std::array<Length, Grid::most> heights;

  Screen(Point eye, const Prism& body, Grid);

  Length lowest() const { return heights.front(); }
  Length highest() const { return heights[grid.rows - 1]; }

  Spot sample(int column, int row) const {
    const int k = (2 * column - (grid.columns - 1)) * stride / 2;
    return {centre + Vec{step.x * k, step.y * k}, heights[row]};
  }

  View view(Spot eye) const;
};

}  // namespace fyrd
