// The arguments of fyrd serve.
#pragma once

#include "cli/arguments/command.h"

namespace fyrd::cli {

void define_serve(Commands&);

}  // namespace fyrd::cli
