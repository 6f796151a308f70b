// Who sees whom, past whom, through how much wood and behind what cover (DRK-010, DRK-011, DRK-029, DRK-030, DRK-032,
// DRK-A35, DRK-A36, DRK-A50).
#include "core/table/sight.h"

#include <algorithm>

#include "rulesets/darkages/table/place.h"

namespace fyrd::darkages {

namespace {

bool rides(const DarkAgesBattle& b, const State& s, FigureId id) { return !b.on_foot(s, id); }

// DRK-A35 men on foot are seen over by a rider, and by whoever stands higher.
bool seen_over(const DarkAgesBattle& b, const State& s, const Tabletop& t, FigureId man, FigureId from, FigureId to) {
  const auto above = [&](FigureId id) {
    return rides(b, s, id) || t[id].elevation >= t[man].elevation + b.numbers.height;
  };
  return !rides(b, s, man) && (above(from) || above(to));
}

bool in_line(const DarkAgesBattle& b, const Figure& f, Point from, Point to) {
  if (round_base(b, f)) return crosses(b.disc_of(f), from, to);
  return crosses(Disc{f.at, b.numbers.rider_depth}, from, to) && inside(b.base(f), from, to).has_value();
}

}  // namespace

View view(const DarkAgesBattle& b, const State& s, const Tabletop& t, FigureId from, FigureId to) {
  View seen;
  const Point a = t[from].at, c = t[to].at;
  std::vector<Prism> smoke;  // DRK-X08
  for (const int i : b.burnables) {
    if (b.burning(s, i)) smoke.push_back({b.piece(i).solid.shape, {}, centimetres(50)});
  }
  const Line straight =
      line(b.ground, smoke, {a, t[from].elevation + b.eye_height}, {c, t[to].elevation + b.eye_height});
  seen.wood = straight.through;
  if (!straight.clear) {
    seen.clear = false;
    if (straight.first.by == Hidden::By::piece) seen.piece = straight.first.index;
    return seen;
  }
  if (seen.wood >= b.numbers.wood) return seen.clear = false, seen;  // DRK-A36
  FigureSet between;
  for (FigureId id : everyone(t)) {
    if (t[id].in_play() && id != from && id != to && in_line(b, t[id], a, c)) between.add(id);
  }
  if (between.empty()) return seen;
  for (FigureId id : between - touched_friends(b, t, from) - group_of(b, t, to)) {
    if (seen_over(b, s, t, id, from, to)) continue;
    seen.clear = false;
    seen.figure = id;
    break;
  }
  return seen;
}

bool sees(const DarkAgesBattle& b, const State& s, const Tabletop& t, FigureId from, FigureId to) {
  return view(b, s, t, from, to).clear;
}

bool lies_hidden(const DarkAgesBattle& b, const State& s, const Tabletop& t, FigureId id) {
  const Man& man = s.man(id);
  if (!man.crouched || man.moved || !b.on_foot(s, id)) return false;
  const Shape base = b.base(t[id]);
  return b.ground.any(extent(base),
                      [&](int i) { return b.trait(s, i).hides && overlap(base, b.piece(i).solid.shape); });
}

namespace {

// Pieces on the line near one end of it, which `leans` on them: `each(piece, trait)`.
template <class Each>
void near_end(const DarkAgesBattle& b, const State& s, const Figure& leans, Point from, Point to, Each&& each) {
  const Shape base = b.base(leans);
  b.ground.any(extent(base.grown(b.numbers.lean)), [&](int i) {
    const TerrainTrait& trait = b.trait(s, i);
    const Shape& shape = b.piece(i).solid.shape;
    if ((trait.cover || trait.slit || trait.opening) && within(base, shape, b.numbers.lean) && inside(shape, from, to))
      each(i, trait);
    return false;
  });
}

}  // namespace

Cover cover(const DarkAgesBattle& b, const State& s, const Tabletop& t, FigureId shooter, FigureId target,
            Length wood) {
  if (rides(b, s, target)) {
    // DRK-030 a rider at the edge of a wood has no cover of it; one who is wholly in it or behind it has.
    if (wood.units == 0) return Cover::none;
    const Shape base = b.base(t[target]);
    const bool edge = b.ground.any(extent(base), [&](int i) {
      if (!b.piece(i).see_through || !overlap(base, b.piece(i).solid.shape)) return false;
      for (const Point corner : base.corners()) {
        if (!contains(b.piece(i).solid.shape, corner)) return true;
      }
      return false;
    });
    return edge ? Cover::none : Cover::cover;
  }
  Cover best = wood.units > 0 ? Cover::cover : Cover::none;
  const Shape own = b.base(t[shooter]), his = b.base(t[target]);
  near_end(b, s, t[target], t[shooter].at, t[target].at, [&](int i, const TerrainTrait& trait) {
    const Shape& shape = b.piece(i).solid.shape;
    if (within(own, shape, touching) && !within(his, shape, touching)) return;            // DRK-A50 the shooter's own
    if (b.piece(i).floor && contains(shape, t[target].at) && !b.piece(i).linear) return;  // on a slope, not behind it
    best = trait.slit ? Cover::slit : std::max(best, trait.cover ? Cover::cover : Cover::none);
  });
  return best;
}

bool shoots_from_inside(const DarkAgesBattle& b, const State& s, const Tabletop& t, FigureId shooter, FigureId target) {
  if (indoors(b, s, t[shooter].at)) return true;
  bool opening = false;
  near_end(b, s, t[shooter], t[shooter].at, t[target].at,
           [&](int, const TerrainTrait& trait) { opening = opening || trait.opening; });
  return opening;
}

}  // namespace fyrd::darkages
