// fyrd print: what it can print, and the arguments it takes.
#pragma once

#include "cli/commands/battle.h"

namespace fyrd::cli {

struct PrintArguments {
  std::vector<std::string> warbands;  // names or files
  std::string record;                 // a battle instead of them
  std::optional<std::size_t> at;
  std::string campaign, band;  // a campaign's file; one of its bands, or empty: all
  BattleArguments battle;
  std::string out = "-";
  std::string paper = "a4";
};

int print_cards(const data::Library&, const PrintArguments&);
int print_reference(const data::Library&, const PrintArguments&);
int print_scenario(const data::Library&, const PrintArguments&);
int print_charts(const data::Library&, const PrintArguments&);
int print_roster(const data::Library&, const PrintArguments&);

}  // namespace fyrd::cli
