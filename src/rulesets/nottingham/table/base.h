// What somebody or something fills on the table, how far it is, and who is in which area of whom (NOT-003, NOT-006,
// NOT-030, NOT-031, NOT-A53, A60, A61, A63, A64).
#pragma once

#include "core/table/sight.h"
#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// The base on the table: a square or a disc for who stands or rides (NOT-003), a capsule along the facing for who lies
// or is out (NOT-A64).
// Figure::base follows the pose; `settle` sets it and nothing else.
void settle(State&, FigureId);
Shape base_of(Here, FigureId);
Shape base_of(const NottinghamBattle&, const Thing&);  // of a trunk: a strip with its middle at `at`, along the facing
Shape base_of(const NottinghamBattle&, const Machine&);  // NOT-X40

// NOT-006, NOT-A63 between nearest points of the bases, in space; the number itself included.
bool within(Here, FigureId a, FigureId b, Length);
bool within(Here, FigureId, const Thing&, Length);
Length gap(Here, FigureId a, FigureId b);                    // to the nearest unit
inline bool in_contact(Here here, FigureId a, FigureId o) {  // NOT-A61
  return within(here, a, o, here.b.numbers.contact);
}

// NOT-030, NOT-031, NOT-A60 the area around `of` in which somebody is; a line between two belongs to the one nearer the
// front.
Quarter area(Point of, Angle facing, Point who);
inline Quarter area(const State& s, FigureId of, FigureId who) { return area(s[of].at, s[of].facing, s[who].at); }

// NOT-031 exactly on the line between two areas, and which of them is the further back.
bool on_line(Point of, Angle facing, Point who);
Quarter behind_line(const State&, FigureId of, FigureId who);

// NOT-A53 a stands on ground higher than b's by enough, a rider counting as higher than his ground.
bool higher(Here, FigureId a, FigureId than);

}  // namespace fyrd::nottingham
