// What rules with campaigns offer besides their battles.
#pragma once

#include "rulesets/ruleset.h"

namespace fyrd {

// What a battle that is over leaves to a band is settled in a game like any other, its aftermath. Its events are about
// whom they name first; `maimed`, `laid_up` and `troubled` are the wounds of a career, `advanced`, `taught` and `rose`
// its advances.
class CampaignRules {
 public:
  virtual ~CampaignRules() = default;

  // The scenario of the aftermath of one side's band, which is then opened with that band as the only side. It has a
  // table `aftermath`, and in it a list `figures` of those who took part: `id`, whether `out`, how many each `felled`.
  virtual data::Tree aftermath(const Battle&, const Tabletop& over, Side) const = 0;
  // The band as an aftermath that is over leaves it, in the form of the data files.
  virtual data::Tree band_after(const Battle& aftermath, const Tabletop& over) const = 0;
  // What a band is worth at present.
  virtual int rating(const data::Library&, const data::Tree& band) const = 0;
};

// Who fights besides so many bands of a campaign: the last that the scenario suggests, if allies fight it together, or
// those for the seats that are left.
std::vector<data::Tree> guests(const Ruleset&, const data::Library&, const data::Tree& scenario, std::size_t bands,
                               data::Problems&);

// The warbands a scenario suggests to bands that join its sides.
std::vector<std::string> suggested_guests(const data::Tree& scenario, data::Problems&);

// Nothing when these rules have no campaigns.
inline const CampaignRules* campaign_rules(const Ruleset& rules) { return dynamic_cast<const CampaignRules*>(&rules); }

}  // namespace fyrd
