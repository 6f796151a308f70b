// Places that the quick player's errands have in common.
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

inline Edge home_edge(Here here, FigureId id) { return edge_behind(here.b.zones[here.s.band_of(id).zone].facing); }

// The k-th of the places to either side of one, along an edge.
inline Point aside(Point p, Edge edge, int k, Length apart) {
  const int off = (k % 2 ? 1 : -1) * ((k + 1) / 2) * apart.units;
  return runs_east(edge) ? Point{p.x + off, p.y} : Point{p.x, p.y + off};
}

// Where he touches something: on his side of it, or on the side towards somewhere.
inline Point beside(Here here, FigureId id, const Shape& what, Point towards) {
  const Length radius = here.b.inner(here[id]);
  const Nearest near = nearest(disc(towards, radius), what);
  return near.on_b + with_length(towards - near.on_b, radius + here.b.numbers.contact / 2);
}

inline bool fit(const State& s, FigureId id) {
  return s[id].pose == Pose::standing && !s.panics(id) && !s.man(id).mounted;
}

// Those of a crew of his side who are readier than he to do something somewhere: nearer to it, and less tired.
inline int readier_friends(Here here, FigureId id, Point to, FigureSet crew) {
  const auto& [b, s] = here;
  const auto far = [&](FigureId who) { return distance(s[who].at, to) + b.inch(3) * s.man(who).bound(); };
  const Length own = far(id);
  int count = 0;
  for (FigureId other : crew) count += other != id && b.friends(s, id, other) && fit(s, other) && far(other) < own;
  return count;
}

}  // namespace fyrd::nottingham
