// A folder of data files laid over the built-in ones.
#pragma once

#include <string>

#include "data/library.h"

namespace fyrd::cli {

// Lays every *.toml below a folder over the library's own files. Gives back a sentence when that is not possible.
std::string overlay(data::Library& library, const std::string& folder);

}  // namespace fyrd::cli
