// The table in sentences.
#pragma once

#include <string>

#include "cli/text/scene.h"

namespace fyrd::cli {

std::string near_text(const Scene&, const Spotted&);  // one figure with what is near
std::string look_text(const Scene&);                  // everybody
std::string who_text(const Scene&, const Spotted&);   // one figure in full

}  // namespace fyrd::cli
