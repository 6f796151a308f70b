// The course of an experiment: battles on all cores, rows to a file, how long it will take, an end at any time, and
// going on later or elsewhere.
#pragma once

#include "cli/lab/answer.h"
#include "cli/lab/rows.h"

namespace fyrd::cli {

struct CourseArguments {
  unsigned threads = 0;  // 0: one a core
  int patience = 10;     // seconds that a program from outside has for a decision
  std::string rows;      // a file; empty: none are kept
  bool resume = false;   // what is in it is not played again
  Shard shard;
  std::string shard_text;  // as it was typed
  bool json = false;
  std::string report;  // a page to be written
};

// Plays an experiment and prints the answer; the exit code, 130 after Ctrl-C.
int run_experiment(const data::Library&, Experiment, const CourseArguments&);

// The answer from the rows of all shards, to the last bit what one machine would have said; its rows to a file of their
// own, if one is named.
int merge(const data::Library&, const std::vector<std::string>& files, const CourseArguments&);

}  // namespace fyrd::cli
