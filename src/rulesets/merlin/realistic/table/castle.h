// Ladders, gates and stairs, and the inside of a fort (MER-R-005, MER-R-030, MER-R-041, MER-R-A25, A46, MER-X04).
#pragma once

#include "rulesets/merlin/realistic/deeds/reach.h"

namespace fyrd::merlin::realistic {

void find_works(const RealisticBattle&, State&);
bool inside_fort(const MerlinBattle&, Point);

const Piece& piece_of(const RealisticBattle&, const Work&);
const TerrainTrait& trait_of(const RealisticBattle&, const Work&);

// A ladder that stands between somebody and a place; none: -1.
int ladder_between(const RealisticBattle&, const State&, FigureId, Point to);
// The closed gate, or the stair somebody has used this turn, on a way; none: -1.
int closed_gate(const RealisticBattle&, const State&, FigureId, const Path&);
int taken_stair(const RealisticBattle&, const State&, FigureId, const Path&);
void take_stairs(const RealisticBattle&, State&, FigureId, Point from, const Path&);
bool gate_in_line(const RealisticBattle&, const State&, Point from, Point to);  // a closed one stops a shot

// Putting a ladder up (MER-R-A46).
enum class NoHand : std::uint8_t { nothing, no_ladder, not_at_foot, stands, worn_out, rider, pace };
NoHand cannot_raise(const RealisticBattle&, const State&, FigureId, int work);
Refusal raise_refusal(const RealisticBattle&, FigureId, NoHand);
void raise_ladder(State&, Play&, FigureId, int work);

// MER-R-030, MER-R-A46 who starts up a ladder in the turn in which it is put up is on it until the fighting is over.
void start_up(State&, Play&, FigureId, Work&, Point top);
void reach_tops(const RealisticBattle&, State&, Play&);

// Pushing it over: with how many against how many, and on which spread.
enum class NoPush : std::uint8_t { nothing, no_ladder, not_new, tried, too_few };
struct Pushing {
  NoPush no = NoPush::no_ladder;
  std::uint64_t pushers = 0;
  int hands = 0, count = 0, spread = 0;
};
Pushing pushing(const RealisticBattle&, const State&, Side, int work);
Refusal push_refusal(NoPush);
void push_over(const RealisticBattle&, State&, Play&, Side, int work);

// MER-X04 the gate within somebody's reach that he can batter in this band; none: -1.
int gate_in_reach(const RealisticBattle&, const State&, FigureId, int band);
void gate_struck(const RealisticBattle&, State&, Play&, FigureId, int work);

}  // namespace fyrd::merlin::realistic
