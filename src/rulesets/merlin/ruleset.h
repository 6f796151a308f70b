// What the three games are alike in as rulesets: their data, their options, and how a battle is opened.
#pragma once

#include "rulesets/form.h"
#include "rulesets/merlin/battle.h"

namespace fyrd::merlin {

class MerlinRuleset : public Ruleset, public FormRules {
 public:
  const char* folder() const final { return "merlin"; }
  Unit unit() const final { return Unit::inch; }
  Bill check(const data::Library&, const data::Tree& warband, data::Problems&) const final;
  void describe(const data::Library&, Catalog&) const final;
  Form form(const data::Library&) const final;

 protected:
  // Reads common numbers, ground and forces and sets everybody up; problems say what is wrong.
  void set_up(const data::Library&, const Plan&, MerlinBattle&, data::Problems&) const;
  Length pike_reach(const Plan&, const MerlinBattle&) const;  // where the game has that option
};

// The options of all three games, and of those in which a pike reaches further than other weapons.
extern const GameOption scale_option, points_option, pike_option;

}  // namespace fyrd::merlin
