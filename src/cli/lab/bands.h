// What an experiment plays, from the names on the command line.
#pragma once

#include "cli/commands/battle.h"
#include "cli/lab/experiment.h"
#include "data/library.h"

namespace fyrd::cli {

// Ruleset, scenario, bands and options as they were named; a band from a file goes with the experiment. False after a
// complaint.
bool take_battle(const data::Library&, const BattleArguments&, Experiment&, int& code);

// Whether these bands can fight in the first scenario of an experiment.
bool can_fight(const data::Library&, const Ruleset&, const Experiment&, const std::vector<Json>& bands);

}  // namespace fyrd::cli
