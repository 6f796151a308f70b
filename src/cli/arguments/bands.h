// fyrd warband and fyrd campaign, which are families of commands.
#pragma once

#include "cli/arguments/command.h"

namespace fyrd::cli {

void define_bands(Commands&);

}  // namespace fyrd::cli
