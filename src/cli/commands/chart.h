// fyrd chart: a flowchart of Stormclouds, drawn or checked.
#pragma once

#include <cstdint>
#include <string>

#include "data/library.h"

namespace fyrd::cli {

struct ChartArguments {
  std::string name;
  std::string out = "-";
  bool check = false;
  std::uint32_t games = 10000;
  std::uint64_t seed = 1;
};

int chart(const data::Library&, const ChartArguments&);

}  // namespace fyrd::cli
