// Opening a battle, as far as all rulesets do it alike: options, unit, ground and scenario.
#pragma once

#include "rulesets/ruleset.h"
#include "rulesets/scenario.h"

namespace fyrd {

struct Opening {
  data::Tree terrain;
  std::vector<TerrainKind> kinds;
  Scenario scenario;
};

// Checks the options, reads terrain and scenario, and tells the battle what it is called, what it is about and what the
// kinds of ground are. `terrain_keys` and `scenario_keys` are those that the ruleset reads itself.
Opening open_table(const Ruleset&, const data::Library&, const Plan&, int percent,
                   std::span<const std::string_view> terrain_keys, std::span<const std::string_view> scenario_keys,
                   Battle&, data::Problems&);

void describe_terrain(const Ruleset&, const data::Library&, std::span<const std::string_view> terrain_keys, Catalog&);

}  // namespace fyrd
