// Faces, and how far up or down them a climb leads.
#include "rulesets/nottingham/ways/climb.h"

#include <algorithm>

#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/passage.h"
#include "rulesets/nottingham/table/standing.h"

namespace fyrd::nottingham {

namespace {

// A face as a climber meets it: the outline it runs along and the heights of its foot and head.
struct Face {
  int index = -1;
  int difficulty = -1;  // -1: nobody climbs it
  Prism solid;
  bool pit = false;  // climbed from within
};

bool touches(const NottinghamBattle& b, const Face& face, const Shape& base) {
  if (!face.pit) return within(base, face.solid.shape, b.numbers.contact);
  // From within: some of the base, with the breadth of a touch, reaches the rim.
  const Shape& hole = face.solid.shape;
  const Length reach = base.radius + b.numbers.contact;
  if (hole.count == 1) {
    return std::any_of(base.corners().begin(), base.corners().end(),
                       [&](Point p) { return distance(p, hole.points[0]) + reach >= hole.radius; });
  }
  return !std::all_of(hole.corners().begin(), hole.corners().end(), [&](const Point& p) {
    const std::ptrdiff_t i = &p - hole.points.data();
    const Point q = hole.points[i + 1 == hole.count ? 0 : i + 1];
    return !within(base, capsule(p, q, {}), b.numbers.contact);
  });
}

template <class Ask>
void each_face(Here here, const Extent& near, Ask&& ask) {
  const auto& [b, s] = here;
  b.ground.any(near, [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
    const TerrainTrait& trait = b.trait(piece);
    const bool solid = piece.impassable || piece.floor || piece.ramp;
    if (solid || trait.pit || trait.climb >= 0)  // NOT-A94
      ask(Face{i, trait.climb, piece.solid, trait.pit});
    return false;
  });
  for (int i = 0; i < max_traps; ++i) {  // NOT-X30 the walls of a sprung pit are an unrated climb
    const Trap& t = s.traps[i];
    if (t.kind == TrapKind::pit && t.sprung)
      ask(Face{static_cast<int>(b.ground.pieces().size()) + i,
               0,
               {disc(t.at, b.numbers.pit_width / 2), -b.numbers.pit_depth, {}},
               true});
  }
}

}  // namespace

Climb climb_to(Here here, FigureId id, Point to) {
  const auto& [b, s] = here;
  const Figure& f = s[id];
  const Man& man = s.man(id);
  Climb out;
  out.to = to;
  out.height = f.elevation;
  const auto refused = [&](const Reason& no) {
    out.no = &no;
    return out;
  };
  if (man.mounted) return refused(no_climb::rider);               // NOT-A89
  if (f.pose != Pose::standing) return refused(no_climb::lying);  // NOT-A65
  const Size size = upright(here, id);
  const Shape base = size.base(f.at, f.facing), goal = disc(to, size.radius);
  const Length waist = b.numbers.waist, step = b.numbers.step;

  const Reason* worst = &no_climb::no_face;
  bool found = false;
  const auto worse = [&](const Reason& no) {
    if (worst == &no_climb::no_face || &no == &no_climb::no_room || &no == &no_climb::blocked) worst = &no;
  };
  const Extent near = extent(f.at, to).grown((size.outer() + b.numbers.contact).units);
  // What lies at the foot is the same for all faces, and what at the head for those of one height.
  const Length below = surface(here, to, f.elevation - 2 * waist - Length{1} + (man.hanging() ? waist : Length{}));
  Length last_head = longest, above;
  each_face(here, near, [&](const Face& face) {
    if (man.hanging() && face.index != man.face) return;  // NOT-A95 only on along the same face
    const Length head = face.solid.top, foot = face.solid.bottom;
    // Up to its head, or down to what lies at its foot.
    const bool holds = contains(face.solid.shape, to);
    if (head != last_head) above = surface(here, to, (last_head = head) + step - waist);
    const bool higher = man.hanging() ? above >= f.elevation : above - f.elevation > waist;  // NOT-A95 at its head, too
    const bool up = higher && above >= head - step && foot <= f.elevation + waist && (face.pit ? !holds : true);
    const bool down = !up && below < f.elevation && (man.hanging() || f.elevation - below > waist) &&
                      (face.pit ? holds : !holds) && foot <= below + waist &&
                      (man.hanging() || head >= f.elevation - step);
    if (!up && !down) return;
    if (!touches(b, face, base)) return worse(no_climb::not_touching);
    if (face.difficulty < 0) return worse(no_climb::not_climbable);
    // It ends at the head or the foot, no further off than the base is wide.
    const bool beside = face.pit ? within(goal, face.solid.shape, 2 * size.radius)
                                 : within(disc(to, {}), face.solid.shape, 2 * size.radius + b.numbers.contact);
    const Length end = up ? above : below;
    const Length level = distance(f.at, to);
    if (!beside || level > 4 * size.radius + b.numbers.contact) return worse(no_climb::not_touching);
    if (no_room(here, id, size, to, end).taken) return worse(no_climb::no_room);
    // Upright along the face and level between it and the top: roofs, walls and people bar both.
    const Point beside_it = up ? f.at : to;
    if (meets(here, id, size, {beside_it, beside_it, min(f.elevation, end), max(f.elevation, end)}) ||
        meets(here, id, size, {f.at, to, max(f.elevation, end), max(f.elevation, end)}))
      return worse(no_climb::blocked);                      // NOT-154, NOT-A92
    const int difficulty = face.difficulty + (b.rain > 0);  // NOT-163
    if (found && difficulty >= out.difficulty) return;
    found = true;
    out.face = face.index;
    out.rise = up ? end - f.elevation : f.elevation - end;
    out.up = up;
    out.step = level;
    out.difficulty = difficulty;
    out.height = end;
  });
  if (!found) return refused(*worst);
  return out;
}

Point foot_of(Here here, FigureId id, const Climb& way) {
  const auto& [b, s] = here;
  const Point from = s[id].at;
  if (way.up) return from;
  if (way.face >= static_cast<int>(b.ground.pieces().size())) return way.to;  // the pit of a trap
  const Piece& face = b.ground.pieces()[way.face];
  if (b.trait(face).pit) return way.to;
  const Sweep back = sweep(disc(way.to, b.bases[foot_base].inner), way.to, from, face.solid.shape);
  return back.free ? way.to : back.until;
}

Ascent ascent(Here here, FigureId id, const Climb& way, Length far) {
  const Figure& f = here[id];
  Ascent out;
  const auto go = [&](Point at, Length height) { out.way[out.count++] = {at, height}; };
  go(f.at, f.elevation);
  out.whole = far >= way.needs();
  if (out.whole) {
    way.up ? go(f.at, way.height) : go(way.to, f.elevation);
    go(way.to, way.height);
  } else if (const Length done = min(far, way.rise); done.units > 0) {
    const Point foot = foot_of(here, id, way);
    if (foot != f.at) go(foot, f.elevation);
    go(foot, f.elevation + (way.up ? done : -done));
  }
  return out;
}

namespace {

// The places of a face's outline that lie straight before somebody: one on each side, and which way is out. Who stands
// before a corner only has sides on the far side of it; who looks closely then finds the corner, too.
template <class Ask>
void each_side(const Shape& shape, Point from, bool closely, Ask&& ask) {
  if (shape.count <= 2) {  // round, or a strip with round ends
    const Point middle = nearest(disc(from, {}), shape.grown(-shape.radius)).on_b;
    if (middle != from) ask(middle + with_length(from - middle, shape.radius), from - middle);
    return;
  }
  bool any = false, before = contains(shape, from);
  for (std::size_t i = 0; i < shape.count; ++i) {
    const Point p = shape.points[i], q = shape.points[i + 1 == shape.count ? 0 : i + 1];
    const Vec side = q - p, out{side.y, -side.x};
    const std::int64_t part = dot(from - p, side), whole = side.squared();
    if (part <= 0 || part >= whole) continue;
    any = true;
    before = before || dot(from - p, out) > 0;
    const Length far{static_cast<std::int32_t>(square_root(static_cast<std::int64_t>(Wide{part} * part / whole)))};
    ask(p + with_length(side, far) + with_length(out, shape.radius), out);
  }
  if (closely ? before : any) return;
  const Nearest corner = nearest(disc(from, {}), shape);
  if (corner.on_b != from) ask(corner.on_b, from - corner.on_b);
}

}  // namespace

std::vector<Point> climbs_from(Here here, FigureId id, bool closely) {
  const auto& [b, s] = here;
  const Figure& f = s[id];
  std::vector<Point> places;
  if (f.pose != Pose::standing || s.man(id).mounted) return places;
  const Size size = upright(here, id);
  const Length radius = size.radius, most = 4 * radius + b.numbers.contact, close = b.inch() / 10;
  // One for each top, and one for each direction down: the shortest.
  const auto wind = [&](Point to) { return static_cast<std::uint16_t>(bearing(to - f.at).turn + 4096) / 8192; };
  const auto alike = [&](Point p, const Climb& c) {
    const Climb o = climb_to(here, id, p);
    if (o.up != c.up || o.height != c.height || o.difficulty != c.difficulty) return false;
    return c.up && stood_on(b, p, c.height) ? stood_on(b, p, c.height) == stood_on(b, c.to, c.height)
                                            : wind(p) == wind(c.to);
  };
  const auto offer = [&](Point to) {
    const Climb c = climb_to(here, id, to);
    if (!c) return false;
    const auto same = std::find_if(places.begin(), places.end(), [&](Point p) { return alike(p, c); });
    if (same == places.end())
      places.push_back(to);
    else if (c.needs() < climb_to(here, id, *same).needs())
      *same = to;
    return true;
  };
  if (s.man(id).hanging()) offer(f.at);  // NOT-A95 down again
  each_face(here, extent(f.at, f.at).grown((size.outer() + b.numbers.contact).units), [&](const Face& face) {
    if (face.difficulty < 0 || (s.man(id).hanging() && face.index != s.man(id).face)) return;
    each_side(face.solid.shape, f.at, closely, [&](Point edge, Vec out) {
      if (distance(f.at, edge) > most) return;
      // Over the edge and on until there is room, up onto the top and down to the foot; else a little aside.
      for (const bool outward : {true, false}) {
        const Vec way = outward ? out : -out, across{out.y, -out.x};
        const auto finds = [&](Length aside, Length by) {
          const Point from = aside.units == 0 ? edge : edge + with_length(across, aside);
          for (Length on = close / 2; on <= 3 * radius; on += by) {
            if (offer(from + with_length(way, on))) return true;
          }
          return offer(from + with_length(way, close / 5));  // others may leave no more room than that
        };
        bool found = false;
        for (const int part : {0, 1, -1, 2, -2, 4, -4, 6, -6, 8, -8}) {
          found = found || finds(radius / 2 * part, close);
        }
        const Length eighth = radius / 8;
        for (int part = 1; closely && !found && part <= 24; part += part < 16 ? 1 : 2)
          found = finds(eighth * part, close / 2) || finds(-(eighth * part), close / 2);
      }
    });
  });
  return places;
}

}  // namespace fyrd::nottingham
