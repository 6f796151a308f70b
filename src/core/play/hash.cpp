// The fields of a figure and of a tabletop that make two of them the same.
#include "core/play/hash.h"

namespace fyrd {

void Hash::add(const Figure& f) { all(f.at, f.elevation, f.facing, f.side, f.pose, f.base); }

void Hash::add(const Tabletop& s) {
  all(s.figure_count, s.side_count, s.turn, s.active, s.ending, s.winner, s.verdict);
  for (FigureId id : everyone(s)) add(s[id]);
}

}  // namespace fyrd
