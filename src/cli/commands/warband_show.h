// fyrd warband show and cost: a warband as a table.
#pragma once

#include "cli/commands/warband.h"

namespace fyrd::cli {

int warband_show(const data::Library&, const WarbandArguments&);
int warband_cost(const data::Library&, const WarbandArguments&);

}  // namespace fyrd::cli
