// What the picture is painted on.
#pragma once

#include "cli/pictures/page.h"

namespace fyrd::cli {

void draw_vellum(Page&, const Picture&, double width, double height);

}  // namespace fyrd::cli
