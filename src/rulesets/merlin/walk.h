// Walking along a path, in all three games: what is in the way, and where a figure ends up (MER-S-A13).
#pragma once

#include "rulesets/merlin/battle.h"

namespace fyrd::merlin {

// What keeps a figure from walking a path, however long it is.
struct Obstruction {
  enum class By : std::uint8_t { nothing, ground, edge, enemy, friends } by = By::nothing;
  int piece = -1;            // of ground
  FigureId figure = nobody;  // an enemy passed through or a friend stood upon
  explicit operator bool() const { return by != By::nothing; }
};

Obstruction obstruction(const MerlinBattle&, const Tabletop&, FigureId, const Path&);
Refusal obstruction_refusal(const MerlinBattle&, Obstruction);

// Where a way that ends inside a shape comes into it for the last time.
Point entered(const Shape&, Point from, const Path&);

// What a way takes of what there is; and those of the enemies who could strike whoever stands at its end: `reach` says how
// far an enemy does.
template <class Reach>
void explain_way(const MerlinBattle& b, const Tabletop& s, FigureId id, const Path& path, Length allowed, const char* rule, const char* reach_rule,
                 Reach&& reach, Explanation& why) {
  const Length way = length(s[id].at, path);
  why.length = way, why.left = allowed - way;
  why.witnesses.push_back({"way", rule, measure_text(way, b.unit) + " of " + measure_text(allowed, b.unit), s[id].at, path.end(), allowed - way});
  for (FigureId e : everyone(s)) {
    if (!enemies(s, id, e) || !s[e].in_play()) continue;
    const Length far = reach(e);
    if (within(Disc{path.end(), b.radius(s[id])}, b.disc_of(s[e]), far))
      why.threats.push_back({e, "within reach of " + b[e].name + ", " + measure_text(far, b.unit), reach_rule,
                             entered(disc(s[e].at, b.radius(s[e]) + far + b.radius(s[id])), s[id].at, path)});
  }
}

// Puts a figure at the end of a path, looking the way it came.
void walk(const MerlinBattle&, Tabletop&, FigureId, const Path&);

}  // namespace fyrd::merlin
