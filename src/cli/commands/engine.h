// fyrd engine: the protocol for other programs.
#pragma once

#include "data/library.h"

namespace fyrd::cli {

int engine(const data::Library&);

}  // namespace fyrd::cli
