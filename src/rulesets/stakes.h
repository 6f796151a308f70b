// What wins a battle, and who has lost it, in words that several rulesets share.
#pragma once

#include "core/play/battle.h"
#include "rulesets/scenario.h"

namespace fyrd {

// "Saxons hold the bridge until the end of turn 6, or Normans have more there then."
std::string contested(const Battle&, const Objective&, int turns);

// "Normans lose half of their worth": of the side that has not won, where two fight.
std::string loser_does(const Battle&, const Tabletop&, std::string_view verb);
std::string winner_does(const Battle&, const Tabletop&, std::string_view verb);

}  // namespace fyrd
