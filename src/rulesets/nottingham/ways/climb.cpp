// Faces, and how far up or down them a climb leads.
#include "rulesets/nottingham/ways/climb.h"

#include <algorithm>

#include "rulesets/nottingham/table/base.h"
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
  if (hole.count == 1) return distance(base.points[0], hole.points[0]) + reach >= hole.radius;
  return !std::all_of(hole.corners().begin(), hole.corners().end(), [&](const Point& p) {
    const std::size_t i = static_cast<std::size_t>(&p - hole.points.data());
    const Point q = hole.points[i + 1 == hole.count ? 0 : i + 1];
    return !within(disc(base.points[0], {}), capsule(p, q, {}), reach);
  });
}

template <class Ask>
void each_face(Here here, const Extent& near, Ask&& ask) {
  const auto& [b, s] = here;
  b.ground.any(near, [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
    const TerrainTrait& trait = b.trait(piece);
    const bool solid = piece.impassable || piece.floor || piece.ramp;
    if (solid || trait.pit || trait.climb >= 0) ask(Face{i, trait.climb, piece.solid, trait.pit});
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
  const Shape base = disc(f.at, size.radius), goal = disc(to, size.radius);
  const Length waist = b.numbers.waist, step = b.numbers.step;

  const Reason* worst = &no_climb::no_face;
  bool found = false;
  const auto worse = [&](const Reason& no) {
    if (worst == &no_climb::no_face || &no == &no_climb::no_room) worst = &no;
  };
  const Extent near = extent(f.at, to).grown((size.radius + b.numbers.contact).units);
  each_face(here, near, [&](const Face& face) {
    if (man.hanging() && face.index != man.face) return;  // NOT-A95 only on along the same face
    const Length head = face.solid.top, foot = face.solid.bottom;
    // Up to its head, or down to what lies at its foot.
    const bool holds = contains(face.solid.shape, to);
    const Length above = surface(here, to, head + step - waist);
    const bool up = above > f.elevation && above >= head - step && (man.hanging() || above - f.elevation > waist) &&
                    foot <= f.elevation + waist && (face.pit ? !holds : true);
    const Length below = surface(here, to, f.elevation - 2 * waist - Length{1} + (man.hanging() ? waist : Length{}));
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

}  // namespace fyrd::nottingham
