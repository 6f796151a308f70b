// What can still be read of a file whose pages are damaged.
#pragma once

#include <string>

namespace fyrd::store {

// Every row that can be read, as it is, from a file to a new one; its log is folded in. A sentence when nothing can be.
// What is missing or wrong in the rows is found by their seals later.
std::string salvage(const std::string& from, const std::string& to);

}  // namespace fyrd::store
