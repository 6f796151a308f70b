// Names of people and places.
#pragma once

#include "cli/pictures/page.h"

namespace fyrd::cli {

void draw_names(Page&, const Picture&);

}  // namespace fyrd::cli
