// Who is in play, and on whose side.
#include "core/figures/sides.h"

namespace fyrd {

namespace {

FigureSet those(const Tabletop& s, auto&& is) {
  FigureSet set;
  for (FigureId id : everyone(s)) {
    if (s[id].in_play() && is(id)) set.add(id);
  }
  return set;
}

}  // namespace

FigureSet in_play(const Tabletop& s) {
  return those(s, [](FigureId) { return true; });
}

FigureSet in_play(const Tabletop& s, Side side) {
  return those(s, [&](FigureId id) { return s[id].side == side; });
}

FigureSet others(const Tabletop& s, FigureId id) {
  return those(s, [&](FigureId other) { return other != id; });
}

FigureSet enemies(const Battle& b, const Tabletop& s, FigureId id) {
  return those(s, [&](FigureId other) { return b.enemies(s, id, other); });
}

FigureId nearest(const Battle& b, const Tabletop& s, Point from, FigureSet of) {
  FigureId best = nobody;
  Length least = longest;
  for (FigureId id : of) {
    const Length gap = distance(from, s[id].at) - b.radius(s[id]);
    if (gap < least) best = id, least = gap;
  }
  return best;
}

Verdict not_yours(const Battle& b, const Tabletop& s, Side who, FigureId id) {
  if (s[id].side != who) return Refusal{"not_yours", b[id].name + " is not of your side.", ""};
  if (!s[id].in_play()) return Refusal{"out_of_play", b[id].name + " is out of the battle.", ""};
  return {};
}

Verdict not_an_enemy(const Battle& b, const Tabletop& s, Side who, FigureId id, const char* rule) {
  if (b.friends(s[id].side, who)) return Refusal{"not_an_enemy", b[id].name + " is no enemy.", rule};
  if (!s[id].in_play()) return Refusal{"out_of_play", b[id].name + " is out of the battle.", ""};
  return {};
}

}  // namespace fyrd
