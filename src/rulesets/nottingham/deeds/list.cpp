// What a player is offered: every deed on everybody and everything it could be done to, as far as it may be done.
#include "rulesets/nottingham/deeds/action.h"
#include "rulesets/nottingham/deeds/deed.h"
#include "rulesets/nottingham/deeds/fall.h"
#include "rulesets/nottingham/deeds/sieve.h"
#include "rulesets/nottingham/people/hands.h"
#include "rulesets/nottingham/ways/climb.h"
#include "rulesets/nottingham/ways/jump.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

namespace {

// NOT-061 where a jump ends with each face of the die; who falls may yet keep his feet (NOT-085).
std::array<End, 6> jump_ends(Here here, FigureId id, Point to, const Jump& seen) {
  std::array<End, 6> ends;
  for (int n = 1; n <= 6; ++n) {
    const Jump way = land(here, id, to, seen, allowance(here, id, here.b.inch(n)));
    const Length depth = way.drop.units > 0 ? here[id].elevation - way.height : Length{};
    ends[n - 1] = {{way.lands, way.height}, !way.short_fall || may_keep_his_feet(here, id, depth)};
  }
  return ends;
}

// Those that make sense, no farther than a six carries; for who looks at the table also whatever else leads somewhere.
template <class Offer>
void offer_jumps(Here here, const Hand& hand, bool all, Offer&& offer) {
  const FigureId id = hand.by;
  const Length far = allowance(here, id, here.b.inch(6));
  const std::vector<Point> usual = jumps_from(here, id, far, 16);
  for (const Point to : usual) offer(to);
  if (!all || far.units == 0) return;
  Sieve sieve(here, id, hand.dice);
  for (const Point to : usual) sieve.wants(jump_ends(here, id, to, jump_to(here, id, to, {})));
  for (const Point to : places_around(here, id, far + here.b.inch(2))) {
    const Jump seen = jump_to(here, id, to, {});
    if (seen && sieve.wants(jump_ends(here, id, to, seen))) offer(to);
  }
}

// Where he looks at the end of a jump or climb: at an enemy beside that place, else the way he came.
Angle looks_from(Here here, FigureId id, Point to) {
  Length least = here.b.inch(3);
  Angle facing = bearing(to - here[id].at);
  for (FigureId foe : everyone(here.s)) {
    if (!here[foe].in_play() || !here.b.enemies(here.s, id, foe)) continue;
    if (const Length far = distance(to, here[foe].at); far <= least && far.units > 0)
      least = far, facing = bearing(here[foe].at - to);
  }
  return facing;
}

}  // namespace

void ActionOrder::list(Options& options) const {
  const FigureId id = hand.by;
  const auto offer = [&](const Deed& deed, Choice c) {
    c.verb = static_cast<std::uint8_t>(&deed - deeds().data());
    if (deed.verb.uses & uses_facing)
      c.facing = c.path.empty() || c.path.end() == s_[id].at ? s_[c.target.none() ? id : c.target].facing
                 : options.whole()                           ? looks_from(here_, id, c.path.end())
                                                             : bearing(c.path.end() - s_[id].at);
    if (deed.may(here_, hand, c)) return;
    options.add(c, [&] { return labelled(here_, id, deed, c); });
  };
  const auto numbers = [&](const Deed& deed, int count) {
    for (int i = 0; i < count; ++i) offer(deed, {.number = static_cast<std::int16_t>(i)});
  };
  const auto figures = [&](const Deed& deed, auto fits, Choice c = {}) {
    for (FigureId other : everyone(s_)) {
      if (other == id || !fits(other)) continue;
      c.target = other;
      offer(deed, c);
    }
  };
  const auto in_play = [&](bool hostile) {
    return [this, id, hostile](FigureId o) { return s_[o].in_play() && b_.enemies(s_, id, o) == hostile; };
  };
  const auto fallen = [&](FigureId o) { return s_[o].pose == Pose::out; };
  for (const Deed& deed : deeds()) {
    if (state_forbids(here_, hand, static_cast<Act>(&deed - deeds().data()))) continue;
    switch (deed.tries) {
      case Tries::once: offer(deed, {}); break;
      case Tries::enemies: figures(deed, in_play(true)); break;
      case Tries::friends: figures(deed, in_play(false)); break;
      case Tries::bodies: figures(deed, fallen); break;
      case Tries::things: numbers(deed, max_things); break;
      case Tries::throws:
        for (int i = 0; i < max_things; ++i) {
          if (s_.things[i].kind == ThingKind::heavy)
            figures(deed, in_play(true), {.number = static_cast<std::int16_t>(i)});
        }
        break;
      case Tries::doors: numbers(deed, static_cast<int>(b_.doors.size())); break;
      case Tries::grips: numbers(deed, static_cast<int>(grips(here_, id).size())); break;
      case Tries::hands: numbers(deed, 2); break;
      case Tries::items:
        for (int i = 0; i < max_carried; ++i) { figures(deed, fallen, {.number = static_cast<std::int16_t>(i)}); }
        break;
      case Tries::climbs:
        for (const Point to : climbs_from(here_, id, options.whole())) {
          const int ways = climb_to(here_, id, to).difficulty > 0 ? 2 : 1;  // NOT-158 with care, or daring
          for (int v = 0; v < ways; ++v) offer(deed, {.number = static_cast<std::int16_t>(v), .path = straight(to)});
        }
        break;
      case Tries::jumps:  // no farther than a six carries
        offer_jumps(here_, hand, options.whole(), [&](Point to) { offer(deed, {.path = straight(to)}); });
        break;
      case Tries::pines: numbers(deed, max_pines); break;
      case Tries::machines: numbers(deed, max_machines); break;
      case Tries::bolts:
        for (int i = 0; i < max_machines; ++i) {
          figures(deed, in_play(true), {.number = static_cast<std::int16_t>(i)});
        }
        break;
      case Tries::lobs:
        for (int i = 0; i < max_machines; ++i) {
          for (FigureId other : everyone(s_)) {
            if (!s_[other].in_play() || b_.friends(s_, id, other)) continue;
            offer(deed, {.number = static_cast<std::int16_t>(i), .path = straight(s_[other].at)});
          }
        }
        break;
    }
  }
}

}  // namespace fyrd::nottingham
