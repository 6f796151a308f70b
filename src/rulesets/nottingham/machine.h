// War machines and their crews (NOT-X40).
#pragma once

#include "rulesets/nottingham/turn.h"

namespace fyrd::nottingham {

struct MachineType {
  const char *id, *name;
  Length side;        // of its square block
  int crew, loads;
  Length nearest, furthest, range_step;  // furthest zero: as far as one sees
  int damage;
  Length radius;      // of the stone; zero: a bolt
  int scatter;        // dice of a miss
  bool indirect;      // names a point
};
const MachineType& machine_type(MachineKind);
inline const char* machine_name(MachineKind kind) { return machine_type(kind).name; }
Shape block_of(const NottinghamBattle&, const Machine&);
// Room for it: on the table, on level ground, clear of everything.
bool machine_fits(const NottinghamBattle&, const State&, const Machine&);

inline bool in_use(const Machine& m) { return m.kind != MachineKind::none && m.placed && !m.smashed; }
// Whoever stands at it and can lend a hand.
bool at_machine(const NottinghamBattle&, const State&, FigureId, const Machine&);
int crew_of(const NottinghamBattle&, const State&, const Machine&);
// The ballista somebody could aim with; -1: none.
int ballista_of(const NottinghamBattle&, const State&, FigureId);

Tally bolt_tally(const NottinghamBattle&, const State&, FigureId, const Machine&, FigureId target);
Tally stone_tally(const NottinghamBattle&, const State&, FigureId, const Machine&, Point at);

}  // namespace fyrd::nottingham
