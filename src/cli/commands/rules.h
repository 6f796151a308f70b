// fyrd rules: what there is to play.
#pragma once

#include <string>

#include "data/library.h"

namespace fyrd::cli {

int rules(const data::Library&, const std::string& ruleset);  // "": all of them

}  // namespace fyrd::cli
