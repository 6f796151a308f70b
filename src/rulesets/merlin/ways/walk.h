// Walking along a path, in all three games: what is in the way, and what stands around its end (MER-S-A13).
#pragma once

#include "core/figures/walk.h"
#include "rulesets/merlin/battle.h"

namespace fyrd::merlin {

// MER-S-A13 nobody moves through an enemy; friends may be passed but not stood on.
inline WhyNot obstruction(Here here, FigureId id, const Path& path) {
  return obstruction(here, id, path, enemies(here, id)).by_rule("MER-S-A13");
}

// A way no longer than `most` that ends `apart` from the edge of an enemy: straight to him, straight to his side, or
// around what stands between; empty when there is none of these.
Path way_into(Here, FigureId, FigureId enemy, Length apart, Length most);
// A way no longer than `most` to a place, straight or around what stands between; empty when there is none.
Path way_to(Here, FigureId, Point to, Length most);

// What a way takes of what there is; and those of the enemies who could strike whoever stands at its end: `reach` says
// how far an enemy does.
template <class Reach>
void explain_way(Here here, FigureId id, const Path& path, Length allowed, const char* rule, const char* reach_rule,
                 Reach&& reach, Explanation& why) {
  const Length way = length(here[id].at, path), radius = here.b.radius(here[id]);
  const auto text = [&](Length l) { return measure_text(l, here.b.unit); };
  why.length = way, why.left = allowed - way;
  why.witnesses.push_back({"way", rule, text(way) + " of " + text(allowed), here[id].at, path.end(), allowed - way});
  for (FigureId e : enemies(here, id)) {
    const Length far = reach(e);
    if (within(Disc{path.end(), radius}, here.disc(e), far))
      why.threats.push_back({e, "within reach of " + here.name(e) + ", " + text(far), reach_rule,
                             entered(disc(here[e].at, here.b.radius(here[e]) + far + radius), here[id].at, path)});
  }
}

}  // namespace fyrd::merlin
