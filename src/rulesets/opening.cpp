// The table of a plan.
#include "rulesets/opening.h"

#include "rulesets/value.h"

namespace fyrd {

namespace {

data::Tree terrain_of(const Ruleset& rules, const data::Library& library, data::Problems& problems) {
  return library.tree(std::string(rules.folder()) + "/terrain.toml", problems);
}

}  // namespace

Opening open_table(const Ruleset& rules, const data::Library& library, const Plan& plan, int percent,
                   std::span<const std::string_view> terrain_keys, std::span<const std::string_view> scenario_keys,
                   Battle& battle, data::Problems& problems) {
  check_options(rules, plan.options, problems);
  battle.unit = rules.unit();
  Opening opening;
  opening.terrain = terrain_of(rules, library, problems);
  opening.kinds = read_terrain(opening.terrain, battle.unit, percent, terrain_keys, problems);
  for (const TerrainKind& kind : opening.kinds) battle.terrain.push_back(kind.id);
  opening.scenario = read_scenario(plan.scenario, opening.kinds, battle.unit, percent, problems, scenario_keys);
  battle.scenario = opening.scenario.name;
  battle.aim = opening.scenario.help;
  battle.winter = opening.scenario.winter;
  battle.value = read_value(rules, library, battle.scenario, problems);
  return opening;
}

void describe_terrain(const Ruleset& rules, const data::Library& library,
                      std::span<const std::string_view> terrain_keys, Catalog& catalog) {
  data::Problems problems;
  for (const TerrainKind& kind :
       read_terrain(terrain_of(rules, library, problems), rules.unit(), 100, terrain_keys, problems))
    catalog.terrain.push_back({kind.id, kind.name, kind.help});
}

}  // namespace fyrd
