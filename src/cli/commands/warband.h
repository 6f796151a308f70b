// fyrd warband new and check: a warband to begin with, and every problem of one.
#pragma once

#include <string>

#include "data/library.h"

namespace fyrd::cli {

struct WarbandArguments {
  std::string rules, file;  // a file, or the name of a warband that is there already
  std::string from, out = "-";
  bool force = false;
};

int warband_new(const data::Library&, const WarbandArguments&);
int warband_check(const data::Library&, const WarbandArguments&);

}  // namespace fyrd::cli
