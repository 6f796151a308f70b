// What lies on the line of a jump, and where it ends.
#include "rulesets/nottingham/ways/jump.h"

#include "rulesets/nottingham/table/obstacle.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/ways/slopes.h"
#include "rulesets/nottingham/ways/toss.h"

namespace fyrd::nottingham {

namespace {

// What the straight line of a jump meets.
struct Line {
  bool crosses = false;  // something worth a jump
  const Reason* no = nullptr;
};

Line line_of(Here here, FigureId id, Size size, Point to) {
  const auto& [b, s] = here;
  const Figure& f = s[id];
  const Length feet = f.elevation, waist = b.numbers.waist, step = b.numbers.step;
  const Shape base = disc(f.at, size.radius);
  Line out;
  const auto bars = [&](const Reason& no) {
    if (!out.no) out.no = &no;
  };
  const Slopes slopes(here, f.at, to, feet, size.tall, waist, waist);
  out.crosses = slopes.end() == Slopes::End::drop;  // a gap, a pit or a ledge
  Length was = feet;
  for (const Slopes::Span& span : slopes.spans()) {
    const Length rise = span.at_from - was;
    out.crosses = out.crosses || rise > step || -rise > step;
    was = span.at_to;
  }
  b.ground.any(extent(f.at, to).grown(size.radius.units), [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
    const TerrainTrait& trait = b.trait(piece);
    const bool bank = (piece.floor || piece.ramp) && !piece.impassable;
    if (trait.shallow || trait.deep || trait.pit || bank) {
      const auto on = inside(piece.solid.shape, f.at, to);
      if (!on) return false;
      out.crosses = out.crosses || !bank;
      const Length top = bank ? max(top_at(piece, slopes.at(on->from)), top_at(piece, slopes.at(on->to))) : Length{};
      // NOT-A70 at most to the waist higher
      if (bank && top > feet + waist && piece.solid.bottom < feet + size.tall)
        bars(contains(piece.solid.shape, to) ? no_jump::too_high : no_jump::wall);
      return false;
    }
    if (!piece.impassable || !standing_band(b, feet, size.tall).meets(piece.solid)) return false;
    if (!inside(piece.solid.shape.grown(size.radius), f.at, to)) return false;
    if (!walking_band(b, feet, size.tall).meets(piece.solid)) {
      out.crosses = true;  // an obstacle
    } else if (!sweep(base, f.at, to, piece.solid.shape).free) {
      bars(piece.floor && contains(piece.solid.shape, to) ? no_jump::too_high
                                                          : no_jump::wall);  // NOT-A70 not over walls
    }
    return false;
  });
  any_obstacle(here, id, extent(f.at, to).grown(size.radius.units), [&](const Obstacle& o) {
    if (!in_way(b, o, feet, size.tall) || !inside(o.solid.shape.grown(size.radius), f.at, to)) return false;
    using Kind = Obstacle::Kind;
    if (o.low()) {
      out.crosses = true;
    } else if (!sweep(base, f.at, to, o.solid.shape).free) {
      bars(o.kind == Kind::figure || o.kind == Kind::beast ? no_jump::figure
                                                           : no_jump::wall);  // NOT-A70 nor over who stands
    }
    return false;
  });
  return out;
}

}  // namespace

Jump jump_to(Here here, FigureId id, Point to, Length far) {
  const auto& [b, s] = here;
  const Figure& f = s[id];
  const Size size = upright(here, id);
  Jump out;
  out.lands = f.at;
  out.height = f.elevation;
  out.length = distance(f.at, to);
  const auto refused = [&](const Reason& no) {
    out.no = &no;
    return out;
  };
  if (f.pose != Pose::standing) return refused(no_jump::lying);  // NOT-061
  if (s.man(id).hanging()) return refused(no_jump::hanging);     // NOT-A95
  if (to == f.at) return refused(no_jump::nothing_to_cross);
  if (!b.ground.on_table(disc(to, size.radius))) return refused(no_jump::edge);
  const Line line = line_of(here, id, size, to);
  if (line.no) return refused(*line.no);
  if (!line.crosses) return refused(no_jump::nothing_to_cross);  // NOT-A70
  const Length aim = surface(here, to, f.elevation);
  if (f.elevation - aim <= b.numbers.waist && no_room(here, id, size, to, aim).taken) return refused(no_jump::no_room);

  if (far.units <= 0) return out;  // NOT-A70 he stays where he is
  out.lands = far >= out.length ? to : toward(f.at, to, far);
  out.height = surface(here, out.lands, f.elevation);
  const Length down = f.elevation - out.height;
  if (down > b.numbers.waist) {  // NOT-A70 a fall of that depth
    out.drop = down;
    out.short_fall = true;
    const Landing ground = landing(here, id, out.lands, f.elevation);
    out.lands = ground.at;
    out.height = ground.height;
  } else if (no_room(here, id, size, out.lands, out.height).taken) {  // on a body or an obstacle
    out.short_fall = true;
    if (const auto spot = free_spot(here, id, out.lands, out.height, b.inch(4))) out.lands = *spot;
    out.height = surface(here, out.lands, out.height);
  }
  return out;
}

}  // namespace fyrd::nottingham
