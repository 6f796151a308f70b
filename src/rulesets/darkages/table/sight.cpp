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
    if (burning(here, i)) smoke.push_back({b.piece(i).solid.shape, {}, b.numbers.smoke});
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

// DRK-A50 a piece lies on the line within reach of somebody who leans on it.
bool leans(Then then, FigureId id, const Shape& piece, Point from, Point to) {
  return within(then.base(id), piece, then.b.numbers.lean) && inside(piece, from, to);
}

// DRK-030 wood before the target, or about him: a man on foot is in it with any part of his base, a rider only with all
// of it. DRK-A50 whether the edge in which the shooter himself stands counts is for the table to say.
bool wood_covers(Here here, Then then, FigureId shooter, FigureId target) {
  const Point from = then[shooter].at, to = then[target].at;
  const Shape own = then.base(shooter), his = then.base(target);
  bool behind = false, at_edge = false;
  const Extent between = extent(from, to), about = extent(his);
  const Extent all{std::min(between.min_x, about.min_x), std::min(between.min_y, about.min_y),
                   std::max(between.max_x, about.max_x), std::max(between.max_y, about.max_y)};
  here.b.ground.any(all, [&](int i) {
    const Shape& wood = here.b.piece(i).solid.shape;
    if (!here.b.piece(i).see_through) return false;
    const bool touches = overlap(his, wood), afoot = on_foot(here, target);
    at_edge |= touches && !afoot && std::ranges::any_of(his.corners(), [&](Point p) { return !contains(wood, p); });
    behind |= touches && afoot;
    const auto stretch = inside(wood, from, to);
    const bool own_edge =
        here.b.rulings.own_edge_open && stretch && stretch->to <= here.b.numbers.lean && overlap(own, wood);
    behind |= stretch && !own_edge;
    return false;
  });
  return behind && !at_edge;
}

// DRK-030 he is seen behind it, or in it: a wall or a bank is between, bushes are where any part of his base is.
bool covers(Here here, Then then, const Piece& piece, FigureId shooter, FigureId target) {
  const Shape& shape = piece.solid.shape;
  const Shape his = then.base(target);
  if (here.b.rulings.own_edge_open && within(then.base(shooter), shape, touching) && !within(his, shape, touching))
    return false;  // DRK-A50 the shooter's own
  const bool crossed = piece.linear || piece.floor;
  if (crossed && contains(shape, then[target].at)) return false;  // on it, not behind it
  return leans(then, target, shape, then[shooter].at, then[target].at) || (!crossed && overlap(his, shape));
}

}  // namespace

Cover cover(Here here, Then then, FigureId shooter, FigureId target) {
  Cover best = wood_covers(here, then, shooter, target) ? Cover::cover : Cover::none;
  if (!on_foot(here, target)) return best;
  here.b.ground.any(extent(then.base(target).grown(here.b.numbers.lean)), [&](int i) {
    const TerrainTrait& is = trait(here, i);
    const Cover gives = is.slit ? Cover::slit : is.cover ? Cover::cover : Cover::none;
    if (gives > best && covers(here, then, here.b.piece(i), shooter, target)) best = gives;
    return best == Cover::slit;
  });
  return best;
}

bool shoots_from_inside(Here here, Then then, FigureId shooter, FigureId target) {
  const Point from = then[shooter].at, to = then[target].at;
  if (indoors(here, from)) return true;
  // Whoever throws in from outside leans on the window, too.
  return in_fort(here, from) && here.b.ground.any(extent(then.base(shooter).grown(here.b.numbers.lean)), [&](int i) {
    return trait(here, i).opening && leans(then, shooter, here.b.piece(i).solid.shape, from, to);
  });
}

}  // namespace fyrd::darkages
