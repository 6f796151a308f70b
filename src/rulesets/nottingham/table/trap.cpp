// How high a trap lies, and whom it catches.
#include "rulesets/nottingham/table/trap.h"

#include "rulesets/nottingham/table/standing.h"

namespace fyrd::nottingham {

Length height_of(const NottinghamBattle& b, const Trap& t) {
  // In a house it lies on the floor, not on the roof.
  return room_of(b, t.at, {}) >= 0 ? Length{} : b.ground.elevation(t.at);
}

bool springs(Here here, const Trap& t, FigureId id) {
  if (t.kind == TrapKind::none || t.sprung || t.side.none() || here[id].side.none()) return false;
  if (here.b.groups[t.side.index] == here.b.groups[here[id].side.index]) return false;
  return t.kind == TrapKind::pit || !t.revealed;  // NOT-X30 a revealed net springs no more
}

}  // namespace fyrd::nottingham
