// Moving on the ground: the activation move, running, crawling and swimming, with whatever happens on the way (NOT-040,
// NOT-054, NOT-060, NOT-070, NOT-080, NOT-124, NOT-134, NOT-151, NOT-A20, A21, NOT-A29, NOT-A36, NOT-A41, A65 … A69,
// A80, A91).
#pragma once

#include "rulesets/nottingham/turn/dice.h"
#include "rulesets/nottingham/ways/course.h"

namespace fyrd::nottingham {

// NOT-A67 how far somebody may go, of a basic allowance.
struct StrideFacts {
  int bound = 0;
  Length slows{};         // his armour
  bool athletic = false;  // and on foot
};
Length allowance(const NottinghamBattle&, const StrideFacts&, Length basic);
Length allowance(Here, FigureId, Length basic);
Length activation_allowance(Here, FigureId);  // NOT-054, NOT-160
Length flight_allowance(Here, FigureId);      // NOT-095, NOT-A36 in panic, when the turn ends
// NOT-151, NOT-A29 whether broken ground trips him: what his armour adds to wounds helps.
inline bool trips(int lowest, int armour) { return lowest + armour <= 1; }
int run_inches(int best);                        // NOT-060
Length run_allowance(Here, FigureId, int best);  // NOT-060

void activation_move(Now, FigureId);
bool may_move(Here, FigureId);  // at the start of his activation

// Goes a way that is allowed; false when something ended it early.
// `last` is the last place at which something happened on the way.
struct Stop {
  Point at;
  Length height;
  bool broken = false;  // ground on some part of the way
};
bool walk(Now, FigureId, const Path&, Angle facing, Gait, Stop* last = nullptr);

// NOT-060, NOT-070 the run action; with a load it comes along.
struct Load {
  FigureId body = nobody;
  std::int8_t thing = -1;
  bool any() const { return !body.none() || thing >= 0; }
};
void run(Now, Hand&, Load = {});

}  // namespace fyrd::nottingham
