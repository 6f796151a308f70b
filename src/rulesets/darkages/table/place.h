// Who stands where, at any moment of a movement: contact, groups, and how far a man goes (DRK-001, DRK-A14, DRK-A34,
// DRK-A49, DRK-A51).
#pragma once

#include "core/figures/sides.h"
#include "rulesets/darkages/battle.h"

namespace fyrd::darkages {

// DRK-A34 the table as it was at a tick; at the last it is as it is now.
Tabletop moment(Here, int tick);
Point place_at(const State&, FigureId, int tick);
bool set_out(const Man&, int tick);  // whether he had left his place by then

inline bool round_base(Then then, FigureId id) { return then.b.bases[then[id].base].count == 1; }
Length half_depth(Then, FigureId);                      // from the middle to the furthest of the base
Shape base_at(Then, FigureId, Point at, Angle facing);  // as if it lay there
bool touch(Then, FigureId, FigureId);                   // DRK-B04
Length gap(Then, FigureId, FigureId);                   // DRK-A49
FigureSet touched_foes(Then, FigureId);
FigureSet touched_friends(Then, FigureId);
// DRK-A14 those of his side within 2 cm of one another, himself included; nobody when they are fewer than three.
FigureSet group_of(Then, FigureId);

template <class Is>
bool any(FigureSet set, Is&& is) {
  for (FigureId id : set) {
    if (is(id)) return true;
  }
  return false;
}

// Those of some men who hang together with one of them by links of one kind, himself included.
template <class Linked>
FigureSet body_of(FigureId id, FigureSet men, Linked&& linked) {
  FigureSet all, fresh;
  all.add(id), fresh.add(id);
  while (!fresh.empty()) {
    const FigureId one = fresh.first();
    fresh.drop(one);
    for (FigureId mate : men - all) {
      if (linked(one, mate)) all.add(mate), fresh.add(mate);
    }
  }
  return all;
}

Length foot_allowance(const DarkAgesBattle&, FigureId);  // DRK-001 of a man on foot
Length allowance(Here, FigureId);
void put(const DarkAgesBattle&, State&, FigureId, Point);

}  // namespace fyrd::darkages
