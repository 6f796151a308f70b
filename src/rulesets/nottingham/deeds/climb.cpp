// Up or down a face, with care or daring.
#include "rulesets/nottingham/deeds/climb.h"

#include "rulesets/nottingham/deeds/opportunity.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/ways/climb.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

Verdict may_climb(Here here, const Hand& hand, const Choice& c) {
  if (c.number < 0 || c.number > 1) return Refusal{"careful_or_daring", "0 to climb with care, 1 to dare.", "NOT-158"};
  const Climb way = climb_to(here, hand.by, c.path.end());
  return verdict(here.b, {way.no});
}

namespace {

// On the way down: over the foot, just clear of the face.
Point beside_face(Here here, const Climb& way, Point from) {
  const auto& [b, s] = here;
  if (way.face >= static_cast<int>(b.ground.pieces().size())) return way.to;  // the pit of a trap
  const Piece& face = b.ground.pieces()[way.face];
  if (b.trait(face).pit) return way.to;
  const Sweep back = sweep(disc(way.to, b.bases[foot_base].radius), way.to, from, face.solid.shape);
  return back.free ? way.to : back.until;
}

}  // namespace

void climb(Now now, Hand& hand, const Choice& c) {
  const auto& [b, s, play] = now;
  const FigureId id = hand.by;
  if (!leave_areas(now, id)) return;  // NOT-A20
  const Climb way = climb_to(now, id, c.path.end());
  if (!way) return;
  const bool daring = c.number == 1;
  const int best = play.best(dice(hand.dice, 6), {"NOT-060", "climbing", id});
  Length far = run_allowance(now, id, best);
  if (!daring) far = max(far - b.inch(way.difficulty), {});
  Man& man = s.man(id);
  const Point foot = way.up ? s[id].at : beside_face(now, way, s[id].at);
  if (far.units > 0) man.moved = man.moved_now = true;
  if (far >= way.needs()) {
    s[id].at = way.to;
    s[id].elevation = way.height;
    man.face = -1;
    play.tell("climbed", "NOT-060", way.up ? "{by} climbs up." : "{by} climbs down.", {.by = id, .length = way.rise});
  } else {
    const Length done = min(far, way.rise);  // NOT-A95 he hangs there
    s[id].elevation += way.up ? done : -done;
    if (done.units > 0) s[id].at = foot;
    man.face = static_cast<std::int16_t>(way.face);
    play.tell("hangs", "NOT-A95", "{by} gets {length} of the way and hangs on.", {.by = id, .length = done});
  }
  // NOT-158, NOT-A31 who dares may slip
  if (!daring || way.difficulty == 0) return;
  if (play.best(dice(hand.dice, 6), {"NOT-158", "a daring climb", id}) > way.difficulty) return;
  play.tell("slipped", "NOT-158", "{by} slips.", {.by = id});
  if (!way.up && man.face < 0) return stumble(now, id, nobody);  // he was down already
  fall(now, id, foot, s[id].elevation);
}

}  // namespace fyrd::nottingham
