// From names on the command line to a battle.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "rulesets/ruleset.h"

namespace fyrd::cli {

// A battle by names: ruleset, scenario, warbands and "key=value" options. Empty parts take the ruleset's own first.
struct BattleArguments {
  std::string rules;
  std::string scenario;
  std::vector<std::string> sides;
  std::vector<std::string> options;
};

// A battle ready to begin, and what it was made from; nothing after every problem was printed.
std::shared_ptr<const Battle> open_battle(const data::Library&, const Ruleset&, const BattleArguments&,
                                          Plan* made = nullptr);

// "key=value" each, with a whole number, on or off; a mistake is a problem.
nlohmann::ordered_json options_json(const std::vector<std::string>& options, data::Problems&);

}  // namespace fyrd::cli
