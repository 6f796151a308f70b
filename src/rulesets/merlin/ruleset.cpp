// Opening a battle of any of the three games (MER-S-007, MER-S-A13, MER-B-003, MER-X01 … MER-X03).
#include "rulesets/merlin/ruleset.h"

#include <algorithm>
#include <array>

#include "rulesets/merlin/turn/muster.h"
#include "rulesets/opening.h"

namespace fyrd::merlin {

namespace {

Common read_common(const data::Library& library, Unit unit, int percent, data::Problems& problems) {
  const data::Tree tree = library.tree("merlin/common.toml", problems);
  const data::Node root = tree.root();
  root.only(problems, {"contact", "high_ground", "higher", "sight_height", "turns", "base"});
  root["base"].only(problems, {"foot", "mounted"});
  const auto length = [&](const data::Node& node, Length least) {
    return scaled(node.length(problems, unit, least, inches(100)), percent);
  };
  Common c;
  c.contact = length(root["contact"], {});
  c.high_ground = length(root["high_ground"], {});
  c.higher = length(root["higher"], {});
  c.sight_height = length(root["sight_height"], {});
  c.turns = static_cast<int>(root["turns"].whole(problems, 1, 1000));
  c.foot_base = length(root["base"]["foot"], 2_mm);
  c.mounted_base = length(root["base"]["mounted"], 2_mm);
  return c;
}

constexpr std::string_view terrain_keys[] = {"cover", "fortified", "rough", "fort", "gate", "ladder", "stair"};

std::vector<TerrainTrait> read_traits(const data::Tree& tree, data::Problems& problems) {
  constexpr data::Keyword<int> covers[] = {{"none", 0}, {"half", 1}, {"most", 2}, {"slit", 3}};
  std::vector<TerrainTrait> traits;
  for (const auto& [id, node] : tree.root().entries(problems)) {
    const auto flag = [&](const char* key) { return node[key].flag_or(problems, false); };
    traits.push_back({node["cover"].choice_or(problems, covers, 0), flag("fortified"), flag("rough"), flag("fort"),
                      flag("gate"), flag("ladder"), flag("stair")});
  }
  return traits;
}

// MER-R-005, MER-R-030, MER-X04 gates, ladders and stairs do nothing in two of the games, and a stair leads somewhere.
void refuse_idle_works(const Ruleset& rules, const data::Node& scenario, const data::Node& terrain,
                       data::Problems& problems) {
  const bool realistic = std::string_view(rules.id()) == "merlin-realistic";
  int works = 0;
  if (!scenario["ground"].present()) return;
  for (const data::Node& piece : scenario["ground"].items(problems, 0, 1000)) {
    const data::Node kind = terrain[piece["kind"].text_or(problems, "").c_str()];
    const auto is = [&](const char* key) { return kind[key].flag_or(problems, false); };
    if (!is("gate") && !is("ladder") && !is("stair")) continue;
    if (!realistic) piece["kind"].refuse(problems, "gates, ladders and stairs are for the more realistic game");
    if (is("stair") && !piece["low"].present()) piece.refuse(problems, "a stair needs 'low' and 'high'");
    if (++works == max_works + 1)
      piece.refuse(problems, "a table has at most " + std::to_string(max_works) + " gates, ladders and stairs");
  }
}

constexpr std::string_view scenario_keys[] = {"shares"};

// MER-X03 how much of each force is there, in percent.
std::array<int, 2> read_shares(const data::Node& node, data::Problems& problems) {
  std::array<int, 2> shares = {100, 100};
  if (!node.present()) return shares;
  const auto given = node.items(problems, 2, 2);
  for (std::size_t i = 0; i < std::min(given.size(), shares.size()); ++i)
    shares[i] = static_cast<int>(given[i].whole(problems, 1, 100));
  return shares;
}

// MER-X03 the leader, and of the others that share, taken evenly through the list.
void leave_behind(std::vector<Troop>& troops, int share) {
  int others = 0;
  std::erase_if(troops, [&](const Troop& t) {
    if (t.leader) return false;
    const int before = (others * share + 99) / 100, after = (++others * share + 99) / 100;
    return before == after;
  });
}

}  // namespace

void MerlinRuleset::set_up(const data::Library& library, const Plan& plan, MerlinBattle& battle,
                           data::Problems& problems) const {
  battle.percent = option(*this, plan.options, "scale");  // MER-S-007
  const int budget = option(*this, plan.options, "points");
  const Opening opening =
      open_table(*this, library, plan, battle.percent, terrain_keys, scenario_keys, battle, problems);
  const Scenario& scenario = opening.scenario;
  battle.common = read_common(library, battle.unit, battle.percent, problems);
  battle.traits = read_traits(opening.terrain, problems);
  refuse_idle_works(*this, plan.scenario.root(), opening.terrain.root(), problems);
  if (scenario.turns > 0) battle.common.turns = scenario.turns;
  battle.objective = scenario.objective;
  const auto shares = read_shares(plan.scenario.root()["shares"], problems);
  const bool table_known = problems.empty();
  const Armoury armoury(library, problems);
  std::vector<Force> forces;
  for (const data::Tree& side : plan.sides)
    forces.push_back(read_force(armoury, side, battle.unit, battle.percent, budget, problems));
  if (plan.sides.size() != 2) problems.add("sides", "this game is for two sides");
  if (!table_known || plan.sides.size() != 2) return;

  for (std::size_t i = 0; i < 2; ++i) leave_behind(forces[i].troops, shares[i]);
  // Bad places are listed beside whatever else is wrong with the forces.
  battle.ground = scenario.ground;
  battle.bases = {disc({}, battle.common.foot_base / 2), disc({}, battle.common.mounted_base / 2)};
  battle.troops = muster(battle, scenario, std::move(forces), battle.start_table, problems);
  if (!problems.empty()) return;
  for (std::size_t i = 0; i < 2; ++i) battle.ways[i] = Ways(battle.ground, battle.bases[i].radius);
}

Length MerlinRuleset::pike_reach(const Plan& plan, const MerlinBattle& battle) const {
  return scaled(inches(option(*this, plan.options, "pike_reach")), battle.percent);  // MER-B-003
}

Bill MerlinRuleset::bill(const data::Library& library, const data::Tree& warband, data::Problems& problems) const {
  const int budget = option(*this, {}, "points");
  return read_force(Armoury(library, problems), warband, unit(), 100, budget, problems).bill;
}

void MerlinRuleset::describe(const data::Library& library, Catalog& catalog) const {
  data::Problems problems;
  merlin::describe(Armoury(library, problems), catalog);
  describe_terrain(*this, library, terrain_keys, catalog);
}

}  // namespace fyrd::merlin
