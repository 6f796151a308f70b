// The arguments of fyrd lab.
#pragma once

#include "cli/arguments/command.h"

namespace fyrd::cli {

void define_lab(Commands&);

}  // namespace fyrd::cli
