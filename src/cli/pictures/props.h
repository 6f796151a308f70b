// Things and doors.
#pragma once

#include "cli/pictures/page.h"

namespace fyrd::cli {

void draw_props(Page&, const Picture&);

}  // namespace fyrd::cli
