// fyrd print: what it can print, and the arguments it takes.
#pragma once

#include "cli/commands.h"

namespace fyrd::cli {

struct PrintArguments {
  std::vector<std::string> warbands;  // names or files
  std::string record;                 // a battle instead of them
  std::optional<std::size_t> at;
  BattleArguments battle;
  std::string out = "-";
  std::string paper = "a4";
};

int print_cards(const data::Library&, const PrintArguments&);
int print_reference(const data::Library&, const PrintArguments&);
int print_scenario(const data::Library&, const PrintArguments&);

}  // namespace fyrd::cli
