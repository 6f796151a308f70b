// War machines as they stand, and their crews (NOT-X40).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

inline const MachineNumbers& numbers_of(const NottinghamBattle& b, const Machine& m) {
  return b.numbers.machines[static_cast<std::size_t>(m.kind)];
}
inline const char* machine_name(MachineKind kind) {
  static constexpr const char* names[] = {"nothing", "the ballista", "the mangonel", "the trebuchet"};
  return names[static_cast<std::size_t>(kind)];
}
Shape block_of(const NottinghamBattle&, const Machine&);
// Room for it: on the table, on level ground, clear of everything.
bool machine_fits(Here, const Machine&);

inline bool in_use(const Machine& m) { return m.kind != MachineKind::none && m.placed && !m.smashed; }
// Whoever stands at it and can lend a hand.
bool at_machine(Here, FigureId, const Machine&);
int crew_of(Here, const Machine&);
// The ballista somebody could aim with; -1: none.
int ballista_of(Here, FigureId);

}  // namespace fyrd::nottingham
