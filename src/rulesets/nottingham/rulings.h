// Readings that a table may settle in its own way (NOT-A19 … NOT-A103); the letter of the draft is the default of each.
#pragma once

#include <span>

#include "rulesets/ruleset.h"

namespace fyrd::nottingham {

struct Rulings {
  bool jumps_across = false;        // NOT-A70
  bool flight_spared = false;       // NOT-A20
  bool flight_flat = false;         // NOT-A36
  bool doubts_measured = false;     // NOT-A60
  bool fallen_late = false;         // NOT-A19
  bool rider_measured = false;      // NOT-A53
  bool lying_hinders = false;       // NOT-A65
  bool disarm_harder = false;       // NOT-A25
  bool bow_no_weight = false;       // NOT-A58
  bool hates_one = false;           // NOT-A24
  bool steady_hero = false;         // NOT-A38
  bool dread_standing = false;      // NOT-A97
  bool clubs_fell_nothing = false;  // NOT-A47
  bool pig_stops = false;           // NOT-A101
  bool cutter_fells = false;        // NOT-A103
};

std::span<const Ruling> all_rulings();
Rulings chosen_rulings(const Ruleset&, const data::Tree& options);

}  // namespace fyrd::nottingham
