// What a campaign has to tell: each band's battles, and each man's career.
#pragma once

#include "campaign/campaign.h"

namespace fyrd::campaign {

enum class Lot : std::uint8_t { serving, dead, gone };

// What happened to somebody after a battle.
struct Moment {
  int battle = 0;          // of the band, from 1
  std::string kind, text;  // of the event
};

struct Career {
  std::string id, name;
  int since = 0;                 // the band's battle after which he joined; 0: he was there from the start
  int battles = 0, felled = 0;   // fought in; enemies he put out of action
  int out = 0;                   // how often he went out of action himself
  int wounds = 0, advances = 0;  // that stay with him; of a group all have its advances
  Lot lot = Lot::serving;
  std::vector<Moment> story;
};

struct Engagement {
  std::string scenario, verdict;
  std::vector<std::string> enemies;
  bool over = false, won = false, drawn = false;
  bool settled = false;
  int rating = 0;  // of the band when it began
};

struct Annals {
  std::string name;
  int rating = 0;  // now
  int won = 0, drawn = 0, lost = 0, deaths = 0;
  std::vector<Engagement> battles;
  std::vector<Career> careers;  // in the order in which they joined
};

std::vector<Annals> chronicle(const Campaign&);  // one a band

// A band as it is now, as the figures of an aftermath, whose rules tell everything about everybody.
struct Company {
  std::shared_ptr<const Battle> battle;
  Stored now;
};
Company company(const Campaign&, std::size_t band);

Json chronicle_json(const Campaign&);

}  // namespace fyrd::campaign
