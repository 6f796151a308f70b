// What lies on the line of a jump, and where it ends.
#include "rulesets/nottingham/ways/jump.h"

#include <algorithm>

#include "rulesets/nottingham/table/obstacle.h"
#include "rulesets/nottingham/table/passage.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/ways/path.h"
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
  Line out;
  if (const Met met = meets(here, id, size, {f.at, to, feet, feet})) {  // NOT-A70 not over walls, nor over who stands
    const Piece* piece = met.piece < 0 ? nullptr : &b.ground.pieces()[met.piece];
    const bool onto = piece && (piece->floor || piece->ramp) && contains(piece->solid.shape, to);
    out.no = onto ? &no_jump::too_high : met.person ? &no_jump::figure : &no_jump::wall;
  }
  const Slopes slopes(here, f.at, to, feet, size.tall, waist, waist);
  out.crosses = slopes.end() == Slopes::End::drop;  // a gap, a pit or a ledge
  Length was = feet;
  for (const Slopes::Span& span : slopes.spans()) {
    const Length rise = span.at_from - was;
    out.crosses = out.crosses || rise > step || -rise > step;
    was = span.at_to;
  }
  const Extent near = extent(f.at, to).grown(size.radius.units);
  out.crosses = out.crosses || b.ground.any(near, [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
    const TerrainTrait& trait = b.trait(piece);
    if (trait.shallow || trait.deep || trait.pit) return inside(piece.solid.shape, f.at, to).has_value();
    return piece.impassable && standing_band(b, feet, size.tall).meets(piece.solid) &&
           inside(piece.solid.shape.grown(size.radius), f.at, to).has_value();
  });
  out.crosses = out.crosses || any_obstacle(here, id, near, [&](const Obstacle& o) {
                  return o.low() && in_way(b, o, feet, size.tall) &&
                         inside(o.solid.shape.grown(size.radius), f.at, to).has_value();
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
  out.over = {f.at, f.elevation};
  out.length = distance(f.at, to);
  const auto refused = [&](const Reason& no) {
    out.no = &no;
    return out;
  };
  if (f.pose != Pose::standing) return refused(no_jump::lying);  // NOT-061
  if (s.man(id).hanging()) return refused(no_jump::hanging);     // NOT-A95
  if (to == f.at) return refused(no_jump::here);
  if (!b.ground.on_table(disc(to, size.radius))) return refused(no_jump::edge);
  const Line line = line_of(here, id, size, to);
  if (line.no) return refused(*line.no);
  out.crosses = line.crosses;
  if (!line.crosses && b.rulings.jumps_across) return refused(no_jump::nothing_to_cross);  // NOT-A70
  const Length aim = surface(here, to, f.elevation);
  if (f.elevation - aim <= b.numbers.waist && no_room(here, id, size, to, aim).taken) return refused(no_jump::no_room);

  return land(here, id, to, out, far);
}

Jump land(Here here, FigureId id, Point to, Jump out, Length far) {
  const auto& [b, s] = here;
  const Figure& f = s[id];
  if (far.units <= 0) return out;                                            // NOT-A70 he stays where he is
  out.lands = out.over.at = far >= out.length ? to : toward(f.at, to, far);  // NOT-061 exactly so far
  out.height = surface(here, out.lands, f.elevation);
  const Length down = f.elevation - out.height;
  if (down > b.numbers.waist) {  // NOT-A70 a fall of that depth
    out.drop = down;
    out.short_fall = true;
    const Landing ground = landing(here, id, out.lands, f.elevation);
    out.lands = ground.at;
    out.height = ground.height;
  } else if (no_room(here, id, upright(here, id), out.lands, out.height).taken) {  // on a body or an obstacle
    out.short_fall = true;
  }
  return out;
}

Leap leap(Here here, FigureId id, Point to, const Jump& jump) {
  const Figure& f = here[id];
  Leap out;
  out.way = {Spot{f.at, f.elevation}, jump.over};
  if (jump.over.at == to && jump.drop.units > 0) out.way[2] = {to, surface(here, to, f.elevation)}, out.count = 3;
  return out;
}

namespace {

// Just beyond something on the line through a place in it: the nearest landing with room.
std::optional<Point> landing_beyond(Here here, FigureId id, const Shape& what, Point through, Length most) {
  const Figure& f = here[id];
  if (through == f.at) return std::nullopt;
  const Length radius = upright(here, id).radius, close = here.b.inch() / 10;
  const auto on = inside(what, f.at, toward(f.at, through, most));
  if (!on) return std::nullopt;
  for (Length far = on->to + radius + close / 2; far <= most; far += 2 * close) {
    const Point to = toward(f.at, through, far);
    const Jump jump = jump_to(here, id, to, far);
    if (jump && !jump.short_fall) return to;
  }
  return std::nullopt;
}

}  // namespace

std::vector<Point> jumps_from(Here here, FigureId id, Length far, int most) {
  const auto& [b, s] = here;
  const Figure& f = s[id];
  std::vector<Point> places;
  if (f.pose != Pose::standing || s.man(id).hanging()) return places;
  const Size size = upright(here, id);
  const Length apart = b.inch() / 2;
  const auto offer = [&](Point to) {
    const auto close = [&](Point p) { return (p - to).squared() < apart.squared(); };
    if (static_cast<int>(places.size()) >= most || std::any_of(places.begin(), places.end(), close)) return;
    if (distance(f.at, to) <= far && jump_to(here, id, to, longest)) places.push_back(to);
  };
  const auto across = [&](const Shape& shape) {
    const Nearest near = nearest(disc(f.at, {}), shape);
    for (const Point through : {near.gap.units > 0 ? near.on_b : bound(shape).at, bound(shape).at}) {
      if (const auto to = landing_beyond(here, id, shape, through, far)) return offer(*to);
    }
  };
  const Extent around = extent(f.at, f.at).grown(far.units);
  b.ground.any(around, [&](int i) {  // over pits, water and low things
    const Piece& piece = b.ground.pieces()[i];
    const TerrainTrait& trait = b.trait(piece);
    const bool low = piece.impassable && standing_band(b, f.elevation, size.tall).meets(piece.solid) &&
                     !walking_band(b, f.elevation, size.tall).meets(piece.solid);
    const bool on_it = piece.floor && contains(piece.solid.shape, f.at);
    if ((trait.shallow || trait.deep || trait.pit || low) && !on_it) across(piece.solid.shape);
    if (piece.floor && !on_it && f.elevation > b.numbers.waist) {  // from roof to roof
      const Point edge = nearest(disc(f.at, {}), piece.solid.shape).on_b;
      const Length rise = piece.solid.top - f.elevation;
      if (rise <= b.numbers.waist && -rise <= b.numbers.waist && edge != f.at)
        offer(toward(f.at, edge, distance(f.at, edge) + size.radius));
    }
    return false;
  });
  for (const Trap& t : s.traps) {
    if (t.kind == TrapKind::pit && t.sprung) across(disc(t.at, b.numbers.pit_width / 2));
  }
  any_obstacle(here, id, around, [&](const Obstacle& o) {
    if (o.low() && in_way(b, o, f.elevation, size.tall)) across(o.solid.shape);
    return false;
  });
  for (const Point over : drops_from(here, id, min(far, b.inch(3)))) offer(over);
  if (!b.rulings.jumps_across) {
    for (const Point to : useful_places(here, id, far, most - static_cast<int>(places.size()))) offer(to);
  }
  return places;
}

}  // namespace fyrd::nottingham
