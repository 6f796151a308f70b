// Nets that catch, ground that opens, and a close look.
#include "rulesets/nottingham/deeds/trap.h"

#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/trap.h"
#include "rulesets/nottingham/turn/rolls.h"

namespace fyrd::nottingham {

namespace {

// clang-format off
constexpr Reason
    no_traps{"no_traps", "The enemy has brought no traps.", "NOT-X30"};
// clang-format on

// NOT-X30 a test with one free die, or he lies in it.
void spring_net(Now now, FigureId id, Point at) {
  const auto& [b, s, play] = now;
  Band& band = s.band_of(id);
  bool free = false;
  if (band.free > 0) {
    take(s, s[id].side, 1);
    const Tally sum = test_tally(now, id, Characteristic::initiative, "net");
    free = passes(throw_dice(play, 1, {"NOT-X30", "a net", id}, passes_from(sum, b.numbers.target)), sum,
                  b.numbers.target);
    bind(s, id, 1);
    play.tell(free ? "net_escaped" : "netted", "NOT-X30",
              free ? "{by} slips out of the net." : "{by} is caught in a net.", {.by = id, .tally = &sum});
  } else {
    play.tell("netted", "NOT-X30", "{by} is caught in a net.", {.by = id});
  }
  if (free) return;
  s.man(id).netted = true;
  if (s[id].pose == Pose::standing) suffer(now, nobody, id, Harm::ground, at);
}

void spring_pit(Now now, FigureId id, Trap& trap) {
  const auto& [b, s, play] = now;
  trap.sprung = true;  // from now on a pit for all
  play.tell("pit_opened", "NOT-X30", "The ground opens under {by}.", {.by = id});
  const Length from = max(s[id].elevation, {});
  fall(now, id, trap.at, from);
  for (FigureId other : everyone(s)) {  // whoever stood on it goes down with it
    if (other == id || !s[other].in_play() || s[other].elevation.units < 0) continue;
    if ((s[other].at - trap.at).squared() <= (b.numbers.pit_width / 2).squared() &&
        s[other].elevation <= b.numbers.step)
      fall(now, other, s[other].at, s[other].elevation);
  }
}

}  // namespace

void spring(Now now, FigureId id, int index) {
  Trap& trap = now.s.traps[index];
  trap.revealed = true;
  if (trap.kind == TrapKind::pit) return spring_pit(now, id, trap);
  const Point at = trap.at;
  trap = {};  // used up
  spring_net(now, id, at);
}

WhyNot may_spot(Here here, const Hand& hand, const Choice&) {
  const auto& [b, s] = here;
  for (const Setting::Work& work : b.setting.bought_traps) {
    if (b.setting.traps && b.groups[work.side.index] != b.groups[s[hand.by].side.index]) return {};
  }
  return {&no_traps, hand.by};
}

void spot(Now now, Hand& hand, const Choice&) {
  const auto& [b, s, play] = now;
  const Tally sum = test_tally(now, hand.by, Characteristic::initiative, "spotting");
  if (!test(now, hand, sum, b.numbers.target, {"NOT-X30", "looking for traps", hand.by}))
    return play.tell("spotted_nothing", "NOT-X30", "{by} finds nothing.", {.by = hand.by, .tally = &sum});
  int found = 0;
  for (Trap& trap : s.traps) {
    if (trap.kind == TrapKind::none || trap.revealed || b.groups[trap.side.index] == b.groups[s[hand.by].side.index])
      continue;
    if (!within(base_of(now, hand.by), marker_of(b, trap), b.numbers.trap_seen)) continue;
    trap.revealed = true;
    ++found;
  }
  play.tell("spotted", "NOT-X30",
            found == 0 ? "{by} looks closely: there is no trap near." : "{by} finds {number} traps.",
            {.by = hand.by, .number = found, .tally = &sum});
}

}  // namespace fyrd::nottingham
