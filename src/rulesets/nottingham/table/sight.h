// Who sees whom, and who is obscured (NOT-032, NOT-033, NOT-A52, A62, A92).
#pragma once

#include "core/table/sight.h"
#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// Bodies for sight (NOT-A62).
Spot eyes(Here, FigureId);
Prism body(Here, FigureId);
Length body_height(Here, FigureId);

// NOT-032 in the forward area, and some line joins his eyes to the body.
bool sees(Here, FigureId, FigureId at);
// NOT-033, NOT-A52 a tenth of the body or more is hidden from his eyes.
bool obscured(Here, FigureId, FigureId at);
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
