// fyrd bench: how fast the engine is here.
#pragma once

#include <string>
#include <vector>

#include "data/library.h"

namespace fyrd::cli {

int bench(const data::Library&, std::vector<std::string> arguments);
int bench_server(const data::Library&, const std::string& rules);  // with the other benchmarks, in tests/bench

}  // namespace fyrd::cli
