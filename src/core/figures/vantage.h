// Places worth going to for the sake of those who cannot be got at from here.
#pragma once

#include "core/figures/places.h"

namespace fyrd {

// Calls `offer(to, whom)` for as few places as it takes, the nearest first, so that each of `whom` is seen from one of
// them if he is from any that was tried: `seen(to, whom)` says who of them are from there, `legal(to)` whether one may
// go.
template <class Seen, class Legal, class Offer>
void each_vantage(Point from, Length most, FigureSet whom, Seen&& seen, Legal&& legal, Offer&& offer) {
  constexpr int winds = 32, rings = 8;
  for (int ring = 1; ring <= rings && !whom.empty(); ++ring) {
    each_place(from, winds, {most * ring / rings}, [&](Point to, Angle, Length) {
      if (whom.empty()) return;
      const FigureSet found = seen(to, whom);
      if (found.empty() || !legal(to)) return;
      offer(to, found);
      whom = whom - found;
    });
  }
}

}  // namespace fyrd
