// Areas of enemies that are left: whose they are, and which on a way that is not walked, through the air or along a
// face (NOT-080, NOT-A20, A81).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// Whether somebody minds that an enemy leaves his area: not the fallen, nor who panics (NOT-A20).
bool minds(Here, FigureId, FigureId mover);

// Whose area is left, and the last place in it.
struct Departure {
  FigureId who;
  Spot at;
};
struct Departures {
  std::array<Departure, max_figures> all{};
  int count = 0;
  std::span<const Departure> each() const { return {all.data(), static_cast<std::size_t>(count)}; }
};
// In order, on straight legs from spot to spot; the first is where he is.
Departures departures(Here, FigureId mover, std::span<const Spot> way);

// Those in whose area he is and would not be elsewhere: for who gets there through a window or a roof.
FigureSet left_behind(Here, FigureId mover, Spot elsewhere);

}  // namespace fyrd::nottingham
