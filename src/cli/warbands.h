// Warbands as they are named on the command line.
#pragma once

#include <optional>
#include <string>

#include "rulesets/ruleset.h"

namespace fyrd::cli {

struct WarbandArguments;

// A warband by its name, or from a TOML or JSON file; "-" is standard input.
data::Tree read_warband(const data::Library&, const Ruleset&, const std::string& file, data::Problems&);
data::Tree read_warband_file(const std::string& file, data::Problems&);

struct Mustered {
  const Ruleset* rules = nullptr;
  data::Tree tree;
};
// With the rules that are named, or those the file is for; nothing, and what to exit with, after a complaint.
std::optional<Mustered> muster(const data::Library&, const WarbandArguments&, int& code);

}  // namespace fyrd::cli
