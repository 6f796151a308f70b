// The wedge from the middle of one base over another, ray by ray (STO-004, STO-A38, STO-X12, STO-X15, STO-X16).
#include "rulesets/stormclouds/table/sight.h"

#include "rulesets/stormclouds/table/place.h"

namespace fyrd::stormclouds {

namespace {

constexpr int rays = 11;  // odd, so that one goes through the middle

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

// One look: from a base over something as wide as `width`, across the line of view.
class Wedge {
 public:
  Wedge(Here here, FigureId by, FigureId at, Point to, Length half, Length footing)
      : here_(here), by_(by), at_(at), from_(here[by].at), to_(to), low_(min(here[by].elevation, footing)),
        high_(max(here[by].elevation, footing) + here.b.numbers.step),
        strip_{from_, to_ - from_, std::int64_t{half.units} * distance(from_, to_).units} {
    const Vec across = with_length({from_.y - to_.y, to_.x - from_.x}, half);
    for (int k = 0; k < rays; ++k) {
      const int share = 2 * k - (rays - 1);  // −10 … 10
      ends_[k] = to_ + Vec{across.x * share / rays, across.y * share / rays};
      reach_ = {std::min(reach_.min_x, ends_[k].x), std::min(reach_.min_y, ends_[k].y),
                std::max(reach_.max_x, ends_[k].x), std::max(reach_.max_y, ends_[k].y)};
    }
    const Extent all = extent(from_, from_);
    reach_ = {std::min(reach_.min_x, all.min_x), std::min(reach_.min_y, all.min_y), std::max(reach_.max_x, all.max_x),
              std::max(reach_.max_y, all.max_y)};
  }

  View look(Arc arc) {
    if (from_ == to_) return {Look::clear, 100};
    if (arc == Arc::front) cut_off();
    if (covered_ == all_) return {};
    cover_by_ground();
    cover_by_figures();
    for (int i = 0; i < here_.s.patch_count; ++i) {  // STO-X15
      const Patch& patch = here_.s.patches[i];
      if (patch.smoke) cover({patch.at, here_.b.numbers.smoke / 2});
    }
    View out{Look::clear, 100, figure_, piece_};
    out.seen = (rays - std::popcount(static_cast<unsigned>(covered_))) * 100 / rays;
    if (covered_ == all_)
      out.look = Look::none;
    else if (covered_ != 0 || low_cover_)
      out.look = Look::partial;
    return out;
  }

 private:
  static constexpr int all_ = (1 << rays) - 1;

  // STO-004 only what is before him; STO-X16 one eye sees a quarter.
  void cut_off() {
    const Angle facing = here_[by_].facing;
    const bool one_eye = here_.b.hero(by_) && here_.b.has(by_, Issue::one_eye);
    const Vec ahead = direction(facing);
    for (int k = 0; k < rays; ++k) {
      const bool before =
          one_eye ? quarter(from_, facing, ends_[k]) == Quarter::front : dot(ahead, ends_[k] - from_) >= 0;
      if (!before) covered_ |= 1 << k;
    }
  }

  // What hides both ends hides all between them: everything on a table is convex.
  template <class Cuts>
  bool cover_where(Cuts&& cuts) {
    const int before = covered_;
    if (cuts(ends_[0]) && cuts(ends_[rays - 1])) covered_ = all_;
    for (int k = 0; k < rays; ++k) {
      if (!(covered_ >> k & 1) && cuts(ends_[k])) covered_ |= 1 << k;
    }
    return covered_ != before;
  }
  bool cover(const Disc& disc) {
    return cover_where([&](Point end) { return crosses(disc, from_, end); });
  }

  void cover_by_ground() {
    here_.b.ground.any(reach_, [&](int i) {
      const Piece& piece = here_.b.ground.pieces()[i];
      if (piece.solid.top <= low_) return false;  // flat ground
      const Shape& shape = piece.solid.shape;
      if (strip_.misses(extent(shape))) return false;
      const auto cuts = [&](Point end) { return cut_by(shape, from_, end); };
      if (piece.solid.top > high_) {  // STO-A38 more than 1″ above both footings
        if (cover_where(cuts)) piece_ = i;
      } else if (!low_cover_ && !within(here_.base(by_), shape, touching)) {  // lower ones, unless he touches them
        for (int k = 0; k < rays && !low_cover_; ++k) low_cover_ = cuts(ends_[k]);
        if (low_cover_) piece_ = i;
      }
      return covered_ == all_;
    });
  }

  void cover_by_figures() {
    for (FigureId id : in_play(here_.s)) {
      const Figure& f = here_[id];
      if (id == by_ || id == at_ || f.elevation + here_.b.height(f) <= high_) continue;
      const Extent box = extent(f.at, f.at).grown(here_.b.radius(f).units);
      if (box.meets(reach_) && !strip_.misses(box) && cover(here_.b.disc_of(f))) figure_ = id;
    }
  }

  const Here here_;
  const FigureId by_, at_;
  const Point from_, to_;
  const Length low_, high_;
  const Strip strip_;  // all that its rays run through
  Point ends_[rays];
  Extent reach_{longest.units, longest.units, -longest.units, -longest.units};
  int covered_ = 0;
  bool low_cover_ = false;
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
  return Wedge(here, by, at, here[at].at, here.b.radius(here[at]), here[at].elevation).look(arc);
}

Look look(Here here, FigureId by, FigureId at, Arc arc) { return view(here, by, at, arc).look; }

bool sees_place(Here here, FigureId by, Point to) {
  return Wedge(here, by, nobody, to, Length{1}, here.b.ground.elevation(to)).look(Arc::front).look != Look::none;
}

}  // namespace fyrd::stormclouds
