// Places that help who stands there: cover, fortified ground, and standing higher (MER-B-008, MER-R-013, MER-R-025).
#pragma once

#include "rulesets/merlin/battle.h"

namespace fyrd::merlin {

// MER-B-008, MER-R-013 the best cover of a target behind ground that the line of a shot crosses: 0 … 3.
int cover(Here, FigureId shooter, FigureId target);
// MER-B-008, MER-R-025 a figure in or on fortified ground, or behind it towards the enemy.
bool fortified(Here, FigureId, FigureId against);
// MER-B-008, MER-R-027, MER-B-A21 a figure stands clearly higher than another.
inline bool higher(Here here, FigureId a, FigureId than) {
  return here[a].elevation - here[than].elevation >= here.b.common.higher;
}

}  // namespace fyrd::merlin
