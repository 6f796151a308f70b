// From whom somebody runs who routs, in the better and the more realistic game (MER-B-A09, MER-B-A16).
#pragma once

#include "core/figures/flight.h"
#include "rulesets/merlin/battle.h"

namespace fyrd::merlin {

// The nearest enemy who does not rout; `routed` has a bit for each figure that does.
inline FigureId nearest_unrouted(const MerlinBattle& b, const Tabletop& s, FigureId id, std::uint64_t routed) {
  return nearest({b, s}, s[id].at, fyrd::enemies({b, s}, id) - FigureSet{routed});
}

// MER-B-A16 straight away from him, past everybody and everything, over the table's edge if it comes to that.
inline Flights flights(const MerlinBattle& b, const Tabletop& s, FigureId id, FigureId from, Length allowance,
                       std::span<const Shape> closed = {}) {
  return fyrd::flights({b, s}, id, s[from].at, allowance, b.ways[s[id].base], closed);
}

}  // namespace fyrd::merlin
