// The values of positions that `fyrd lab fit` has found, a file a ruleset.
#pragma once

#include "core/play/value.h"
#include "rulesets/ruleset.h"

namespace fyrd {

// Of a scenario by its name; else what holds for any; else, where there is no file, the plain one.
Value read_value(const Ruleset&, const data::Library&, std::string_view scenario, data::Problems&);

}  // namespace fyrd
