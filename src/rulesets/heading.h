// What scenarios and warbands begin with: a name, and the rules they are for.
#pragma once

#include "rulesets/ruleset.h"

namespace fyrd {

// Of somebody, or of a band; an empty one is a problem.
std::string read_name(const data::Node&, std::size_t most, data::Problems&);

std::string points_text(int points);  // "3 points."

// Scenarios and warbands name the rulesets they are for; without a list they are for all of the folder.
bool is_for(const Ruleset&, const data::Node& root, data::Problems&);
// Says so when these are not among them; `what` is "the scenario 'castle'".
void refuse_others(const Ruleset&, const data::Node& root, const std::string& what, data::Problems&);

}  // namespace fyrd
