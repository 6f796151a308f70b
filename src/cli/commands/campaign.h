// fyrd campaign new, battle, aftermath: bands led from battle to battle.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/commands/battle.h"

namespace fyrd::cli {

struct CampaignArguments {
  std::string file, name;
  BattleArguments battle;  // its sides are bands: files or names of warbands when it begins, later their places in it
  std::vector<std::string> others;   // warbands that take part in a battle without being of the campaign
  std::vector<std::string> players;  // "me" or a computer player, one for each side, or one for all
  std::string band;                  // whose aftermath; empty: of all that have one to settle
  std::string dice;                  // empty: as they were, and seeded ones where something begins
  std::optional<std::uint64_t> seed;
  std::string record, out;  // a game that was played elsewhere; where to write one that is to be
  bool json = false;
};

int campaign_new(const data::Library&, const CampaignArguments&);
int campaign_battle(const data::Library&, const CampaignArguments&);
int campaign_aftermath(const data::Library&, const CampaignArguments&);

}  // namespace fyrd::cli
