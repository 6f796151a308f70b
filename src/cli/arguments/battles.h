// fyrd play, sim, replay and draw.
#pragma once

#include "cli/arguments/command.h"

namespace fyrd::cli {

void define_battles(Commands&);

}  // namespace fyrd::cli
