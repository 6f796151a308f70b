// What people have built and planted.
#pragma once

#include "cli/pictures/brush.h"

namespace fyrd::cli {

void paint_house(Page&, const Picture&, const Painted&);
void paint_hedge(Page&, const Painted&);
void paint_wall(Page&, const Painted&);
void paint_fence(Page&, const Painted&);

}  // namespace fyrd::cli
