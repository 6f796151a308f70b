// Ladders, gates and stairs, and whom they let through (MER-R-005, MER-R-A46, A53, MER-X04).
#pragma once

#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

void find_works(const RealisticBattle&, State&);

const Piece& piece_of(const RealisticBattle&, const Work&);
const TerrainTrait& trait_of(const RealisticBattle&, const Work&);
const Shape& shape_of(const RealisticBattle&, const Work&);
bool is_closed_gate(const RealisticBattle&, const Work&);

// The first work of which something holds; none: -1.
template <class Is>
int find_work(const State& s, Is&& is) {
  for (int i = 0; i < s.work_count; ++i) {
    if (is(s.works[i])) return i;
  }
  return -1;
}

// A ladder leans from its foot on the ground to its head on the wall.
struct Ends {
  Point foot, head;
};
Ends ends_of(const RealisticBattle&, const Work& ladder);
// A ladder that stands between somebody and a place; none: -1.
int ladder_between(Here, FigureId, Point to);
// The closed gate, or the stair, on a way; none: -1.
int closed_gate(Here, FigureId, const Path&);
int stair_on_way(Here, FigureId, const Path&);
// MER-R-005 what keeps somebody from the stairs and gates on a way.
WhyNot cannot_pass_works(Here, FigureId, Gait, const Path&);
void take_stairs(const RealisticBattle&, State&, FigureId, Point from, const Path&);
bool gate_in_line(Here, Point from, Point to);  // a closed one stops a shot

}  // namespace fyrd::merlin::realistic
