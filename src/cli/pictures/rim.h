// The edge of the table.
#pragma once

#include "cli/pictures/page.h"

namespace fyrd::cli {

constexpr double rim = 26;  // as wide as this

void draw_rim(Page&, const Picture&);

}  // namespace fyrd::cli
