// fyrd sim: many battles between computer players, counted.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/commands/battle.h"

namespace fyrd::cli {

struct SimArguments {
  BattleArguments battle;
  std::uint32_t games = 1000;
  std::uint64_t seed = 1;
  unsigned threads = 0;  // 0: one a core
  std::vector<std::string> players = {"quick"};
  int patience = 10;             // seconds that a program from outside has for a decision
  std::string failing = "stop";  // or "lose": what becomes of a battle in which one fails
  bool json = false;
  bool swap = false;
};

int sim(const data::Library&, const SimArguments&);

}  // namespace fyrd::cli
