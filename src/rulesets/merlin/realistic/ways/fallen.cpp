// Crossing those who lie there (MER-R-006).
#include "rulesets/merlin/realistic/ways/fallen.h"

#include "core/figures/walk.h"
#include "rulesets/merlin/realistic/deeds/reach.h"
#include "rulesets/merlin/realistic/turn/loss.h"
#include "rulesets/merlin/realistic/ways/fall.h"

namespace fyrd::merlin::realistic {

namespace {

FigureSet fallen(Here here) {
  FigureSet all;
  for (FigureId id : everyone(here.s)) {
    if (here.b.numbers.fallen_bodies && here[id].pose == Pose::out) all.add(id);
  }
  return all;
}

// The ground on which the base of a mover touches somebody who lies there.
Disc around(Here here, FigureId mover, FigureId body) {
  return {here[body].at, here.b.radius(here[body]) + here.b.radius(here[mover])};
}

bool fought_across(Here here, FigureId mover, FigureId body) {
  for (FigureId e : enemies(here, mover) - here.s.routed) {
    if (in_reach(here, e, body, longest_reach(here, e))) return true;
  }
  return false;
}

// As far on a leg as the horse comes before it is on top of the fallen, on ground where its rider can stand.
Point brought_down(Here here, FigureId id, FigureId body, Point from, Point to) {
  const Disc lies = around(here, id, body);
  const auto in = inside(disc(lies.at, lies.radius), from, to);
  Figure rider = here[id];
  rider.base = 0;  // MER-R-A15
  for (Length way = in ? in->from : Length{}; way.units > 0; way -= here.b.common.contact / 4) {
    const Point at = toward(from, to, way);
    const Shape base = here.b.base(rider, at);
    bool room = here.b.ground.can_stand(base);
    for (FigureId other : others(here.s, id)) room = room && !overlap(base, here.base(other));
    if (room) return at;
  }
  return from;
}

}  // namespace

FigureId fought_across(Here here, FigureId mover, const Path& path) {
  for (FigureId body : fallen(here)) {
    Point from = here[mover].at;
    for (Point to : path.all()) {
      if (crosses(around(here, mover, body), from, to) && fought_across(here, mover, body)) return body;
      from = to;
    }
  }
  return nobody;
}

Stumble stumbles(Now now, FigureId id, const Path& path) {
  const auto& [b, s, play] = now;
  Stumble first{nobody, {}};
  if (!mounted(now, id)) return first;
  Point from = s[id].at;
  for (Point to : path.all()) {
    Length least = longest;
    for (FigureId body : fallen(now)) {
      if (!crosses(around(now, id, body), from, to)) continue;
      const Point down = brought_down(now, id, body, from, to);
      if (distance(from, down) < least) first.body = body, least = distance(from, down);
    }
    if (!first.body.none()) {
      if (!horse_falls(fall_at(now, id), play, {"MER-R-006", "crossing the fallen", id, first.body})) return {};
      // MER-R-006 it drops there
      const Point down = brought_down(now, id, first.body, from, to);
      if (down != s[id].at) first.until.add(down);
      return first;
    }
    first.until.add(to);
    from = to;
  }
  return first;
}

void fall_over(Now now, FigureId id, FigureId body) {
  const auto& [b, s, play] = now;
  const bool out = rider_out(fall_at(now, id), play, {"MER-R-006", "the fall", id});
  if (out) {
    remove(b, s, id);
  } else {
    unhorse(s, id);
  }
  play.tell(out ? "fell" : "stumbled", "MER-R-006",
            out ? "{by}'s horse stumbles over {at}, and the rider does not get up."
                : "{by}'s horse stumbles over {at}; the rider goes on on foot.",
            {.by = id, .at = body});
}

}  // namespace fyrd::merlin::realistic
