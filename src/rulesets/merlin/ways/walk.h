// Walking along a path, in all three games: what is in the way, and where a figure ends up (MER-S-A13).
#pragma once

#include "core/figures/walk.h"
#include "rulesets/merlin/battle.h"

namespace fyrd::merlin {

// MER-S-A13 nobody moves through an enemy; friends may be passed but not stood on.
inline WhyNot obstruction(Here here, FigureId id, const Path& path) {
  return obstruction(here, id, path, fyrd::enemies(here, id)).by_rule("MER-S-A13");
}

// What a way takes of what there is; and those of the enemies who could strike whoever stands at its end: `reach` says
// how far an enemy does.
template <class Reach>
void explain_way(const MerlinBattle& b, const Tabletop& s, FigureId id, const Path& path, Length allowed,
                 const char* rule, const char* reach_rule, Reach&& reach, Explanation& why) {
  const Length way = length(s[id].at, path);
  why.length = way, why.left = allowed - way;
  why.witnesses.push_back({"way", rule, measure_text(way, b.unit) + " of " + measure_text(allowed, b.unit), s[id].at,
                           path.end(), allowed - way});
  for (FigureId e : everyone(s)) {
    if (!enemies(s, id, e) || !s[e].in_play()) continue;
    const Length far = reach(e);
    if (within(Disc{path.end(), b.radius(s[id])}, b.disc_of(s[e]), far))
      why.threats.push_back({e, "within reach of " + b[e].name + ", " + measure_text(far, b.unit), reach_rule,
                             entered(disc(s[e].at, b.radius(s[e]) + far + b.radius(s[id])), s[id].at, path)});
  }
}

}  // namespace fyrd::merlin
