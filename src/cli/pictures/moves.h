// The last moves.
#pragma once

#include "cli/pictures/page.h"

namespace fyrd::cli {

void draw_moves(Page&, const Picture&);

}  // namespace fyrd::cli
