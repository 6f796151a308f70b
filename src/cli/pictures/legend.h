// The foot of the page.
#pragma once

#include "cli/pictures/page.h"

namespace fyrd::cli {

double legend_height(const Picture&, double width);
void draw_legend(Page&, const Picture&, double left, double top, double width);

}  // namespace fyrd::cli
