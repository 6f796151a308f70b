// Woods.
#pragma once

#include "cli/pictures/brush.h"

namespace fyrd::cli {

// `trees` are all that stand already, so that those of neighbouring woods keep apart.
void paint_trees(Page&, const Picture&, const Painted&, std::vector<XY>& trees);

}  // namespace fyrd::cli
