// Where the quick player's Heroes go.
#pragma once

#include "rulesets/stormclouds/deeds/action.h"
#include "rulesets/stormclouds/quick/worth.h"

namespace fyrd::stormclouds {

Worth::Deed best_move(const Worth&, const ActionOrder&);
bool wins_now(Here, FigureSet foes);  // if everybody stays where he is

}  // namespace fyrd::stormclouds
