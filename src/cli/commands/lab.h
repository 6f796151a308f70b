// fyrd lab: values of positions fitted from battles, and how far each level of the computer beats the one below.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/commands/battle.h"

namespace fyrd::cli {

struct FitArguments {
  std::string rules, out;
  std::uint32_t games = 600;
  std::uint64_t seed = 1;
  unsigned threads = 0;  // 0: one a core
};
int lab_fit(const data::Library&, const FitArguments&);

struct LadderArguments {
  BattleArguments battle;
  std::vector<std::string> players;  // the weakest first; empty: the levels
  std::uint32_t pairs = 400;
  std::uint64_t seed = 1;
  unsigned threads = 0;
};
int lab_ladder(const data::Library&, const LadderArguments&);

}  // namespace fyrd::cli
