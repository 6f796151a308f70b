// What lies on the table and never changes in a battle: pieces of ground, kept flat for quick refusal.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/geometry/shape.h"
#include "core/table/extent.h"
#include "core/table/land.h"

namespace fyrd {

// A solid: a shape between two heights. The body of a figure is one too.
struct Prism {
  Shape shape;
  Length bottom, top;
};

struct Piece {
  std::string id;         // unique on the table: "wood-1"
  std::string name;       // what people call it: "the birch wood"
  std::uint8_t kind = 0;  // the ruleset's own terrain table
  Land land = Land::other;
  Prism solid;
  bool blocks_sight = false;  // a line through its solid is cut
  bool see_through = false;   // a line through it counts its length (woods, smoke)
  bool impassable = false;    // no base may overlap its shape
  bool linear = false;        // a wall, hedge or bank that is crossed rather than entered
  bool floor = false;         // its top is ground to stand on
  bool part = false;          // of something larger that bears the name: the wall of a house, its roof
  std::string_view looks;     // how it is drawn, where its land alone does not say: "birch"
  // A ramp: its top rises evenly from `bottom` at `low` to `top` at `high`, stays level beyond `high`, and there is
  // nothing of it before `low`. With `low` and `high` in one place it is level.
  bool ramp = false;
  Point low, high;
};

// A band of heights, for questions about one storey; everything unless said otherwise. What only touches it from above
// or below is not in it.
struct Heights {
  Length low = -longest, high = longest;

  constexpr bool meets(const Prism& p) const { return p.top > low && p.bottom < high; }
};

// A place in the air above the table.
struct Spot {
  Point at;
  Length height;
};

// How high the top of a piece is at a point: on the slope of a ramp to the nearest unit.
Length top_at(const Piece&, Point);

class Ground {
 public:
  Ground() = default;
  Ground(Length width, Length depth, std::vector<Piece> pieces);

  Length width() const { return width_; }
  Length depth() const { return depth_; }
  std::span<const Piece> pieces() const { return pieces_; }

  Length elevation(Point) const;  // of the highest floor or ramp there (edge included), 0 on the table; to the nearest
  Length elevation(Point, Length at_most) const;  // of the highest that is no higher than that; 0 when there is none
  // Steepness of the ground there: rise over run, 0/1 on level ground. Where a ramp is no higher than level ground,
  // as at its head and foot, the ground counts as level.
  struct Slope {
    Length rise, run;
  };
  Slope slope(Point) const;
  bool on_table(const Shape&) const;  // wholly, edge included

  // Where a base may stand and go: on the table and clear of everything impassable that fills part of the band.
  bool can_stand(const Shape& base, Heights = {}) const;
  // The way of a base in a straight line; `until` is how far it gets, `piece` what stops it (-1: nothing or the edge).
  // A base that overlaps something or the edge already may move as long as it does not go deeper. `base` is the shape
  // as it lies at `from`. A straight way to `until` is free in turn.
  struct Step {
    bool free = true;
    Point until;
    int piece = -1;
  };
  Step step(const Shape& base, Point from, Point to, Heights = {}) const;

  // Asks about every piece whose box meets the extent, in order, until an answer is true; says whether one was.
  template <class Ask>
  bool any(const Extent& e, Ask&& ask) const {
    return all_.boxes.any(e, ask);
  }

  // The linear obstacles a straight way crosses or touches, in order from `from`; returns how many were written.
  // When they do not all fit (in the span, or 64) the nearest are.
  int crossings(Point from, Point to, std::span<int> pieces) const;
  // How much of a straight way lies inside pieces of one kind; overlapping pieces count once.
  Length length_in(std::uint8_t kind, Point from, Point to) const;

 private:
  friend class Sightlines;  // sight.cpp reads the layers
  Step stopped(const Shape& base, Point from, Point to, Heights) const;

  Length width_, depth_;
  std::vector<Piece> pieces_;
  // The pieces one kind of question is about, with a box around each for early outs.
  struct Layer {
    Extents boxes;
    std::vector<std::int16_t> piece;
    void add(int index, const Piece&);
  };
  Layer all_, sight_, veil_, barrier_, hedge_, rise_;
};

}  // namespace fyrd
