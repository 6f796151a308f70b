// Who is in play, and on whose side.
#include "core/figures/sides.h"

#include "core/play/cure.h"

namespace fyrd {

namespace {

FigureSet those(const Tabletop& s, auto&& is) {
  FigureSet set;
  for (FigureId id : everyone(s)) {
    if (s[id].in_play() && is(id)) set.add(id);
  }
  return set;
}

Verdict out_of_play(Here here, FigureId id) {
  if (here[id].in_play()) return {};
  return Refusal{"out_of_play", here.name(id) + " is out of the battle.", "", cure::in_battle};
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

int enrolled(const Tabletop& s, Side side) {
  int count = 0;
  for (FigureId id : everyone(s)) count += s[id].side == side;
  return count;
}

FigureSet enemies(Here here, FigureId id) {
  return those(here.s, [&](FigureId other) { return here.b.enemies(here.s, id, other); });
}

FigureId nearest(Here here, Point from, FigureSet of) {
  FigureId best = nobody;
  Length least = longest;
  for (FigureId id : of) {
    const Length gap = distance(from, here[id].at) - here.b.radius(here[id]);
    if (gap < least) best = id, least = gap;
  }
  return best;
}

Verdict not_yours(Here here, Side who, FigureId id) {
  if (here[id].side != who) return Refusal{"not_yours", here.name(id) + " is not of your side.", "", cure::own_man};
  return out_of_play(here, id);
}

Verdict not_an_enemy(Here here, Side who, FigureId id, const char* rule) {
  if (here.b.friends(here[id].side, who))
    return Refusal{"not_an_enemy", here.name(id) + " is no enemy.", rule, cure::an_enemy};
  return out_of_play(here, id);
}

}  // namespace fyrd
