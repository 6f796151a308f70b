// Who sees whom, and who is obscured (NOT-032, NOT-033, NOT-164, NOT-A52, A60, A62,
// A92).
#pragma once

#include "core/dice/fraction.h"
#include "core/table/sight.h"
#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// Bodies for sight (NOT-A62).
Spot eyes(Here, FigureId);
Prism body(Here, FigureId);
Length body_height(Here, FigureId);

// NOT-032, NOT-164 in the forward area, not lost in the fog, and some line joins his eyes to the body.
bool sees(Here, FigureId, FigureId at);
bool lost_in_fog(Here, FigureId, FigureId at);
// NOT-033, NOT-A52 a tenth of the body or more is hidden from his eyes.
bool obscured(Here, FigureId, FigureId at);

// How somebody presents himself to who strikes or shoots at him: the area of his in which that one is, and whether
// ground or people hide a tenth of him.
struct Stance {
  Quarter from = Quarter::front;
  bool hidden = false;
  Fraction chance = 1;  // that it is so, where a die has still to say
};
// NOT-031, NOT-033, NOT-A52, A60 what is too close to call; nothing where the table measures everything.
struct Doubt {
  bool area = false, cover = false;
};
Doubt doubt(Here, FigureId by, FigureId at);
// The stance as a deed finds it: a die for each doubt that matters to it. Who covers himself is not hidden besides.
using Covers = bool(Here, FigureId by, FigureId at, Quarter from);
Stance settled(Now, FigureId by, FigureId at, bool area_matters, Covers*);
// All that it may turn out to be.
std::vector<Stance> stances(Here, FigureId by, FigureId at, bool area_matters, Covers*);
// NOT-033 what hides part of a body, seen from an eye: all of it for a witness.
struct Look {
  bool visible = false, obscured = false;
  Seen seen;
  FigureId by;  // the warrior nearest the viewer who hides part of him; nobody: ground, a door, a thing
};
Look look(Here, FigureId, FigureId at);  // outside his forward area: nothing is seen
Look look_from(Here, FigureId who, Point at, Length height,
               FigureId target);  // if he stood there, turned that way
// The same from anywhere, for things that are no warriors (NOT-X40): nobody's own body is left out but the target's.
Look look_at(Here, Spot eye, FigureId target, FigureId but = nobody);
// Of ground, closed doors and people; who is at either end is not in the way.
bool clear_line(Here, Spot from, Spot to);

}  // namespace fyrd::nottingham
