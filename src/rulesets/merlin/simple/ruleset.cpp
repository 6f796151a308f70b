// Opening a battle of the simple game (MER-S-004, MER-S-005).
#include "rulesets/merlin/simple/ruleset.h"

#include "rulesets/merlin/simple/battle.h"
#include "rulesets/merlin/simple/turn/contest.h"

namespace fyrd::merlin::simple {

namespace {

// MER-S-004, MER-S-005: bows of every kind shoot as longbows; javelins are not for this game.
Shooter shooter_with(const Weapon* missile) {
  if (!missile || missile->kind == WeaponClass::javelin) return Shooter::none;
  return missile->kind == WeaponClass::crossbow ? Shooter::crossbow : Shooter::longbow;
}

constexpr Ruling all_rulings[] = {
    {"gang_size",
     "What the size of a gang adds",
     "A gang adds one to three, and there are two sizes of gang.",
     "MER-S-A01",
     {{"ends", "Two against one add 1, three against one add 3."},
      {"heads", "A gang adds as much as it has men: two add 2, three add 3."}}},
    {"gang_bonus",
     "Leaders and riders in a gang",
     "A leader and a rider add to their roll, and a gang has one roll.",
     "MER-S-A03",
     {{"all", "A leader in the gang adds to its roll, and so does a rider, beside what its size adds."},
      {"best", "Beside what its size adds, only the best single bonus of any of its men counts."}}},
};
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
           .options = all_options,
           .rulings = all_rulings}) {}

std::shared_ptr<const Battle> SimpleRuleset::open(const data::Library& library, const Plan& plan,
                                                  data::Problems& problems) const {
  auto battle = std::make_shared<SimpleBattle>();
  set_up(library, plan, *battle, problems);
  battle->numbers = read_numbers(library, unit(), battle->percent, problems);
  if (!problems.empty()) return nullptr;
  battle->numbers.rulings = {.by_heads = ruling(*this, plan.options, "gang_size") != 0,
                             .best_only = ruling(*this, plan.options, "gang_bonus") != 0};
  for (const Troop& troop : battle->troops) {
    const auto adds = [&](const Bonuses& his) { return own_tally(battle->numbers, nobody, "", his).total(); };
    const bool mounted = troop.profile.mounted();
    battle->shooters.push_back(shooter_with(troop.profile.missile()));
    battle->edges.push_back({.leads = adds({.leader = troop.leader}),
                             .rides = adds({.mounted = mounted}),
                             .charges = adds({.charging = mounted})});
  }
  return battle;
}

}  // namespace fyrd::merlin::simple
