// A look over TOML text before the parser sees it, for what the parser itself would not survive or bound.
#pragma once

#include <string>
#include <string_view>

#include "data/store.h"

namespace fyrd::data {

struct ScanResult {
  std::string message;  // empty when the text may be parsed
  Place place;
};

// Bounds brackets within brackets, the parts of a dotted key (toml++ 3.3 has no limit, and takes down a chain of
// tables by recursion) and the number of values. Syntax is left to the parser.
ScanResult scan_toml(std::string_view text);

}  // namespace fyrd::data
