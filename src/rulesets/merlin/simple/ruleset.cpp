// Opening a battle of the simple game: its numbers from data (MER-S-003 … MER-S-007).
#include "rulesets/merlin/simple/ruleset.h"

#include "rulesets/merlin/simple/battle.h"
#include "rulesets/scenario.h"

namespace fyrd::merlin::simple {

namespace {

Numbers read_numbers(const data::Library& library, Unit unit, int percent, data::Problems& problems) {
  const data::Tree tree = library.tree("merlin/simple.toml", problems);
  const data::Node root = tree.root();
  root.only(problems, {"movement", "mounted_free", "bonus", "range"});
  root["bonus"].only(problems, {"two_to_one", "three_to_one", "leader", "mounted", "charging", "crossbow"});
  root["range"].only(problems, {"longbow", "crossbow"});
  // MER-S-007 one factor for all lengths
  const auto length = [&](const data::Node& node) {
    return scaled(node.length(problems, unit, Length{}, inches(500)), percent);
  };
  const auto bonus = [&](const char* key) { return static_cast<int>(root["bonus"][key].whole(problems, -20, 20)); };
  Numbers n;
  n.movement = length(root["movement"]);
  n.mounted_free = static_cast<int>(root["mounted_free"].whole(problems, 0, 1));
  n.two_to_one = bonus("two_to_one"), n.three_to_one = bonus("three_to_one");
  n.leader = bonus("leader"), n.mounted = bonus("mounted"), n.charging = bonus("charging"),
  n.crossbow = bonus("crossbow");
  n.longbow_range = length(root["range"]["longbow"]);
  n.crossbow_range = length(root["range"]["crossbow"]);
  return n;
}

// MER-S-004, MER-S-005: bows of every kind shoot as longbows; javelins are not for this game.
Shooter shooter_with(const Weapon* missile) {
  if (!missile || missile->kind == WeaponClass::javelin) return Shooter::none;
  return missile->kind == WeaponClass::crossbow ? Shooter::crossbow : Shooter::longbow;
}

constexpr GameOption all_options[] = {scale_option, points_option};

}  // namespace

SimpleRuleset::SimpleRuleset()
    : MerlinRuleset(
          {.id = "merlin-simple",
           .title = "Lord Merlin: the simple game",
           .summary =
               "One die a side and the higher one wins: quick battles with knights, foot and bowmen that take a "
               "quarter of an hour. Gang up three to one, charge with riders, and keep the crossbows still while "
               "they load.",
           .folder = "merlin",
           .options = all_options}) {}

std::shared_ptr<const Battle> SimpleRuleset::open(const data::Library& library, const Plan& plan,
                                                  data::Problems& problems) const {
  auto battle = std::make_shared<SimpleBattle>();
  set_up(library, plan, *battle, problems);
  battle->numbers = read_numbers(library, unit(), battle->percent, problems);
  if (!problems.empty()) return nullptr;
  for (const Troop& troop : battle->troops) battle->shooters.push_back(shooter_with(troop.missile()));
  return battle;
}

}  // namespace fyrd::merlin::simple
