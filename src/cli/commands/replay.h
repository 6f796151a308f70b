// fyrd replay: a recorded battle told again.
#pragma once

#include <optional>
#include <string>

#include "data/library.h"

namespace fyrd::cli {

struct ReplayArguments {
  std::string file;
  bool verify = false;
  bool quiet = false;
  std::optional<std::size_t> at;
};

int replay(const data::Library&, const ReplayArguments&);

}  // namespace fyrd::cli
