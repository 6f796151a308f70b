// Warbands somebody has built, legal or not.
#pragma once

#include <cstdint>
#include <string>

namespace fyrd::store {

struct Band {
  std::string id, rules, name;
  std::string warband;                 // JSON, in the form of the data files
  std::int64_t made = 0, changed = 0;  // milliseconds since 1970
  bool whole = true;                   // what was written; others are only told of
  std::string owner = {};              // the token of who may change it
};

}  // namespace fyrd::store
