// The wedge from an eye over a body, line by line and row by row (STO-004, STO-A38, STO-X12, STO-X15, STO-X16).
#include "rulesets/stormclouds/table/sight.h"

#include <algorithm>
#include <limits>

#include "rulesets/stormclouds/table/place.h"

namespace fyrd::stormclouds {

namespace {

constexpr int rays = 11;  // STO-A38 odd, so that one goes through the middle
constexpr int rows = 4;   // in the middle of as many equal parts of a body, from its base to its head

// Whether a straight way runs through a piece: as inside() says, sooner for the most common ones.
bool cut_by(const Shape& shape, Point from, Point to) {
  if (shape.count == 1) return crosses({shape.points[0], shape.radius}, from, to);
  if (shape.radius.units > 0) return inside(shape, from, to).has_value();
  const Vec way = to - from;
  const std::int64_t whole = way.squared();
  bool left = false, right = false, between = true, before = false, beyond = false;
  for (const Point corner : shape.corners()) {
    const Vec off = corner - from;
    const std::int64_t side = cross(way, off), along = dot(way, off);
    left = left || side > 0;
    right = right || side < 0;
    before = before || along > 0;
    beyond = beyond || along < whole;
    between = between && along >= 0 && along <= whole;
  }
  if (!left || !right || !before || !beyond) return false;
  return between || inside(shape, from, to).has_value();
}

// One look: from the head of somebody over a body, which is as wide as its base across the line of view.
class Wedge {
 public:
  Wedge(Here here, FigureId by, FigureId at, Disc base, Length foot, Length height)
      : here_(here), by_(by), at_(at), from_(here[by].at), to_(base.at),
        eye_(here[by].elevation + here.b.height(here[by])), whole_(std::max(distance(from_, to_).units, 1)),
        strip_{from_, to_ - from_, base.radius.units * whole_} {
    for (int r = 0; r < rows; ++r) height_[r] = foot + height * (2 * r + 1) / (2 * rows);
    low_ = min(eye_, height_[0]), high_ = max(eye_, height_[rows - 1]);
    const Vec across = with_length({from_.y - to_.y, to_.x - from_.x}, base.radius);
    reach_ = extent(from_, from_);
    for (int k = 0; k < rays; ++k) {
      const int share = 2 * k - (rays - 1);  // −10 … 10
      ends_[k] = to_ + Vec{across.x * share / rays, across.y * share / rays};
      reach_ = {std::min(reach_.min_x, ends_[k].x), std::min(reach_.min_y, ends_[k].y),
                std::max(reach_.max_x, ends_[k].x), std::max(reach_.max_y, ends_[k].y)};
    }
  }

  View look(Arc arc) {
    if (from_ == to_) return {Look::clear, 100};
    if (arc == Arc::front) cut_off();
    if (covered_ == all_) return {};
    cover_by_ground();
    cover_by_figures();
    for (int i = 0; i < here_.s.patch_count; ++i) {  // STO-X15 a cloud is as high as it is wide
      const Patch& patch = here_.s.patches[i];
      const Length foot = here_.b.ground.elevation(patch.at), across = here_.b.numbers.smoke;
      if (patch.smoke) cover({disc(patch.at, across / 2), foot, foot + across});
    }
    View out{Look::partial, 100, figure_, piece_};
    out.seen = (rays * rows - std::popcount(covered_)) * 100 / (rays * rows);
    if (covered_ == all_) out.look = Look::none;
    if (covered_ == 0) out.look = Look::clear;
    return out;
  }

 private:
  using Bits = std::uint64_t;  // one for each line, row by row
  static constexpr Bits all_ = (Bits{1} << rays * rows) - 1;
  static constexpr Bits column_ = 1 | Bits{1} << rays | Bits{1} << 2 * rays | Bits{1} << 3 * rays;
  static_assert(rows == 4);

  // STO-004 only what is before him; STO-X16 one eye sees a quarter.
  void cut_off() {
    const Angle facing = here_[by_].facing;
    const bool one_eye = here_.b.hero(by_) && here_.b.has(by_, Issue::one_eye);
    const Vec ahead = direction(facing);
    for (int k = 0; k < rays; ++k) {
      const bool before =
          one_eye ? quarter(from_, facing, ends_[k]) == Quarter::front : dot(ahead, ends_[k] - from_) >= 0;
      if (!before) covered_ |= column_ << k;
    }
  }

  // Whether a solid hides anything that was not hidden before it.
  bool cover(const Prism& solid, const Piece* slope = nullptr) {
    const Bits before = covered_;
    if (solid.top <= low_ || solid.bottom >= high_) return false;  // all lines run above it, or below
    if (solid.top >= high_ && solid.bottom <= low_ && !slope)
      cover_wholly(solid.shape);
    else
      cover_rows(solid, slope);
    return covered_ != before;
  }

  // Something that no line runs above. What hides both ends hides all between them: everything on a table is convex.
  void cover_wholly(const Shape& shape) {
    if (cut_by(shape, from_, ends_[0]) && cut_by(shape, from_, ends_[rays - 1])) covered_ = all_;
    for (int k = 0; k < rays; ++k) {
      if ((column_ << k & ~covered_) != 0 && cut_by(shape, from_, ends_[k])) covered_ |= column_ << k;
    }
  }

  // Between which depths of the view something lies, with a little to spare for the rounding of places. All lines end
  // on one line across the view, so that what lies equally deep in it is an equal part of each.
  struct Depth {
    std::int64_t first, last;
    void add(std::int64_t deep) { first = std::min(first, deep), last = std::max(last, deep); }
  };
  static constexpr Depth nothing_{std::numeric_limits<std::int64_t>::max(), 0};
  static constexpr std::int64_t to_spare_ = 8;

