// A battle step by step (NOT-050).
#include "rulesets/nottingham/plots/plot.h"
#include "rulesets/nottingham/turn/contest.h"
#include "rulesets/nottingham/turn/deploy.h"
#include "rulesets/nottingham/turn/drift.h"
#include "rulesets/nottingham/turn/hatred.h"
#include "rulesets/nottingham/turn/panic.h"
#include "rulesets/nottingham/turn/recovery.h"
#include "rulesets/nottingham/turn/roles.h"
#include "rulesets/nottingham/turn/rout.h"
#include "rulesets/nottingham/turn/traps.h"

namespace fyrd::nottingham {

void NottinghamBattle::start(State& s) const { s = opening; }

void NottinghamBattle::play(State& s, Play& play) const {
  switch (s.phase) {  // NOT-050
    case Phase::roles: choose_roles({*this, s, play}); break;
    case Phase::traps: set_traps({*this, s, play}); break;
    case Phase::deploy: deployment({*this, s, play}); break;
    case Phase::hatred: naming_hatred({*this, s, play}); break;
    case Phase::contest: contest({*this, s, play}); break;
    case Phase::drift: drifting({*this, s, play}); break;
    case Phase::events: plot_events({*this, s, play}); break;
    case Phase::panic: panic_tests({*this, s, play}); break;
    case Phase::flight: panic_flight({*this, s, play}); break;
    case Phase::judge: judge_turn({*this, s, play}); break;
    case Phase::dice: return_dice({*this, s, play}); break;
    case Phase::rout: end_turn({*this, s, play}); break;
  }
  if (s.over())
    play.tell("ended", ending_rule(s), s.winner.none() ? "The battle is a draw." : "{side} {wins} the battle.",
              {.side = s.winner});
}

const Item* NottinghamBattle::armour(const State& s, FigureId id) const {
  const Man& man = s.man(id);
  for (int i = 0; i < man.item_count; ++i) {
    const Item& carried = item(man.items[i]);
    if (carried.kind == ItemKind::armour) return &carried;
  }
  return nullptr;
}

}  // namespace fyrd::nottingham
