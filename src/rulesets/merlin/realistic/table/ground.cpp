// Pieces of ground that a way or a place lies in (MER-R-005, MER-R-041, MER-R-A45).
#include "rulesets/merlin/realistic/table/ground.h"

#include <cstdlib>

namespace fyrd::merlin::realistic {

Length highest_step(const Ground& ground, Point from, Point to) {
  Length highest;
  const Extent box = extent(from, to);
  const Length whole = distance(from, to);
  constexpr Length beside{8};  // so near an edge that no slope rises by a step
  for (const Piece& piece : ground.pieces()) {
    if (!(piece.floor || piece.ramp) || !extent(piece.solid.shape).meets(box)) continue;
    const auto stretch = inside(piece.solid.shape, from, to);
    if (!stretch) continue;
    for (const Length edge : {stretch->from, stretch->to}) {
      const Length before = max(edge - beside, {}), after = min(edge + beside, whole);
      const Length step = ground.elevation(toward(from, to, after)) -
                          ground.elevation(before.units == 0 ? from : toward(from, to, before));
      highest = max(highest, Length{std::abs(step.units)});
    }
  }
  return highest;
}

const Piece* rough_on_way(const MerlinBattle& b, Point from, Point to) {
  const Extent box = extent(from, to);
  for (const Piece& piece : b.ground.pieces()) {
    if (!b.traits[piece.kind].rough || !extent(piece.solid.shape).meets(box)) continue;
    if (inside(piece.solid.shape, from, to)) return &piece;
  }
  return nullptr;
}

bool in_rough(const MerlinBattle& b, Point at) {
  for (const Piece& piece : b.ground.pieces()) {
    if (b.traits[piece.kind].rough && contains(piece.solid.shape, at)) return true;
  }
  return false;
}

bool inside_fort(const MerlinBattle& b, Point at) {
  for (const Piece& piece : b.ground.pieces()) {
    if (b.traits[piece.kind].fort && contains(piece.solid.shape, at)) return true;
  }
  return false;
}

}  // namespace fyrd::merlin::realistic
