// Who sees whom, past whom, through how much wood and behind what cover (DRK-010, DRK-011, DRK-029, DRK-030, DRK-032,
// DRK-A35, DRK-A36, DRK-A50).
#include "rulesets/darkages/table/sight.h"

#include <algorithm>

#include "core/table/sight.h"
#include "rulesets/darkages/table/ground.h"

namespace fyrd::darkages {

namespace {

// DRK-A35 men on foot are seen over by a rider, and by whoever stands higher.
bool seen_over(Here here, Then then, FigureId man, FigureId from, FigureId to) {
  const auto above = [&](FigureId id) {
    return !on_foot(here, id) || then[id].elevation >= then[man].elevation + here.b.numbers.height;
  };
  return on_foot(here, man) && (above(from) || above(to));
}

bool in_line(Then then, FigureId id, Point from, Point to) {
  if (round_base(then, id)) return crosses(then.disc(id), from, to);
  return crosses(Disc{then[id].at, then.b.numbers.rider_depth}, from, to) && inside(then.base(id), from, to);
}

}  // namespace

View view(Here here, Then then, FigureId from, FigureId to) {
  const DarkAgesBattle& b = here.b;
  const Point a = then[from].at, c = then[to].at;
  std::vector<Prism> smoke;  // DRK-X08
  for (const int i : b.burnables) {
    if (burning(here, i)) smoke.push_back({b.piece(i).solid.shape, {}, centimetres(50)});
  }
  const Line straight =
      line(b.ground, smoke, {a, then[from].elevation + b.eye_height}, {c, then[to].elevation + b.eye_height});
  View seen{.clear = straight.clear && straight.through < b.numbers.wood, .wood = straight.through};  // DRK-A36
  if (!seen.clear) return seen;
  FigureSet between;
  for (FigureId id : in_play(then.s)) {
    if (id != from && id != to && in_line(then, id, a, c)) between.add(id);
  }
  if (between.empty()) return seen;
  for (FigureId id : between - touched_friends(then, from) - group_of(then, to)) {
    if (!seen_over(here, then, id, from, to)) return {.clear = false, .figure = id, .wood = seen.wood};
  }
  return seen;
}

bool sees(Here here, Then then, FigureId from, FigureId to) { return view(here, then, from, to).clear; }

bool lies_hidden(Here here, Then then, FigureId id) {
  const Man& man = here.man(id);
  if (!man.crouched || man.moved || !on_foot(here, id)) return false;
  const Shape base = then.base(id);
  return here.b.ground.any(extent(base),
                           [&](int i) { return trait(here, i).hides && overlap(base, here.b.piece(i).solid.shape); });
}

namespace {

// Pieces on the line near one end of it, where somebody leans on them: `each(piece, trait)`.
template <class Each>
void near_end(Here here, Then then, FigureId leans, Point from, Point to, Each&& each) {
  const Length lean = here.b.numbers.lean;
  const Shape base = then.base(leans);
  here.b.ground.any(extent(base.grown(lean)), [&](int i) {
    const TerrainTrait& is = trait(here, i);
    const Shape& shape = here.b.piece(i).solid.shape;
    if ((is.cover || is.slit || is.opening) && within(base, shape, lean) && inside(shape, from, to)) each(i, is);
    return false;
  });
}

// DRK-030 a rider at the edge of a wood has no cover of it; one who is wholly in it or behind it has.
bool at_edge_of_wood(Then then, FigureId rider) {
  const Shape base = then.base(rider);
  return then.b.ground.any(extent(base), [&](int i) {
    const Piece& wood = then.b.piece(i);
    if (!wood.see_through || !overlap(base, wood.solid.shape)) return false;
    return std::ranges::any_of(base.corners(), [&](Point p) { return !contains(wood.solid.shape, p); });
  });
}

}  // namespace

Cover cover(Here here, Then then, FigureId shooter, FigureId target, Length wood) {
  Cover best = wood.units > 0 ? Cover::cover : Cover::none;
  if (!on_foot(here, target)) return best == Cover::none || at_edge_of_wood(then, target) ? Cover::none : Cover::cover;
  const Shape own = then.base(shooter), his = then.base(target);
  near_end(here, then, target, then[shooter].at, then[target].at, [&](int i, const TerrainTrait& is) {
    const Piece& piece = here.b.piece(i);
    const Shape& shape = piece.solid.shape;
    if (within(own, shape, touching) && !within(his, shape, touching)) return;     // DRK-A50 the shooter's own
    if (piece.floor && contains(shape, then[target].at) && !piece.linear) return;  // on a slope, not behind it
    best = is.slit ? Cover::slit : std::max(best, is.cover ? Cover::cover : Cover::none);
  });
  return best;
}

bool shoots_from_inside(Here here, Then then, FigureId shooter, FigureId target) {
  if (indoors(here, then[shooter].at)) return true;
  bool opening = false;
  near_end(here, then, shooter, then[shooter].at, then[target].at,
           [&](int, const TerrainTrait& is) { opening = opening || is.opening; });
  return opening;
}

}  // namespace fyrd::darkages
