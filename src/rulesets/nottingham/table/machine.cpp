// Room for a machine, and who is at it.
#include "rulesets/nottingham/table/machine.h"

#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/obstacle.h"

namespace fyrd::nottingham {

Shape block_of(const NottinghamBattle& b, const Machine& m) { return base_of(b, m); }

bool machine_fits(Here here, const Machine& m) {
  const auto& [b, s] = here;
  const Shape block = block_of(b, m);
  if (!b.ground.on_table(block)) return false;
  const bool uneven = b.ground.any(extent(block), [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
    const TerrainTrait& trait = b.trait(piece);
    return (piece.impassable || piece.ramp || trait.pit || trait.deep || trait.room) &&
           overlap(block, piece.solid.shape);
  });
  if (uneven) return false;
  const Length feet = b.ground.elevation(m.at);
  return !any_obstacle(here, nobody, extent(block), [&](const Obstacle& o) {
    return in_way(b, o, feet, b.numbers.machine_height) && overlap(block, o.solid.shape);
  });
}

bool at_machine(Here here, FigureId id, const Machine& m) {
  const auto& [b, s] = here;
  if (s[id].pose != Pose::standing || s.panics(id) || s.man(id).hanging() || s.man(id).mounted) return false;
  if (b.groups[m.side.index] != b.groups[s[id].side.index]) return false;
  const Length up = s[id].elevation - b.ground.elevation(m.at);
  return up <= b.numbers.machine_height && -up <= b.numbers.machine_height &&
         within(base_of(here, id), block_of(b, m), b.numbers.contact);
}

int crew_of(Here here, const Machine& m) {
  int n = 0;
  for (FigureId id : everyone(here.s)) n += at_machine(here, id, m);
  return n;
}

int ballista_of(Here here, FigureId id) {
  for (int i = 0; i < max_machines; ++i) {
    const Machine& m = here.s.machines[i];
    if (m.kind == MachineKind::ballista && in_use(m) && at_machine(here, id, m)) return i;
  }
  return -1;
}

}  // namespace fyrd::nottingham
