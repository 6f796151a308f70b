// Opening a battle of the simple game (MER-S-004, MER-S-005).
#include "rulesets/merlin/simple/ruleset.h"

#include "rulesets/merlin/simple/battle.h"

namespace fyrd::merlin::simple {

namespace {

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
  for (const Troop& troop : battle->troops) battle->shooters.push_back(shooter_with(troop.profile.missile()));
  return battle;
}

}  // namespace fyrd::merlin::simple
