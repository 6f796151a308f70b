// Who stands at what, and what lies between (MER-B-008, MER-B-A21, MER-R-013, MER-R-025).
#include "rulesets/merlin/table/cover.h"

#include <algorithm>

namespace fyrd::merlin {

namespace {

// MER-B-A21 a figure stands at a piece: on it, in it, or with it within arm's length.
bool stands_at(Here here, FigureId id, const Piece& piece) {
  return within(here.base(id), piece.solid.shape, here.b.common.contact);
}

}  // namespace

int cover(Here here, FigureId shooter, FigureId target) {
  int best = 0;
  for (const Piece& piece : here.b.ground.pieces()) {
    const int given = here.b.traits[piece.kind].cover;
    // MER-B-A21 who stands at it himself shoots over it; who stands on top of it is hidden by its parapet.
    if (given > best && stands_at(here, target, piece) && !stands_at(here, shooter, piece) &&
        inside(piece.solid.shape, here[shooter].at, here[target].at))
      best = given;
  }
  return best;
}

namespace {

bool on_fortified(Here here, FigureId id) {
  return std::ranges::any_of(here.b.ground.pieces(), [&](const Piece& piece) {
    return here.b.traits[piece.kind].fortified && contains(piece.solid.shape, here[id].at);
  });
}

}  // namespace

bool fortified(Here here, FigureId id, FigureId against, bool there_first) {
  for (const Piece& piece : here.b.ground.pieces()) {
    if (!here.b.traits[piece.kind].fortified || !stands_at(here, id, piece)) continue;
    if (contains(piece.solid.shape, here[id].at)) {  // MER-B-A21 not against those who are up there, too
      if (!on_fortified(here, against)) return true;
      continue;
    }
    // What is stood upon helps those on top of it only.
    if (piece.floor || !inside(piece.solid.shape, here[id].at, here[against].at)) continue;
    if (there_first || !stands_at(here, against, piece)) return true;  // MER-B-A21 against who comes across
  }
  return false;
}

}  // namespace fyrd::merlin
