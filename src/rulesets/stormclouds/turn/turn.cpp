// The steps of a battle (STO-020 … STO-023, STO-A02, STO-A06).
#include "rulesets/stormclouds/deeds/action.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/turn/deploy.h"
#include "rulesets/stormclouds/turn/end.h"
#include "rulesets/stormclouds/turn/order.h"
#include "rulesets/stormclouds/turn/trauma.h"
#include "rulesets/stormclouds/turn/twist.h"
#include "rulesets/stormclouds/villains/activation.h"

namespace fyrd::stormclouds {

namespace {

void next_step(const StormcloudsBattle& b, State& s, Play& play) {
  switch (s.phase) {
    case Phase::edge: return choose_edge(b, s, play);
    case Phase::heroes: return set_up_heroes(b, s, play);
    case Phase::villains: return set_up_villains(b, s, play);
    case Phase::order: return call_next(b, s, play);  // STO-A02
    case Phase::action: return b.hero(s.act.who) ? act(b, s, play) : villain_acts(b, s, play);
    case Phase::tests: return tests(b, s, play);
  }
}

}  // namespace

void StormcloudsBattle::play(State& s, Play& play) const {
  if (s.twist.due) {  // STO-070 the action is over
    twist_of_fate(*this, s, play);
  } else {
    next_step(*this, s, play);
  }
  for (FigureId id : heroes(*this, s)) {
    if (id != s.act.who || !s.act.ran) pay(*this, s, play, id);  // STO-A18 a Run before an action is paid after it
  }
}

}  // namespace fyrd::stormclouds
