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

// Puts a figure at the end of a path, looking the way it came.
void walk(const MerlinBattle&, Tabletop&, FigureId, const Path&);

}  // namespace fyrd::merlin
