// Warbands as they are named on the command line.
#pragma once

#include <string>

#include "rulesets/ruleset.h"

namespace fyrd::cli {

// By its name, or from a TOML or JSON file.
data::Tree read_warband(const data::Library&, const Ruleset&, const std::string& file, data::Problems&);

}  // namespace fyrd::cli
