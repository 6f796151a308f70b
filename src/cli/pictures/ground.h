// The turf and the pieces of ground on it.
#pragma once

#include "cli/pictures/page.h"

namespace fyrd::cli {

void draw_ground(Page&, const Picture&);

}  // namespace fyrd::cli
