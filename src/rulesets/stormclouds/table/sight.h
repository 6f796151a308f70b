// Who sees whom: clearly, in part, or not at all (STO-004, STO-A21, STO-A38).
#pragma once

#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

enum class Look : std::uint8_t { none, partial, clear };
enum class Arc : std::uint8_t { front, all };  // all: as if he could turn

// What hides most, for those who ask.
struct View {
  Look look = Look::none;
  int seen = 0;              // per cent of the target
  FigureId figure = nobody;  // the last figure that covers a part …
  int piece = -1;            // … and the last piece
};
View view(Here, FigureId by, FigureId at, Arc = Arc::front);
Look look(Here, FigureId by, FigureId at, Arc = Arc::front);
// A place on the ground, seen or not.
bool sees_place(Here, FigureId by, Point);

}  // namespace fyrd::stormclouds
