// What the files that define arguments share. The argument library is known to this room alone.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands/battle.h"
#include "data/library.h"

namespace fyrd::cli {

// All commands there are, and what each does when it is asked for.
class Commands {
 public:
  using Run = std::function<int(const data::Library&)>;

  explicit Commands(CLI::App& app) : app_(app) {}
  CLI::App* add(const char* name, const std::string& what, const std::string& examples, CLI::App* family = nullptr);
  void when(const CLI::App* command, Run run) { all_.emplace_back(command, std::move(run)); }
  int run(const data::Library&) const;  // what was asked for

 private:
  CLI::App& app_;
  std::vector<std::pair<const CLI::App*, Run>> all_;
};

// Digits and nothing else: the library would take −1 for a very great number and 010 for eight.
CLI::Validator whole(std::uint64_t least, std::uint64_t most);
constexpr std::uint64_t greatest = INT64_MAX;  // a seed in a record, and any count

// Options that several commands have.
void rules_option(CLI::App*, BattleArguments&);
void battle_options(CLI::App*, BattleArguments&);  // scenario, sides, and options of the rules
void patience_option(CLI::App*, int& seconds);     // of programs from outside

}  // namespace fyrd::cli
