// What a campaign has to tell: each band's battles, and each man's career.
#pragma once

#include "campaign/campaign.h"

namespace fyrd::campaign {

enum class Lot : std::uint8_t { serving, dead, gone };

struct Career {
  std::string id, name;
  int since = 0;                 // the band's battle after which he joined; 0: he was there from the start
  int battles = 0, felled = 0;   // fought in; enemies he put out of action
  int out = 0;                   // how often he went out of action himself
  Lot lot = Lot::serving;
  std::vector<std::string> story;  // of his aftermaths, a sentence each: "2: Hob dies of his wounds."
};

struct Engagement {
  std::string scenario, verdict;
  std::vector<std::string> enemies;
  bool over = false, won = false, drawn = false;
  bool settled = false;
  int rating = 0;                    // of the band when it began
};

struct Annals {
  std::string name;
  int rating = 0;                    // now
  int won = 0, drawn = 0, lost = 0, deaths = 0;
  std::vector<Engagement> battles;
  std::vector<Career> careers;       // in the order in which they joined
};

std::vector<Annals> chronicle(const Campaign&);  // one a band

Json chronicle_json(const Campaign&);

}  // namespace fyrd::campaign
