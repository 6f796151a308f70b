// What somebody can do just now: his statistics, his Move, his armour (STO-005, STO-007, STO-030, STO-043, STO-A13,
// STO-X15).
#pragma once

#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

Stats stats(Here, FigureId);
Length allowance(Here, FigureId);  // STO-030 how far one Move goes
// STO-X12 who is rooted does not move.
constexpr Length move_length(int speed, bool rooted, Length more) { return rooted ? Length{} : inches(speed) + more; }
inline bool wounded(const State& s, FigureId id) { return s.man(id).trauma > 0; }  // STO-043
int armour_of(const Numbers&, Set<Gear>);                                          // STO-X15 how much Trauma it takes

}  // namespace fyrd::stormclouds
