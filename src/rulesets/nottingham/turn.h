// The steps of a battle, each of which begins and ends with nothing in flight (NOT-050 … NOT-058, NOT-A96, A99).
#pragma once

#include "rulesets/nottingham/test.h"

namespace fyrd::nottingham {

// Before the battle.
void choose_roles(const NottinghamBattle&, State&, Play&);
void set_traps(const NottinghamBattle&, State&, Play&);
void deployment(const NottinghamBattle&, State&, Play&);
void naming_hatred(const NottinghamBattle&, State&, Play&);

// One contest and what follows from it; when nobody can or will act any more, the turn ends.
void contest(const NottinghamBattle&, State&, Play&);

// The end of a turn (NOT-A96).
void drifting(const NottinghamBattle&, State&, Play&);
void plot_events(const NottinghamBattle&, State&, Play&);
void fading_hatred(const NottinghamBattle&, State&);
void panic_tests(const NottinghamBattle&, State&, Play&);
void flight(const NottinghamBattle&, State&, Play&);
void judge_turn(const NottinghamBattle&, State&, Play&);
void return_dice(const NottinghamBattle&, State&, Play&);
void voluntary_rout(const NottinghamBattle&, State&, Play&);

// NOT-A48 objectives first, then rout; after every action and at the end of a turn.
void judge(const NottinghamBattle&, State&, Play&);

// The sides in the order in which they name and are asked: the most recent activator first, then round the table
// (NOT-052, NOT-A100).
struct Seats {
  std::array<Side, max_sides> sides{};
  int count = 0;
  const Side* begin() const { return sides.data(); }
  const Side* end() const { return sides.data() + count; }
};
Seats nomination_order(const State&);

}  // namespace fyrd::nottingham
