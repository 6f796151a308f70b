// fyrd campaign run: many campaigns between computer players.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/commands/battle.h"

namespace fyrd::cli {

struct CampaignRunArguments {
  BattleArguments battle;
  std::vector<std::string> scenarios;
  std::uint32_t campaigns = 200, battles = 10;
  std::uint64_t seed = 1;
  unsigned threads = 0;
  std::vector<std::string> players = {"quick"};
  bool json = false;
};

int campaign_run(const data::Library&, const CampaignRunArguments&);

}  // namespace fyrd::cli
