// Opening a battle of Nottingham: numbers, ground, people and plot from data.
#include "rulesets/nottingham/ruleset.h"

#include "rulesets/nottingham/aftermath/open.h"
#include "rulesets/nottingham/people/muster.h"
#include "rulesets/nottingham/people/warband.h"
#include "rulesets/nottingham/plots/plot.h"
#include "rulesets/nottingham/plots/scenario.h"
#include "rulesets/nottingham/table/building.h"
#include "rulesets/opening.h"

namespace fyrd::nottingham {

namespace {

constexpr GameOption all_options[] = {
    {"scale", "Scale", "All lengths in percent: 100 for figures of 25 to 28 mm (NOT-002).", 100, 10, 300},
    {"purse", "Purse", "Pennies a band may cost, presets aside; 0 for any number (NOT-200).", 100, 0, 10'000},
    {"turns", "Last turn",
     "The battle is drawn after this turn, where the scenario names none (NOT-X52); 0 as the rules say.", 0, 0, 1000},
    {"idle_turns", "Idle turns",
     "The battle is drawn after so many turns in a row in which nobody acts; 0 as the rules say (NOT-X52).", 0, 0, 100},
    {"round_bases", "Round bases", "Everybody stands on a round base instead of a square one as wide (NOT-003).", 0, 0,
     1},
    {"rain", "Rain", "Shots are harder, and so is climbing (NOT-163).", 0, 0, 1},
    {"fog", "Fog", "How far one can aim and shoot, in inches: 10 in thick fog, 20 in thin; 0 for none (NOT-164).", 0, 0,
     100},
    {"block_floor6", "Blocks never help", "An attack that is blocked must still get above 6 (NOT-A54).", 0, 0, 1}};
constexpr Mirrored turned_over[] = {{"guests[].zone", InMirror::zone},
                                    {"guests[].facing", InMirror::bearing},
                                    {"casks[]", InMirror::place},
                                    {"ram", InMirror::place},
                                    {"objects[].at", InMirror::place},
                                    {"walk", InMirror::zone},
                                    {"river.flow", InMirror::bearing},
                                    {"buildings[].at", InMirror::place},
                                    {"buildings[].facing", InMirror::bearing},
                                    {"buildings[].mirrored", InMirror::flag},
                                    {"walls[].from", InMirror::place},
                                    {"walls[].to", InMirror::place},
                                    {"walls[].inside", InMirror::hand},
                                    {"where the pig goes", InMirror::hours},
                                    {"where the stone goes", InMirror::hours}};

}  // namespace

NottinghamRuleset::NottinghamRuleset()
    : Ruleset({.id = "nottingham",
               .title = "Nottingham",
               .summary =
                   "Outlaws, knights and sheriff's men in the England of Robin Hood, each with his own skills. Every "
                   "act is paid for with dice from a common pool, and whoever bids more of them, with the quicker "
                   "man, acts first.",
               .folder = "nottingham",
               .options = all_options,
               .rulings = all_rulings(),
               .mirrored = turned_over}) {}

std::shared_ptr<const Battle> NottinghamRuleset::open(const data::Library& library, const Plan& plan,
                                                      data::Problems& problems) const {
  if (plan.scenario.root()["aftermath"].present()) return open_aftermath(library, plan, problems);  // NOT-X20
  auto battle = std::make_shared<NottinghamBattle>();
  NottinghamBattle& b = *battle;
  const auto chosen = [&](const char* key) { return option(*this, plan.options, key); };
  b.percent = chosen("scale");  // NOT-002
  b.rain = chosen("rain");
  b.fog = scaled(inches(chosen("fog")), b.percent);
  b.block_floor = chosen("block_floor6") != 0;
  b.rulings = chosen_rulings(*this, plan.options);
  const auto& [terrain, kinds, scenario] =
      open_table(*this, library, plan, b.percent, terrain_keys, scenario_keys(), b, problems);  // NOT-004
  b.numbers = read_numbers(library, b.percent, problems);
  b.armoury = Armoury(library, problems, b.percent);
  b.traits = read_traits(terrain, problems, b.percent);
  const Buildings buildings = read_buildings(plan.scenario, kinds, read_masonry(terrain, b.unit, b.percent, problems),
                                             b.unit, b.percent, scenario.ground, problems);
  const bool table_known = problems.empty();
  std::vector<Roster> rosters;
  for (const data::Tree& side : plan.sides) {
    rosters.push_back(read_roster(b.armoury, side, b.unit, b.percent, chosen("purse"), problems));
    leave_at_home(side, rosters.back());  // NOT-X20
  }
  if (!table_known || !problems.empty()) return nullptr;

  b.zones = scenario.zones;
  b.ground = lay_ground(scenario.ground, b.traits, buildings);
  b.doors = buildings.doors;
  if (scenario.turns > 0) b.numbers.turns = scenario.turns;
  if (chosen("turns") > 0) b.numbers.turns = chosen("turns");
  if (chosen("idle_turns") > 0) b.numbers.idle_turns = chosen("idle_turns");
  const Length body = b.numbers.body_width / 2;
  const bool square = b.numbers.square_bases && chosen("round_bases") == 0;  // NOT-003
  const auto base = [&](Length across) { return square ? square_base(across) : Base(disc({}, across / 2)); };
  b.bases = {base(b.numbers.foot_base), base(b.numbers.mounted_base),
             capsule({0, -(b.numbers.body_length / 2 - body).units}, {0, (b.numbers.body_length / 2 - body).units},
                     body)};  // NOT-A61, A64
  for (std::size_t i = 0; i < rosters.size(); ++i) b.groups.push_back(static_cast<int>(i));
  read_plot(plan.scenario.root(), b.unit, b.percent, b, problems);
  muster(b, std::move(rosters), problems);
  if (!problems.empty()) return nullptr;
  set_up_plot(b, b.opening);
  const Heights walking{b.numbers.waist, b.numbers.body_height};
  std::vector<Shape> shunned[2];
  for (const Door& door : b.doors) {
    if (door.shutter) shunned[foot_base].push_back(door.leaf.shape);
  }
  for (const Piece& piece : b.ground.pieces()) {
    if (b.trait(piece).room) shunned[rider_base].push_back(piece.solid.shape);
    if (!b.trait(piece).deep) continue;
    for (std::vector<Shape>& shapes : shunned) shapes.push_back(piece.solid.shape);
  }
  for (std::size_t i = 0; i < 2; ++i) {
    b.ways[i] = Ways(b.ground, b.bases[i].inner, walking);
    b.roads[i] = Ways(b.ground, b.bases[i].inner, walking, shunned[i]);
  }
  if (b.plot != Plot::battle)
    b.lanes = Ways(b.ground, b.bases[foot_base].inner, {b.numbers.step, b.numbers.body_height}, shunned[foot_base]);
  return battle;
}

Bill NottinghamRuleset::bill(const data::Library& library, const data::Tree& warband, data::Problems& problems) const {
  const int purse = option(*this, {}, "purse");
  return read_roster(Armoury(library, problems), warband, unit(), 100, purse, problems).bill;
}

int NottinghamRuleset::rating(const data::Library& library, const data::Tree& band) const {
  data::Problems problems;
  int sum = 0;
  for (const Warrior& w : read_roster(Armoury(library, problems), band, unit(), 100, 0, problems).warriors)
    sum += w.price;
  return sum;
}

void NottinghamRuleset::describe(const data::Library& library, Catalog& catalog) const {
  data::Problems problems;
  nottingham::describe(Armoury(library, problems), catalog);
  describe_terrain(*this, library, terrain_keys, catalog);
}

}  // namespace fyrd::nottingham
