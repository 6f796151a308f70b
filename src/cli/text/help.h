// What can be typed.
#pragma once

#include <string>

#include "cli/text/scene.h"

namespace fyrd::cli {

std::string help_text(const Scene&, const std::string& side, const Json& decision);

}  // namespace fyrd::cli
