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

}  // namespace fyrd::nottingham