  std::int64_t depth(Point p) const { return dot(to_ - from_, p - from_) / whole_; }
  Depth depth(const Shape& shape) const {
    Depth all = nothing_;
    for (const Point corner : shape.corners()) all.add(depth(corner));
    return {all.first - shape.radius.units, all.last + shape.radius.units};
  }
  // Of the part of a polygon that a line runs over.
  Depth depth(const Shape& shape, Point end) const {
    const Vec way = end - from_;
    const auto corners = shape.corners();
    Depth all = nothing_;
    Point a = corners.back();
    for (const Point b : corners) {
      const std::int64_t left = cross(way, a - from_), right = cross(way, b - from_);
      if ((left < 0) != (right < 0)) all.add(depth(a) + (depth(b) - depth(a)) * left / (left - right));
      a = b;
    }
    return all;
  }

  // The rows of a column that a level solid surely hides where it is in the way, and those it may: over all of these
  // depths they run below its top, or over some.
  struct Rows {
    Bits sure = 0, open = 0;
  };
  Rows rows_hidden(const Prism& solid, Depth at) const {
    const std::int64_t first = std::max<std::int64_t>(at.first - to_spare_, 0);
    const std::int64_t last = std::min(at.last + to_spare_, whole_);
    Rows found;
    for (int r = 0; r < rows; ++r) {
      const std::int64_t rise = (height_[r] - eye_).units;
      const auto line = [&](std::int64_t deep) {
        return eye_ + Length{static_cast<std::int32_t>(rise * deep / whole_)};
      };
      const Length begins = line(first), ends = line(last), low = min(begins, ends), high = max(begins, ends);
      if (low >= solid.top || high <= solid.bottom) continue;
      (high < solid.top && low > solid.bottom ? found.sure : found.open) |= Bits{1} << r * rays;
    }
    return found;
  }

  // A line is hidden that somewhere above the outline runs below the top, which may slope evenly.
  void cover_rows(const Prism& solid, const Piece* slope) {
    const Rows all = slope ? Rows{0, column_} : rows_hidden(solid, depth(solid.shape));
    const bool flat = !slope && solid.shape.count > 2 && solid.shape.radius.units == 0;
    for (int k = 0; k < rays; ++k) {
      if (((all.sure | all.open) << k & ~covered_) == 0 || !cut_by(solid.shape, from_, ends_[k])) continue;
      Rows hidden = all;
      if (flat && (all.open << k & ~covered_) != 0) hidden = rows_hidden(solid, depth(solid.shape, ends_[k]));
      covered_ |= hidden.sure << k;
      if ((hidden.open << k & ~covered_) == 0) continue;
      const auto on = inside(solid.shape, from_, ends_[k]);
      if (!on) continue;
      const std::int64_t whole = distance(from_, ends_[k]).units;
      const auto top = [&](Length far) { return slope ? top_at(*slope, toward(from_, ends_[k], far)) : solid.top; };
      const Length near_top = top(on->from), far_top = top(on->to);
      for (int r = 0; r < rows; ++r) {
        const auto line = [&](Length far) {
          const std::int64_t rise = (height_[r] - eye_).units;
          return eye_ + Length{static_cast<std::int32_t>(rise * far.units / whole)};
        };
        const Length enters = line(on->from), leaves = line(on->to);
        if ((enters < near_top || leaves < far_top) && max(enters, leaves) > solid.bottom)
          covered_ |= Bits{1} << (r * rays + k);
      }
    }
  }

  void cover_by_ground() {
    here_.b.ground.any(reach_, [&](int i) {
      const Piece& piece = here_.b.ground.pieces()[i];
      if (!piece.blocks_sight || strip_.misses(extent(piece.solid.shape))) return false;
      if (cover(piece.solid, piece.ramp ? &piece : nullptr)) piece_ = i;
      return covered_ == all_;
    });
  }

  void cover_by_figures() {
    for (FigureId id : in_play(here_.s)) {
      if (id == by_ || id == at_ || covered_ == all_) continue;
      const Figure& f = here_[id];
      const Extent box = extent(f.at, f.at).grown(here_.b.radius(f).units);
      if (!box.meets(reach_) || strip_.misses(box)) continue;
      if (cover({here_.base(id), f.elevation, f.elevation + here_.b.height(f)})) figure_ = id;
    }
  }

  const Here here_;
  const FigureId by_, at_;
  const Point from_, to_;
  const Length eye_;
  const std::int64_t whole_;          // how deep the view is
  Length height_[rows], low_, high_;  // where the lines end, and between which heights they run
  const Strip strip_;                 // all that they run through
  Point ends_[rays];
  Extent reach_;
  Bits covered_ = 0;
  FigureId figure_ = nobody;
  int piece_ = -1;
};

// STO-X12
bool veiled_from(Here here, FigureId by, FigureId at) {
  if (!here.man(at).turn.veiled) return false;
  for (const Spell& spell : here.b.cards.spells) {
    if (spell.effect == Effect::veil) return gap(here, by, at) > spell.reach;
  }
  return false;
}

}  // namespace

View view(Here here, FigureId by, FigureId at, Arc arc) {
  if (by == at) return {Look::clear, 100};
  if (veiled_from(here, by, at)) return {};
  return Wedge(here, by, at, here.disc(at), here[at].elevation, here.b.height(here[at])).look(arc);
}

Look look(Here here, FigureId by, FigureId at, Arc arc) { return view(here, by, at, arc).look; }

bool sees_place(Here here, FigureId by, Point to) {
  const Disc spot{to, Length{1}};
  return Wedge(here, by, nobody, spot, here.b.ground.elevation(to), here.b.numbers.step).look(Arc::front).look !=
         Look::none;
}

}  // namespace fyrd::stormclouds
