// Warbands from files.
#pragma once

#include <string>

#include "rulesets/ruleset.h"

namespace fyrd::cli {

// A warband by its name, or from a TOML or JSON file; "-" is standard input.
data::Tree read_warband(const data::Library&, const Ruleset&, const std::string& file, data::Problems&);

}  // namespace fyrd::cli
