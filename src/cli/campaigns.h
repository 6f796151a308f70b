// fyrd campaign: what it can do, with the arguments it takes.
#pragma once

#include "cli/commands.h"

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

struct CampaignRunArguments {
  BattleArguments battle;
  std::vector<std::string> scenarios;
  std::uint32_t campaigns = 200, battles = 10;
  std::uint64_t seed = 1;
  unsigned threads = 0;
  std::vector<std::string> players = {"quick"};
  bool json = false;
};

int campaign_new(const data::Library&, const CampaignArguments&);
int campaign_status(const data::Library&, const CampaignArguments&);
int campaign_battle(const data::Library&, const CampaignArguments&);
int campaign_aftermath(const data::Library&, const CampaignArguments&);
int campaign_run(const data::Library&, const CampaignRunArguments&);

}  // namespace fyrd::cli
