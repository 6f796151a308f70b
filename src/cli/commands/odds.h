// fyrd odds: the chances of a test.
#pragma once

#include <string>
#include <vector>

#include "data/library.h"

namespace fyrd::cli {

struct OddsArguments {
  std::string rules, test;        // no test: lists those there are
  std::string by, at;             // "melee 4, sword, 2 dice"
  std::string thrown;             // "6, 5"
  std::vector<std::string> then;  // "hit: damage"
  int times = 1, men = 1;
  bool table = false, json = false;
};

int odds(const data::Library&, const OddsArguments&);

}  // namespace fyrd::cli
