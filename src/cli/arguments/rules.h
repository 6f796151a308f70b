// fyrd odds, engine, rules, chart and bench.
#pragma once

#include "cli/arguments/command.h"

namespace fyrd::cli {

void define_rules(Commands&);

}  // namespace fyrd::cli
