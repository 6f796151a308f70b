// Room for a machine, and who is at it.
#include "rulesets/nottingham/table/machine.h"

#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/obstacle.h"

namespace fyrd::nottingham {

Shape block_of(const NottinghamBattle& b, const Machine& m) { return base_of(b, m); }

bool machine_fits(const NottinghamBattle& b, const State& s, const Machine& m) {
  const Shape block = block_of(b, m);
  if (!b.ground.on_table(block)) return false;
  const bool uneven = b.ground.any(extent(block), [&](int i) {
    const Piece& piece = b.ground.pieces()[static_cast<std::size_t>(i)];
    const TerrainTrait& trait = b.trait(piece);
    return (piece.impassable || piece.ramp || trait.pit || trait.deep || trait.room) &&
           overlap(block, piece.solid.shape);
  });
  if (uneven) return false;
  const Length feet = b.ground.elevation(m.at);
  return !any_obstacle(b, s, nobody, extent(block), [&](const Obstacle& o) {
    return in_way(b, o, feet, b.numbers.machine_height) && overlap(block, o.solid.shape);
  });
}

bool at_machine(const NottinghamBattle& b, const State& s, FigureId id, const Machine& m) {
  if (s[id].pose != Pose::standing || s.panics(id) || s.man(id).hanging() || s.man(id).mounted) return false;
  if (b.groups[m.side.index] != b.groups[s[id].side.index]) return false;
  const Length up = s[id].elevation - b.ground.elevation(m.at);
  return up <= b.numbers.machine_height && -up <= b.numbers.machine_height &&
         within(base_of(b, s, id), block_of(b, m), b.numbers.contact);
}

int crew_of(const NottinghamBattle& b, const State& s, const Machine& m) {
  int n = 0;
  for (FigureId id : everyone(s)) n += at_machine(b, s, id, m);
  return n;
}

int ballista_of(const NottinghamBattle& b, const State& s, FigureId id) {
  for (int i = 0; i < max_machines; ++i) {
    const Machine& m = s.machines[static_cast<std::size_t>(i)];
    if (m.kind == MachineKind::ballista && in_use(m) && at_machine(b, s, id, m)) return i;
  }
  return -1;
}

}  // namespace fyrd::nottingham
