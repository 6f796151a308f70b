// Opening a battle of the simple game: numbers, ground and forces from data (MER-S-005 … MER-S-007, MER-X01 … MER-X03).
#include "rulesets/merlin/simple/ruleset.h"

#include "rulesets/merlin/muster.h"
#include "rulesets/merlin/simple/battle.h"
#include "rulesets/scenario.h"

namespace fyrd::merlin::simple {

namespace {

constexpr GameOption all_options[] = {
    {"scale", "Scale", "All lengths in percent: 100 for figures of 90 mm, 31 for 28 mm (MER-S-007).", 100, 10, 200},
    {"points", "Points", "What a force may cost; 0 for any number (MER-X01).", 75, 0, 1000},
};

Numbers read_numbers(const data::Library& library, Unit unit, int percent, data::Problems& problems) {
  const data::Tree tree = library.tree("merlin/simple.toml", problems);
  const data::Node root = tree.root();
  root.only(problems, {"movement", "mounted_free", "contact", "high_ground", "sight_height", "turns", "base", "bonus", "range"});
  root["base"].only(problems, {"foot", "mounted"});
  root["bonus"].only(problems, {"two_to_one", "three_to_one", "leader", "mounted", "charging", "crossbow"});
  root["range"].only(problems, {"longbow", "crossbow"});
  // MER-S-007 one factor for all lengths
  const auto length = [&](const data::Node& node) {
    return scaled(node.length(problems, unit, Length{}, inches(500)), percent);
  };
  const auto bonus = [&](const char* key) { return static_cast<int>(root["bonus"][key].whole(problems, -20, 20)); };
  Numbers n;
  n.movement = length(root["movement"]);
  n.contact = length(root["contact"]);
  n.high_ground = length(root["high_ground"]);
  n.sight_height = length(root["sight_height"]);
  n.mounted_free = static_cast<int>(root["mounted_free"].whole(problems, 0, 1));
  n.turns = static_cast<int>(root["turns"].whole(problems, 1, 1000));
  n.foot_base = length(root["base"]["foot"]);
  n.mounted_base = length(root["base"]["mounted"]);
  n.two_to_one = bonus("two_to_one"), n.three_to_one = bonus("three_to_one");
  n.leader = bonus("leader"), n.mounted = bonus("mounted"), n.charging = bonus("charging"), n.crossbow = bonus("crossbow");
  n.longbow_range = length(root["range"]["longbow"]);
  n.crossbow_range = length(root["range"]["crossbow"]);
  for (const char* key : {"foot", "mounted"}) {
    if (root["base"][key].length_or(problems, unit, inches(1)) < 2_mm) root["base"][key].refuse(problems, "a base is at least 2 mm across");
  }
  return n;
}

}  // namespace

std::span<const GameOption> SimpleRuleset::options() const { return all_options; }

std::shared_ptr<const Battle> SimpleRuleset::open(const data::Library& library, const Plan& plan, data::Problems& problems) const {
  check_options(*this, plan.options, problems);
  const int percent = static_cast<int>(option(*this, plan.options, "scale"));
  const int budget = static_cast<int>(option(*this, plan.options, "points"));

  auto battle = std::make_shared<SimpleBattle>();
  battle->unit = unit();
  battle->numbers = read_numbers(library, unit(), percent, problems);
  const auto kinds = read_terrain(library.tree("merlin/terrain.toml", problems), unit(), percent, problems);
  for (const TerrainKind& kind : kinds) battle->terrain.push_back(kind.id);
  Scenario scenario = read_scenario(plan.scenario, kinds, unit(), percent, problems);
  if (scenario.turns > 0) battle->numbers.turns = scenario.turns;
  const bool table_known = problems.empty();
  const Armoury armoury(library, problems);
  std::vector<Force> forces;
  for (const data::Tree& side : plan.sides) forces.push_back(read_force(armoury, side, unit(), percent, budget, problems));
  if (plan.sides.size() != 2) problems.add("sides", "this game is for two sides");
  if (!table_known || plan.sides.size() != 2) return nullptr;

  // Bad places are listed beside whatever else is wrong with the forces.
  battle->ground = scenario.ground;
  battle->bases = {disc({}, battle->numbers.foot_base / 2), disc({}, battle->numbers.mounted_base / 2)};
  battle->troops = muster(*battle, scenario, std::move(forces), battle->start_table, problems);
  if (!problems.empty()) return nullptr;
  for (int i = 0; i < 2; ++i) battle->ways[i] = Ways(battle->ground, battle->bases[static_cast<std::size_t>(i)].radius);
  return battle;
}

Bill SimpleRuleset::check(const data::Library& library, const data::Tree& warband, data::Problems& problems) const {
  const Armoury armoury(library, problems);
  return read_force(armoury, warband, unit(), 100, static_cast<int>(option(*this, {}, "points")), problems).bill;
}

void SimpleRuleset::describe(const data::Library& library, Catalog& catalog) const {
  data::Problems problems;
  merlin::describe(Armoury(library, problems), catalog);
  for (const TerrainKind& kind : read_terrain(library.tree("merlin/terrain.toml", problems), unit(), 100, problems))
    catalog.terrain.push_back({kind.id, kind.name, kind.help});
}

}  // namespace fyrd::merlin::simple
