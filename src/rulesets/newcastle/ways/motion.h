// One man or a whole line on its way: where it leads, what it takes, what is in it (NEW-020 … NEW-024, NEW-033,
// NEW-A44, NEW-A45, NEW-A53).
#pragma once

#include "core/figures/walk.h"
#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

// Where somebody goes: a man along a path, a line straight ahead or around one of its ends.
struct Motion {
  enum class Kind : std::uint8_t { walk, advance, wheel } kind = Kind::walk;
  FigureId lead;  // who walks, who is pointed at, or who the line wheels about
  FigureSet who;
  Path path;            // of a walk
  Vec ahead;            // of an advance
  Angle turn;           // of a wheel, about …
  Point pivot;          // … the place of who leads it
  Angle facing;         // at the end
  Length way, allowed;  // by the longest of them, and by the slowest
  FigureId slow;        // who that is …
  bool rough = false;   // … and whether bad ground slows him

  bool in_line() const { return kind != Kind::walk; }
  Point end(const State&, FigureId) const;
  Path path_of(const State&, FigureId) const;
};
Point spot(Point from, const Path&, Length far);  // so far along a way; its end if it is shorter

Motion walk(Here, FigureId, const Path&, Angle facing);
Motion advance(Here, FigureId, Length way);
Motion advance(Here, FigureId, Point to);  // nowhere if that is not straight ahead
Motion wheel(Here, FigureId pivot, Angle facing);
// NEW-A45 whether a point lies straight ahead of him, as the line looks, and how far.
std::optional<Length> straight_ahead(const State&, FigureId, Point);

FigureSet barring(Here, const Motion&);  // NEW-A53 whom it may not go through: enemies and formed friends
WhyNot obstruction(Here, const Motion&);
// Too long, through something, or turning more than a horse can.
WhyNot cannot_go(Here, const Motion&);
FigureSet foes_met(Here, const Motion&);  // NEW-A25 whom it would bring into melee
Tally pace_tally(Here, const Motion&);    // NEW-020 of the slowest of them
Explanation explain_motion(Here, const Motion&);

// Everybody is put where the motion leads him; whoever walked has left his line, and the closed are parted.
void carry_out(const NewcastleBattle&, State&, const Motion&);
void turn_place(Man&, const Motion&);  // NEW-A49 a wheel turns what he has given of it, too

}  // namespace fyrd::newcastle
