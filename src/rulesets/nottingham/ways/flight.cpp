// The straight way away from an enemy, and going it.
#include "rulesets/nottingham/ways/flight.h"

#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

Flight flight(Here here, FigureId id, Vec away, Length far, Gait gait) {
  const Point from = here[id].at;
  constexpr Length little{units_per_inch / 20};
  const bool wades = gait != Gait::flight || !here.b.rulings.flight_flat;  // NOT-A36
  const auto needs = [&](const Course& c) {
    return c.length + here.b.inch() * c.obstacles + (c.shallow && wades ? here.b.inch() : Length{});
  };
  Flight out;
  for (Length way = far; way.units > 0;) {
    const Point to = from + with_length(away, way);
    const Course c = course(here, id, straight(to), gait);
    if (c.no == &no_way::edge && needs(c) < far) {  // NOT-095, NOT-A98 over the edge
      out.course = c;
      out.course.no = nullptr;
      out.off_table = true;
      if (c.end != from) out.path = straight(c.end);
      return out;
    }
    if (c && needs(c) <= far) {
      out.path = straight(to);
      out.course = c;
      return out;
    }
    // Stopped at something: up to there. Else the obstacles were too many, or there is no room to stop.
    const Length until = distance(from, c.end);
    const bool barred = !c && until < way - little;
    way = barred ? until : way - (c ? min(little, needs(c) - far) : little);
  }
  out.course = course(here, id, {}, gait);
  return out;
}

FigureId nearest_enemy(Here here, FigureId id) {
  FigureId best = nobody;
  Length least = longest;
  for (FigureId other : enemies(here, id)) {
    if (const Length far = gap(here, id, other); far < least) {
      least = far;
      best = other;
    }
  }
  return best;
}

void flee(Now now, FigureId id, Length far, bool struck_at) {
  const FigureId foe = nearest_enemy(now, id);
  if (foe.none() || now[id].pose != Pose::standing || now.man(id).hanging() || far.units <= 0) return;
  const Point from = now[id].at;
  Vec away = from - now[foe].at;
  if (away.zero()) away = direction(now[foe].facing);
  const Gait gait = struck_at ? Gait::run : Gait::flight;
  const Angle heading = bearing(away);
  const Flight way = flight(now, id, away, far, gait);  // NOT-A98
  const bool moved = now.man(id).moved, moved_now = now.man(id).moved_now;
  turn_to(now.b, now.s, id, heading);
  const bool whole = way.path.empty() || walk(now, id, way.path, heading, gait);
  if (!struck_at) now.man(id).moved = moved, now.man(id).moved_now = moved_now;  // NOT-A11 flight is no move of his own
  if (whole && way.off_table && now[id].pose == Pose::standing) leave_table(now, id);  // NOT-095
}

}  // namespace fyrd::nottingham
