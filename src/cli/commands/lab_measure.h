// fyrd lab measure: how a game plays.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/commands/battle.h"

namespace fyrd::cli {

struct MeasureArguments {
  BattleArguments battle;
  std::vector<std::string> set, forbid, players = {"quick"};
  std::uint32_t games = 1'000;
  std::uint64_t seed = 1;
  unsigned threads = 0;
  bool json = false;
};
int lab_measure(const data::Library&, const MeasureArguments&);

}  // namespace fyrd::cli
