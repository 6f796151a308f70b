// Sides and figures entered into a battle under names nobody else bears, and places in line for them.
#pragma once

#include "core/play/battle.h"
#include "data/problems.h"
#include "rulesets/roster.h"
#include "rulesets/scenario.h"

namespace fyrd {

Side enrol_party(Battle&, Tabletop&, const std::string& id, const std::string& name);
// Nobody, and a problem, when the battle is full.
FigureId enrol(Battle&, Tabletop&, Side, const std::string& id, const std::string& name, const std::string& profile,
               data::Problems&);

// Somebody who is on the table from the beginning: where his band says, or else in his place in the zone.
void take_place(const Battle&, Figure&, const Start&, const Zone&, Point place);

// Where the k-th of n figures stands along the front of a zone, the first in the middle: rows of as many as fit with so
// much room for each, and no wider apart than `pitch`.
struct Spacing {
  Length room, pitch;
};
Point place_in_line(const Zone&, const Spacing&, int k, int n, Length base);

// A place in a zone in words, as who stands there sees it: "in the middle", "2″ left of the middle, 3″ back".
std::string place_text(const Zone&, Point, Length base, Unit);
// Where people are set up, as a region of nobody in particular.
Region region_of(const Zone&);

// Nobody on impassable ground, over the edge, or on top of somebody else.
void check_places(const Battle&, const Tabletop&, data::Problems&);

}  // namespace fyrd
