// The arguments of fyrd store.
#pragma once

#include "cli/arguments/command.h"

namespace fyrd::cli {

void define_store(Commands&);

}  // namespace fyrd::cli
