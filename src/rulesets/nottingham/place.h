// Where somebody is: what he fills, how far it is, who is in which area, who sees whom, and what he stands on
// (NOT-006, NOT-030 … NOT-033, NOT-A52, A53, A60 … A64).
#pragma once

#include "core/table/sight.h"
#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// The base on the table: a disc for who stands or rides, a capsule along the facing for who lies or is out (NOT-A64).
// Figure::base follows the pose; `settle` sets it and nothing else.
void settle(State&, FigureId);
Shape base_of(const NottinghamBattle&, const State&, FigureId);
Shape base_of(const NottinghamBattle&, const Thing&);  // of a trunk: a strip with its middle at `at`, along the facing
Shape base_of(const NottinghamBattle&, const Machine&);  // NOT-X40

// NOT-006, NOT-A63 between nearest points of the bases, in space; the number itself included.
bool within(const NottinghamBattle&, const State&, FigureId a, FigureId b, Length);
bool within(const NottinghamBattle&, const State&, FigureId, const Thing&, Length);
Length gap(const NottinghamBattle&, const State&, FigureId a, FigureId b);                   // to the nearest unit
inline bool in_contact(const NottinghamBattle& b, const State& s, FigureId a, FigureId o) {  // NOT-A61
  return within(b, s, a, o, b.numbers.contact);
}

// NOT-030, NOT-031, NOT-A60 the area around `of` in which somebody is; a line between two belongs to the one nearer the
// front.
Quarter area(Point of, Angle facing, Point who);
inline Quarter area(const State& s, FigureId of, FigureId who) { return area(s[of].at, s[of].facing, s[who].at); }

// Bodies for sight (NOT-A62).
Spot eyes(const NottinghamBattle&, const State&, FigureId);
Prism body(const NottinghamBattle&, const State&, FigureId);
Length body_height(const NottinghamBattle&, const State&, FigureId);

// NOT-032 in the forward area, and some line joins his eyes to the body.
bool sees(const NottinghamBattle&, const State&, FigureId, FigureId at);
// NOT-033, NOT-A52 a tenth of the body or more is hidden from his eyes.
bool obscured(const NottinghamBattle&, const State&, FigureId, FigureId at);
// NOT-033 what hides part of a body, seen from an eye: all of it for a witness.
struct Look {
  bool visible = false, obscured = false;
  Seen seen;
  FigureId by;  // the warrior nearest the viewer who hides part of him; nobody: ground, a door, a thing
};
Look look(const NottinghamBattle&, const State&, FigureId, FigureId at);  // outside his forward area: nothing is seen
Look look_from(const NottinghamBattle&, const State&, FigureId who, Point at, Length height,
               FigureId target);  // if he stood there, turned that way
// The same from anywhere, for things that are no warriors (NOT-X40): nobody's own body is left out but the target's.
Look look_at(const NottinghamBattle&, const State&, Spot eye, FigureId target, FigureId but = nobody);
// Of ground, closed doors and people; who is at either end is not in the way.
bool clear_line(const NottinghamBattle&, const State&, Spot from, Spot to);

// NOT-A53 a stands on ground higher than b's by enough, a rider counting as higher than his ground.
bool higher(const NottinghamBattle&, const State&, FigureId a, FigureId than);

// What there is to stand on at a place for somebody at a height: the highest surface that he can step onto or that is
// below him. In a pit that is its floor.
Length surface(const NottinghamBattle&, const State&, Point, Length from);
// Whether his standing base (whatever his pose now) can stand at a place and height: on the table, clear of walls,
// doors, figures, bodies and things.
bool free_for(const NottinghamBattle&, const State&, FigureId, Point, Length height);
// The nearest such spot, within a distance, on the same surface and with no wall between; nothing when there is none.
// It is the nearest to a tenth of an inch, found in a fixed order that a mirrored table mirrors.
std::optional<Point> free_spot(const NottinghamBattle&, const State&, FigureId, Point near, Length height,
                               Length within);

bool in_deep_water(const NottinghamBattle&, const State&, FigureId);  // NOT-156
int room_of(const NottinghamBattle&, Point, Length height);           // the room somebody is in; -1: none

}  // namespace fyrd::nottingham
