// Over something, as far as the dice carry.
#include "rulesets/nottingham/deeds/jump.h"

#include "rulesets/nottingham/deeds/opportunity.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/ways/jump.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

Verdict may_jump(Here here, const Hand& hand, const Choice& c) {
  if (in_deep_water(here, hand.by)) return Refusal{"deep_water", "In deep water there is only swimming.", "NOT-156"};
  const Jump way = jump_to(here, hand.by, c.path.end(), longest);
  return verdict(here.b, {way.no});
}

void jump(Now now, Hand& hand, const Choice& c) {
  const auto& [b, s, play] = now;
  const FigureId id = hand.by;
  if (!leave_areas(now, id)) return;  // NOT-A81
  const int best = play.best(dice(hand.dice, 6), {"NOT-061", "a jump", id});
  const Length far = allowance(now, id, b.inch(best));
  if (far.units == 0) return play.tell("stayed", "NOT-061", "{by} does not dare the jump.", {.by = id});  // NOT-A70
  const Point from = s[id].at;
  const Length height = s[id].elevation;
  const Jump way = jump_to(now, id, c.path.end(), far);
  if (!way) return;
  Man& man = s.man(id);
  man.moved = man.moved_now = true;
  s[id].at = way.lands;
  s[id].facing = c.facing;
  const Path leap = straight(way.lands);
  play.tell("jumped", "NOT-061", "{by} jumps {length} {way}.",
            {.by = id, .length = distance(from, way.lands), .from = from, .path = &leap});
  if (way.drop.units > 0) return fall(now, id, way.lands, height);
  s[id].elevation = way.height;
  if (way.short_fall) stumble(now, id, nobody);  // NOT-A40 on a body or an obstacle: no depth
}

}  // namespace fyrd::nottingham
