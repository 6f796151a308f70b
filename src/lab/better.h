// What is better for whoever has it, read from data/lab/<ruleset>.toml, and battles in which one of two equal bands has
// it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "rulesets/ruleset.h"

namespace fyrd {

// One number or skill that one side has and the other has not.
struct Better {
  std::string name;  // "longbow: damage 1, then 2"
  // The side that has it is the first one here, the second one there; nothing there, where sides cannot be exchanged.
  std::shared_ptr<const Battle> first, second;
  // The same two battles without it, where the bands are not equal: nothing for a mirror match.
  std::shared_ptr<const Battle> first_before, second_before;
};

// All that the file names and some band of it has; what no band has stands in `unseen`.
struct Betters {
  std::vector<Better> all;
  std::vector<std::string> unseen;
};
Betters read_betters(const Ruleset&, const data::Library&, data::Problems&);

}  // namespace fyrd
