// Friends and enemies on the table: who they are, the nearest, and whom a side may order or attack.
#pragma once

#include "core/figure_set.h"
#include "core/play/here.h"

namespace fyrd {

FigureSet in_play(const Tabletop&);
FigureSet in_play(const Tabletop&, Side);
int enrolled(const Tabletop&, Side);          // in play or not
FigureSet others(const Tabletop&, FigureId);  // in play
FigureSet enemies(Here, FigureId);            // in play

// The nearest of some figures, from the centre of one to the edge of the other; of equals the first of the roster.
FigureId nearest(Here, Point from, FigureSet of);

// What keeps a side from giving orders to a figure, and from attacking one: whose it is, and whether it is in the
// battle.
Verdict not_yours(Here, Side who, FigureId);
Verdict not_an_enemy(Here, Side who, FigureId, const char* rule);

}  // namespace fyrd
