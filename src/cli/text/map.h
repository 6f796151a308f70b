// The table as a small map.
#pragma once

#include <string>

#include "cli/text/scene.h"

namespace fyrd::cli {

std::string map_text(const Scene&);

}  // namespace fyrd::cli
