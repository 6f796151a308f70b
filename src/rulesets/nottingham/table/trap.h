// Nets and pits as they lie, and who springs them (NOT-X30).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// What a side may know of: its own, and what has been found.
inline bool trap_known_to(const State&, const Trap& trap, Side side) {
  return trap.kind != TrapKind::none && (trap.revealed || trap.side == side);
}

// The marker of a trap as it lies on the table, and how high (NOT-X30).
inline Shape marker_of(const NottinghamBattle& b, const Trap& t) {
  return disc(t.at, (t.kind == TrapKind::pit ? b.numbers.pit_width : b.numbers.net_width) / 2);
}
Length height_of(const NottinghamBattle&, const Trap&);
// Whether a figure of that side springs it.
bool springs(Here, const Trap&, FigureId);

}  // namespace fyrd::nottingham
