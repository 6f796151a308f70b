// fyrd odds with --then, --times or --men: tests one after another.
#pragma once

#include "cli/commands/odds.h"
#include "rulesets/ruleset.h"

namespace fyrd::cli {

// What of the arguments makes a chain of a test.
bool chained(const OddsArguments&);
int chain_odds(const Ruleset&, const Battle&, const Trial&, std::span<const Word>, const OddsArguments&);

}  // namespace fyrd::cli
