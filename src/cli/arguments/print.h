// fyrd print, which is a family of commands.
#pragma once

#include "cli/arguments/command.h"

namespace fyrd::cli {

void define_print(Commands&);

}  // namespace fyrd::cli
