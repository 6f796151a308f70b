// How far somebody is thrown, and where he lands.
#include "rulesets/nottingham/ways/toss.h"

#include "rulesets/nottingham/table/obstacle.h"
#include "rulesets/nottingham/table/passage.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/table/trap.h"
#include "rulesets/nottingham/ways/slopes.h"

namespace fyrd::nottingham {

Toss toss(Here here, FigureId id, Point from, Length far) {
  const auto& [b, s] = here;
  using By = Toss::By;
  const Figure& f = s[id];
  Vec away = f.at - from;
  if (away.zero()) away = -along(f.facing, inches(1));
  const Point goal = f.at + with_length(away, far);
  const Size size = upright(here, id);
  const Shape base = size.base(f.at, f.facing);  // NOT-A85 the facing is kept
  const Length knee = b.numbers.step, touch = b.numbers.contact;
  const Slopes slopes(here, f.at, goal, f.elevation, size.tall, knee, knee);

  Toss out;
  out.to = goal;
  Length stop = slopes.level();
  const auto ends = [&](By by, Point at, FigureId figure = nobody, int piece = -1, int door = -1) {
    const Length d = distance(f.at, at);
    if (d > stop || (d == stop && out.by != By::nothing)) return;
    stop = d;
    out = {by, at, {}, figure, piece, door};
  };
  if (slopes.end() == Slopes::End::drop) {
    ends(By::drop, slopes.at(slopes.ends()));  // NOT-A85 over a ledge or the rim of a pit
  } else if (slopes.end() == Slopes::End::bank) {
    const int piece = slopes.barrier();
    // Too steep to walk: a wall to who is thrown against it, an edge to who is thrown down it.
    const Point ahead = slopes.beyond(slopes.ends() + inches(1) / 4);
    const bool down = piece >= 0 && top_at(b.ground.pieces()[piece], ahead) < slopes.height_at(slopes.ends()) - knee;
    ends(down ? By::drop : By::touch, slopes.at(slopes.ends()), nobody, piece);
  }
  const Ground::Step edge = b.ground.step(base, f.at, goal, nothing_solid);
  if (!edge.free) ends(By::edge, edge.until);  // NOT-A85 stops him without a fall
  const Extent swept = extent(f.at, goal).grown((size.outer() + touch).units);
  b.ground.any(swept, [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
    if (!piece.impassable) return false;
    const Shape near = piece.solid.shape.grown(touch);  // NOT-A85 touching already counts
    const auto on = inside(base, f.at, goal, near);
    if (!on || !standing_band(b, slopes.height_at(on->from), size.tall).meets(piece.solid)) return false;
    const Sweep way = sweep(base, f.at, goal, near);
    if (!way.free) ends(By::touch, way.until, nobody, i);
    return false;
  });
  any_obstacle(here, id, swept, [&](const Obstacle& o) {
    const Shape near = o.solid.shape.grown(touch);
    const auto on = inside(base, f.at, goal, near);
    if (!on || !in_way(b, o, slopes.height_at(on->from), size.tall)) return false;
    const Sweep way = sweep(base, f.at, goal, near);
    const bool door = o.kind == Obstacle::Kind::door || o.kind == Obstacle::Kind::window;
    if (!way.free) ends(By::touch, way.until, o.figure(), -1, door ? o.index : -1);
    return false;
  });
  for (int i = 0; i < max_traps; ++i) {  // NOT-X30
    const Trap& t = s.traps[i];
    if (!springs(here, t, id)) continue;
    const auto on = inside(base, f.at, goal, marker_of(b, t).grown(b.numbers.trap_near));
    if (!on || on->from >= stop) continue;
    const Length above = slopes.height_at(on->from) - height_of(b, t);
    if (above > b.numbers.waist || -above > b.numbers.waist) continue;
    stop = on->from;
    out = {By::nothing, slopes.at(stop), {}, nobody, -1, -1, static_cast<std::int8_t>(i)};
  }
  out.height = slopes.height_at(stop);
  if (out.by == By::drop) out.to = slopes.beyond(stop + Length{3});  // clear of where the edge was rounded to
  return out;
}

Landing landing(Here here, FigureId id, Point over, Length from) {
  const auto& [b, s] = here;
  const Size size = upright(here, id);
  const Length highest = from - b.numbers.step;  // below that it is a fall (NOT-A69, A85)
  const auto below = [&](Point p) { return surface(here, p, highest - b.numbers.waist - Length{1}); };
  const auto deep = [&](Point p, Length height) {
    return b.ground.any(extent(p, p), [&](int i) {
      const Piece& piece = b.ground.pieces()[i];
      return b.trait(piece).deep && height < piece.solid.top + b.numbers.step && contains(piece.solid.shape, p);
    });
  };
  const auto good = [&](Point p) {
    const Length height = below(p);
    if (height >= highest || no_room(here, id, size, p, height).taken) return false;
    const Shape base = disc(p, size.radius);
    const bool under_edge = b.ground.any(extent(base), [&](int i) {  // NOT-A87 clear of the edge
      const Piece& piece = b.ground.pieces()[i];
      const bool bank = piece.floor && !piece.ramp && !piece.impassable;
      return bank && walking_band(b, height, size.tall).meets(piece.solid) && overlap(base, piece.solid.shape);
    });
    return !under_edge && !meets(here, id, {{}, size.tall}, {over, p, height, height, true});
  };
  Point centre = over;  // of the table, should it have been pushed over the edge
  centre.x = std::clamp(centre.x, 0, b.ground.width().units),
  centre.y = std::clamp(centre.y, 0, b.ground.depth().units);
  // Where there is nowhere to stand he ends on top of the others.
  const Point at = search_around(b.ground, centre, inches(8), good).value_or(centre);
  const Length height = below(at);
  return {at, height, deep(at, height)};
}

}  // namespace fyrd::nottingham
