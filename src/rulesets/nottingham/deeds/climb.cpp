// Up or down a face, with care or daring.
#include "rulesets/nottingham/deeds/climb.h"

#include "rulesets/nottingham/deeds/opportunity.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/ways/climb.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

namespace {

// clang-format off
constexpr Reason
    careful_or_daring{"careful_or_daring", "0 to climb with care, 1 to dare.", "NOT-158"},
    nothing_to_dare{"nothing_to_dare", "That is no harder than any climb: there is nothing to dare.", "NOT-158"};
// clang-format on

}  // namespace

WhyNot may_climb(Here here, const Hand& hand, const Choice& c) {
  if (c.number < 0 || c.number > 1) return {&careful_or_daring, hand.by};
  const Climb way = climb_to(here, hand.by, c.path.end());
  if (way && c.number == 1 && way.difficulty == 0) return {&nothing_to_dare, hand.by};
  return {way.no, hand.by};
}

void climb(Now now, Hand& hand, const Choice& c) {
  const auto& [b, s, play] = now;
  const FigureId id = hand.by;
  const Climb way = climb_to(now, id, c.path.end());
  const bool daring = c.number == 1;
  const int best = play.best(dice(hand.dice, 6), {"NOT-060", "climbing", id});
  Length far = run_allowance(now, id, best);
  if (!daring) far = max(far - b.inch(way.difficulty), {});
  const Ascent gone = ascent(now, id, way, far);
  const Point foot = foot_of(now, id, way);
  if (!leave_areas(now, id, gone.spots(), way.face)) return;  // NOT-A20, A81
  Man& man = s.man(id);
  if (far.units > 0) man.moved = man.moved_now = true;
  s[id].at = gone.end().at;
  s[id].elevation = gone.end().height;
  man.face = static_cast<std::int16_t>(gone.whole ? -1 : way.face);  // NOT-A95 he hangs there
  if (far.units > 0) turn_to(b, s, id, c.facing);                    // NOT-040 he turns freely
  if (gone.whole) {
    play.tell("climbed", "NOT-060", way.up ? "{by} climbs up." : "{by} climbs down.", {.by = id, .length = way.rise});
  } else {
    play.tell("hangs", "NOT-A95", "{by} gets {length} of the way and hangs on.",
              {.by = id, .length = min(far, way.rise)});
  }
  // NOT-158, NOT-A31 who dares may slip
  if (!daring || way.difficulty == 0) return;
  if (!slips(play.best(dice(hand.dice, 6), {"NOT-158", "a daring climb", id}), way.difficulty)) return;
  play.tell("slipped", "NOT-158", "{by} slips.", {.by = id});
  if (!way.up && gone.whole) return stumble(now, id, nobody);  // he was down already
  fall(now, id, foot, s[id].elevation);
}

}  // namespace fyrd::nottingham
