// One battle of an experiment again, as a record that can be looked at.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/lab/opened.h"

namespace fyrd::cli {

struct BattleOfArguments {
  std::string file;  // of rows
  std::uint64_t battle = 0;
  std::string out = "-";
};

// The record of battle k of an experiment, which ended in this state; nothing, and why, where it does not come to it.
std::optional<std::string> record_of(const Opened&, std::uint64_t battle, std::uint64_t hash, std::string& why);

// Plays battle k of the rows in a file again. It must end as its row says; else nothing is written.
int lab_battle(const data::Library&, const BattleOfArguments&);

}  // namespace fyrd::cli
