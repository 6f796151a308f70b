// From whom somebody runs who routs, in the better and the more realistic game (MER-B-A09, MER-B-A16).
#pragma once

#include "core/figures/flight.h"
#include "rulesets/merlin/battle.h"

namespace fyrd::merlin {

inline FigureId nearest_unrouted(Here here, FigureId id, FigureSet routed) {
  return nearest(here, here[id].at, enemies(here, id) - routed);
}

// MER-B-A16 straight away from him, past everybody and everything, over the table's edge if it comes to that.
inline Flights flights(Here here, FigureId id, FigureId from, Length allowance, std::span<const Shape> closed = {}) {
  return fyrd::flights(here, id, here[from].at, allowance, here.b.ways[here[id].base], closed);
}

}  // namespace fyrd::merlin
