// A battle step by step.
#include "rulesets/nottingham/turn.h"

namespace fyrd::nottingham {

void NottinghamBattle::start(State& s) const { s = opening; }

void NottinghamBattle::play(State& s, Play& play) const {
  switch (s.phase) {
    case Phase::roles: return choose_roles(*this, s, play);
    case Phase::traps: return set_traps(*this, s, play);
    case Phase::deploy: return deployment(*this, s, play);
    case Phase::hatred: return naming_hatred(*this, s, play);
    case Phase::contest: return contest(*this, s, play);
    case Phase::drift: return drifting(*this, s, play);
    case Phase::events: return plot_events(*this, s, play);
    case Phase::panic: return panic_tests(*this, s, play);
    case Phase::flight: return flight(*this, s, play);
    case Phase::judge: return judge_turn(*this, s, play);
    case Phase::dice: return return_dice(*this, s, play);
    case Phase::rout: return voluntary_rout(*this, s, play);
  }
}

const Item* NottinghamBattle::armour(const State& s, FigureId id) const {
  const Man& man = s.man(id);
  for (int i = 0; i < man.item_count; ++i) {
    const Item& carried = item(man.items[static_cast<std::size_t>(i)]);
    if (carried.kind == ItemKind::armour) return &carried;
  }
  return nullptr;
}

}  // namespace fyrd::nottingham
