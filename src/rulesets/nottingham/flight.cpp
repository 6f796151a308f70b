// Panic flight, one figure after the other, and the run of somebody who would not rally.
#include "rulesets/nottingham/flight.h"

#include "rulesets/nottingham/move.h"
#include "rulesets/nottingham/wound.h"

namespace fyrd::nottingham {

FigureId nearest_enemy(const NottinghamBattle& b, const State& s, FigureId id) {
  FigureId best = nobody;
  Length least = longest;
  for (FigureId other : everyone(s)) {
    if (!s[other].in_play() || !b.enemies(s, id, other)) continue;
    if (const Length far = gap(b, s, id, other); far < least) {
      least = far;
      best = other;
    }
  }
  return best;
}

void flee(const NottinghamBattle& b, State& s, Play& play, FigureId id, Length far, bool struck_at) {
  const FigureId foe = nearest_enemy(b, s, id);
  if (foe.none() || s[id].pose != Pose::standing || s.man(id).hanging() || far.units <= 0) return;
  const Point from = s[id].at;
  Vec away = from - s[foe].at;
  if (away.zero()) away = direction(s[foe].facing);
  const Gait gait = struck_at ? Gait::run : Gait::flight;
  const Angle heading = bearing(away);
  const Flight way = flight(b, s, id, away, far, gait);  // NOT-A98
  const bool moved = s.man(id).moved, moved_now = s.man(id).moved_now;
  s[id].facing = heading;
  const bool whole = way.path.empty() || walk(b, s, play, id, way.path, heading, gait);
  if (!struck_at) s.man(id).moved = moved, s.man(id).moved_now = moved_now;  // NOT-A11 flight is no move of his own
  if (whole && way.off_table && s[id].pose == Pose::standing) leave_table(b, s, play, id);  // NOT-095
}

void flight(const NottinghamBattle& b, State& s, Play& play) {
  for (const Side side : nomination_order(s)) {
    for (FigureId id : everyone(s)) {
      if (s[id].side == side && s.panics(id) && s[id].in_play()) flee(b, s, play, id, b.numbers.flight, false);
    }
  }
  s.phase = Phase::judge;
}

}  // namespace fyrd::nottingham
