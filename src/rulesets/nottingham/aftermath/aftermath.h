// After a battle of a campaign: what one band has to settle before it fights again (NOT-059, NOT-X20). A game like
// any other, with one side, whose figures are the people of the band and those who may yet join it.
#pragma once

#include "rulesets/nottingham/aftermath/camp.h"

namespace fyrd::nottingham {

// The tunable numbers of data/nottingham/campaign.toml.
struct CampaignNumbers {
  int hero_dead = 0, hero_wound = 0, hero_misses = 0, henchman_dead = 0;
  int survived = 0, felled = 0, group_felled = 0, won = 0, leader = 0;
  int characteristic = 0, highest = 0, skill = 0;
  int rise_every = 0, rise_die = 0;
  int loot_won = 0, loot_not_won = 0, loot_objective = 0, loot_behind = 0, loot_step = 0;
  int hero_upkeep = 0;
};

class Aftermath final : public BattleOf<Aftermath, Camp> {
 public:
  Armoury armoury;
  CampaignNumbers numbers;
  Camp opening;
  std::vector<Warrior> warriors;  // beside members, as the band brought them; strangers have only a name
  std::vector<int> machines;      // the band's, a MachineKind each
  std::vector<int> joined;        // beside members: of strangers, the how manieth recruit of the campaign each would be
  int recruits = 0;               // who joined before
  int last_class = 0;             // of who takes over when nobody is left
  bool won = false, objective = false;
  int behind = 0;             // in rating, the strongest enemy
  std::vector<ItemId> taken;  // picked up and held at the end

  const Item& item(ItemId id) const { return armoury[id]; }
  int price(const Camp&, FigureId) const;  // NOT-X10 with his gear
  int rating(const Camp&) const;           // NOT-X20
  data::Tree band(const Camp&) const;      // in the form of the data files

  void start(Camp& s) const { s = opening; }
  void play(Camp&, Play&) const;
  void fingerprint(const Camp&, Hash&) const;
  std::span<const TurnPart> parts() const override;
  std::size_t part(const Tabletop&) const override;
  std::string verdict(const Tabletop&) const override;
  void describe(const Tabletop&, FigureId, Facts&) const override;
  void describe(const Tabletop&, Side, Facts&) const override;
  Appearance appearance(const Tabletop&, FigureId) const override;
  Fraction menace(const Tabletop&, FigureId, FigureId, bool) const override { return {}; }
  Choice quick(const Tabletop&, const Question&, Random&) const override;
  static const Camp& camp(const Tabletop& s) { return state(s); }
};

using InCamp = HereOf<Aftermath, Camp>;
using CampNow = NowOf<Aftermath, Camp>;

constexpr Side the_band{0};

// The parts of an aftermath; each goes on with the next when it is through.
void injuries(CampNow);
void experience(CampNow);
void loot(CampNow);

}  // namespace fyrd::nottingham
