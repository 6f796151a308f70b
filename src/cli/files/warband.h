// Warbands as they are named on the command line.
#pragma once

#include <optional>
#include <string>

#include "rulesets/ruleset.h"

namespace fyrd::cli {

// Whether a warband is named by its file, as mine.toml or bands/mine; "-" is standard input.
bool is_file(const std::string& band);

// A warband by its name, or from a TOML or JSON file. One that says it is for other rules is a problem.
data::Tree read_warband(const data::Library&, const Ruleset&, const std::string& band, data::Problems&);

struct Mustered {
  const Ruleset* rules = nullptr;
  data::Tree tree;
};
// With the rules that are named, or if none are, those the file is for or the only ones that have a warband of that
// name; nothing, and what to exit with, after a complaint.
std::optional<Mustered> muster(const data::Library&, const std::string& rules, const std::string& band, int& code);

}  // namespace fyrd::cli
