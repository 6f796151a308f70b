// The steps of a battle (STO-020 … STO-023, STO-A02, STO-A06).
#include "rulesets/stormclouds/deeds/action.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/turn/deploy.h"
#include "rulesets/stormclouds/turn/end.h"
#include "rulesets/stormclouds/turn/sequence.h"
#include "rulesets/stormclouds/turn/trauma.h"
#include "rulesets/stormclouds/turn/twist.h"
#include "rulesets/stormclouds/villains/activation.h"

namespace fyrd::stormclouds {

namespace {

void next_step(Now now) {
  switch (now.s.phase) {
    case Phase::edge: return choose_edge(now);
    case Phase::heroes: return set_up_heroes(now);
    case Phase::villains: return set_up_villains(now);
    case Phase::next: return call_next(now);  // STO-A02
    case Phase::action: return now.b.hero(now.s.act.who) ? act(now) : villain_acts(now);
    case Phase::tests: return tests(now);
  }
}

}  // namespace

void StormcloudsBattle::play(State& s, Play& play) const {
  const Now now{*this, s, play};
  if (s.twist.due)
    twist_of_fate(now);  // STO-070 the action is over
  else
    next_step(now);
  for (FigureId id : heroes(now)) {
    if (id != s.act.who || !s.act.ran) pay(now, id);  // STO-A18 a Run before an action is paid after it
  }
}

}  // namespace fyrd::stormclouds
