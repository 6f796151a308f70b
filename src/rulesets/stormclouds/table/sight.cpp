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
  Wedge(const StormcloudsBattle& b, const State& s, FigureId by, FigureId at, Point to, Length half, Length footing)
      : b_(b), s_(s), by_(by), at_(at), from_(s[by].at), to_(to), low_(min(s[by].elevation, footing)),
        high_(max(s[by].elevation, footing) + b.numbers.step),
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
    for (int i = 0; i < s_.patch_count; ++i) {  // STO-X15
      const Patch& patch = s_.patches[static_cast<std::size_t>(i)];
      if (patch.smoke) cover({patch.at, b_.numbers.smoke / 2});
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
    const Angle facing = s_[by_].facing;
    const bool one_eye = b_.hero(by_) && b_.has(by_, Issue::one_eye);
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
    b_.ground.any(reach_, [&](int i) {
      const Piece& piece = b_.ground.pieces()[static_cast<std::size_t>(i)];
      if (piece.solid.top <= low_) return false;  // flat ground
      const Shape& shape = piece.solid.shape;
      if (strip_.misses(extent(shape))) return false;
      const auto cuts = [&](Point end) { return cut_by(shape, from_, end); };
      if (piece.solid.top > high_) {  // STO-A38 more than 1″ above both footings
        if (cover_where(cuts)) piece_ = i;
      } else if (!low_cover_ && !within(b_.base(s_[by_]), shape, touching)) {  // lower ones, unless he touches them
        for (int k = 0; k < rays && !low_cover_; ++k) low_cover_ = cuts(ends_[k]);
        if (low_cover_) piece_ = i;
      }
      return covered_ == all_;
    });
  }

  void cover_by_figures() {
    for (FigureId id : everyone(s_)) {
      const Figure& f = s_[id];
      if (!f.in_play() || id == by_ || id == at_ || f.elevation + b_.height(f) <= high_) continue;
      const Extent box = extent(f.at, f.at).grown(b_.radius(f).units);
      if (box.meets(reach_) && !strip_.misses(box) && cover(b_.disc_of(f))) figure_ = id;
    }
  }

  const StormcloudsBattle& b_;
  const State& s_;
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
bool veiled_from(const StormcloudsBattle& b, const State& s, FigureId by, FigureId at) {
  if (!s.man(at).now.veiled) return false;
  for (const Spell& spell : b.cards.spells) {
    if (spell.effect == Effect::veil) return gap(b, s, by, at) > spell.reach;
  }
  return false;
}

}  // namespace

View view(const StormcloudsBattle& b, const State& s, FigureId by, FigureId at, Arc arc) {
  if (by == at) return {Look::clear, 100};
  if (veiled_from(b, s, by, at)) return {};
  return Wedge(b, s, by, at, s[at].at, b.radius(s[at]), s[at].elevation).look(arc);
}

Look look(const StormcloudsBattle& b, const State& s, FigureId by, FigureId at, Arc arc) {
  return view(b, s, by, at, arc).look;
}

bool sees_place(const StormcloudsBattle& b, const State& s, FigureId by, Point to) {
  return Wedge(b, s, by, nobody, to, Length{1}, b.ground.elevation(to)).look(Arc::front).look != Look::none;
}

}  // namespace fyrd::stormclouds
