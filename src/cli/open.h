// From names on the command line to a battle.
#pragma once

#include <memory>
#include <string>

#include "cli/commands.h"
#include "rulesets/ruleset.h"

namespace fyrd::cli {

constexpr const char* default_rules = "merlin-simple";

// The ruleset of that name ("" is the default one), or nothing after a complaint.
const Ruleset* known_rules(const std::string& id);

// Whether there is a computer player of that name; false after a complaint.
bool known_player(const std::string& name);

// A battle ready to begin, and what it was made from; nothing after every problem was printed.
std::shared_ptr<const Battle> open_battle(const data::Library&, const Ruleset&, const BattleArguments&,
                                          Plan* made = nullptr);

// "key=value" each, with a whole number, on or off; a mistake is a problem.
nlohmann::ordered_json options_json(const std::vector<std::string>& options, data::Problems&);

// Complains with all problems, one a line after the first.
int complain(const data::Problems&, Exit code = misuse);

}  // namespace fyrd::cli
