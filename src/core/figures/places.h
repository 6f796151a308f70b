// Places worth offering to somebody who goes, and the first good one straight on or a little aside.
#pragma once

#include <initializer_list>
#include <optional>

#include "core/figure_set.h"
#include "core/play/here.h"

namespace fyrd {

// Calls `offer(to, wind, way)` for places in so many directions, the first `from_wind`, at each of some distances.
template <class Offer>
void each_place(Point from, int winds, std::initializer_list<Length> ways, Offer&& offer, Angle from_wind = north) {
  for (int i = 0; i < winds; ++i) {
    const Angle wind = from_wind + Angle{static_cast<std::uint16_t>(i * 65536 / winds)};
    for (const Length way : ways) {
      if (way > Length{}) offer(from + along(wind, way), wind, way);
    }
  }
}

// "Hugh 4″ north-east": a place as it is offered.
std::string place_label(Here, FigureId, Point to);

// Where a figure can get to among those whose bases it must go around.
Region region(Here, FigureId, const Ways&, Length most, FigureSet around);

// The first of the ways straight on and so many degrees aside for which `good(to, degrees)` holds.
template <class Good>
std::optional<Point> straight_or_aside(Point from, Angle ahead, Length way, std::initializer_list<int> degrees_aside,
                                       Good&& good) {
  for (const int aside : degrees_aside) {
    const Point to = from + along(ahead + degrees(aside), way);
    if (good(to, aside)) return to;
  }
  return std::nullopt;
}

}  // namespace fyrd
