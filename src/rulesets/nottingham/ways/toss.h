// Being thrown back and falling down (NOT-083, NOT-085, NOT-A85 … A87).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// NOT-083, NOT-A85 pushed straight away from a point: how far it goes and what ends it.
struct Toss {
  enum class By : std::uint8_t { nothing, touch, edge, drop } by = By::nothing;
  Point to;
  Length height;
  FigureId figure = nobody;  // touched
  int piece = -1;
  int door = -1;          // a door, or a window
  std::int8_t trap = -1;  // sprung on the way, which ends there
};
Toss toss(Here, FigureId, Point from, Length far);

// NOT-A87 where somebody who drops at a place ends: the nearest free spot below, clear of the edge.
struct Landing {
  Point at;
  Length height;
  bool deep = false;  // in deep water
};
Landing landing(Here, FigureId, Point over, Length from);

}  // namespace fyrd::nottingham
