// Over something, as far as the dice carry.
#include "rulesets/nottingham/deeds/jump.h"

#include "rulesets/nottingham/deeds/opportunity.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/ways/course.h"
#include "rulesets/nottingham/ways/jump.h"
#include "rulesets/nottingham/ways/move.h"
#include "rulesets/nottingham/ways/toss.h"

namespace fyrd::nottingham {

WhyNot may_jump(Here here, const Hand& hand, const Choice& c) {
  if (in_deep_water(here, hand.by)) return {&no_way::deep, hand.by};
  const Jump way = jump_to(here, hand.by, c.path.end(), longest);
  return {way.no, hand.by};
}

namespace {

// Struck down in the air he comes down where he is.
void come_down(Now now, FigureId id) {
  const auto& [b, s, play] = now;
  const Spot in_air{s[id].at, s[id].elevation};
  if (s[id].pose == Pose::away) return;
  const Length ground = surface(now, in_air.at, in_air.height);
  if (in_air.height - ground <= b.numbers.waist) {
    s[id].elevation = ground;
  } else if (s[id].pose == Pose::out) {
    const Landing foot = landing(now, id, in_air.at, in_air.height);
    s[id].at = foot.at, s[id].elevation = foot.height;
  } else {
    fall(now, id, in_air.at, in_air.height);
  }
}

}  // namespace

void jump(Now now, Hand& hand, const Choice& c) {
  const auto& [b, s, play] = now;
  const FigureId id = hand.by;
  const int best = play.best(dice(hand.dice, 6), {"NOT-061", "a jump", id});
  const Length far = allowance(now, id, b.inch(best));
  if (far.units == 0) return play.tell("stayed", "NOT-061", "{by} does not dare the jump.", {.by = id});  // NOT-A70
  const Spot from{s[id].at, s[id].elevation};
  const Jump way = jump_to(now, id, c.path.end(), far);
  if (!way) return;
  if (!leave_areas(now, id, leap(now, id, c.path.end(), way).spots())) return come_down(now, id);  // NOT-A81
  Man& man = s.man(id);
  man.moved = man.moved_now = true;
  s[id].at = way.over.at;
  s[id].elevation = from.height;
  const Path leap = straight(way.over.at);
  play.tell("jumped", "NOT-061", "{by} jumps {length} {way}.",
            {.by = id, .length = distance(from.at, way.over.at), .from = from.at, .path = &leap});
  if (way.drop.units > 0) {
    s[id].facing = c.facing;
    return fall(now, id, way.over.at, from.height);
  }
  s[id].elevation = way.height;
  turn_to(b, s, id, c.facing);
  if (way.short_fall) stumble(now, id, nobody);  // NOT-A40 on a body or an obstacle: no depth
}

}  // namespace fyrd::nottingham
