// Names of rulesets and computer players, which somebody may have mistyped.
#pragma once

#include <string>

#include "rulesets/ruleset.h"

namespace fyrd::cli {

constexpr const char* default_rules = "merlin-simple";

// The ruleset of that name ("" is the default one), or nothing after a complaint.
const Ruleset* known_rules(const std::string& id);

// Whether there is a computer player of that name; false after a complaint.
bool known_player(const std::string& name);

}  // namespace fyrd::cli
