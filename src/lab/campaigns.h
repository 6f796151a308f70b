// Whole campaigns between computer players: how bands grow and die from battle to battle.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "lab/simulate.h"
#include "rulesets/campaign.h"

namespace fyrd {

// What is played: each battle in the next of the scenarios, the aftermath of every band after it.
struct CampaignPlan {
  std::vector<data::Tree> scenarios;
  std::vector<data::Tree> bands;
  std::vector<data::Tree> others;  // who take part without being of the campaign, after the bands
  std::uint32_t battles = 10;
};

// One band in one battle and its aftermath.
struct BandStep {
  int rating = 0, figures = 0;  // before the battle
  int out = 0, deaths = 0;      // in it; and of all who were of the band before, how many are no longer after it
  bool won = false;
};

struct CampaignOutcome {
  std::vector<std::vector<BandStep>> steps;  // by battle and band
  std::vector<int> ratings;                  // of the bands at the end
  std::uint64_t hash = 0;                    // of all battles and aftermaths
  std::string trouble;  // a band that could not fight, or an aftermath that could not be settled; empty: none
};

CampaignOutcome simulate_campaign(const data::Library&, const Ruleset&, const CampaignPlan&,
                                  std::span<const Player* const> players,
                                  std::uint64_t seed);  // one for each band, and one for each of the others

// `count` of them, the i-th seeded by (seed, i), in order, the same on any number of threads.
std::vector<CampaignOutcome> simulate_campaigns(const data::Library&, const Ruleset&, const CampaignPlan&,
                                                std::span<const Player* const> players, std::uint64_t seed,
                                                std::uint32_t count, unsigned threads,
                                                const std::function<bool(std::uint32_t done)>& progress = {});

}  // namespace fyrd
