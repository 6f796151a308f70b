// What the three games are alike in as rulesets: their data, their options, and how a battle is opened (MER-S-007,
// MER-B-003, MER-X01).
#pragma once

#include "rulesets/form.h"
#include "rulesets/merlin/battle.h"
#include "rulesets/sequel.h"

namespace fyrd::merlin {

class MerlinRuleset : public Ruleset, public FormRules, public SequelRules {
 public:
  using Ruleset::Ruleset;
  void describe(const data::Library&, Catalog&) const final;
  Form form(const data::Library&) const final;

 protected:
  // Reads common numbers, ground and forces and sets everybody up; problems say what is wrong.
  void set_up(const data::Library&, const Plan&, MerlinBattle&, data::Problems&) const;
  Length pike_reach(const Plan&, const MerlinBattle&) const;  // where the game has that option

 private:
  Bill bill(const data::Library&, const data::Tree& warband, data::Problems&) const final;
};

// The options of all three games, and of those in which a pike reaches further than other weapons.
constexpr GameOption scale_option = {
    "scale", "Scale", "All lengths in percent: 100 for figures of 90 mm, 31 for 28 mm (MER-S-007).", 100, 10, 200};
constexpr GameOption points_option = {"points", "Points", "What a force may cost; 0 for any number (MER-X01).",
                                      75,       0,        1000};
constexpr GameOption pike_option = {
    "pike_reach", "Reach of a pike", "In inches: 6, or 4 as in another copy of the rules (MER-B-003).", 6, 4, 6};

}  // namespace fyrd::merlin
