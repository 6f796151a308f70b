// fyrd lab compare, sweep, fair, price and tune: experiments from a file or from the command line.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/lab/course.h"

namespace fyrd::cli {

// What was typed; it comes before what a file says.
struct ExperimentArguments {
  explicit ExperimentArguments(const char* question) : asks(question) {}
  std::string asks;
  std::vector<std::string> what;  // a file, or variants, ranges, a ruleset
  std::string rules, against;
  std::string target;              // "turns=8"
  std::vector<std::string> tries;  // ranges
  std::vector<std::string> scenarios, sides, options, set, players;
  std::optional<std::uint64_t> seed;
  std::optional<std::uint32_t> rounds;
  std::optional<double> more, less;
  bool one_end = false, fixed = false, apart = false;
  CourseArguments course;
};

int lab_experiment(const data::Library&, const ExperimentArguments&);

}  // namespace fyrd::cli
