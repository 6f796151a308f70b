// A band without one of its parts: a thing that some of them carry, a skill, or one of its men.
#pragma once

#include <string>
#include <vector>

#include "cli/json.h"
#include "rulesets/ruleset.h"

namespace fyrd::cli {

struct Without {
  std::string what;  // "longbow", "one breton-spearman"
  Json band;
};

// One for each thing and skill that stands in a list of somebody's, taken from all who have it, and for each kind of
// man who is no leader, one of whom stays at home.
std::vector<Without> without_each(const Catalog&, const Json& band);

}  // namespace fyrd::cli
