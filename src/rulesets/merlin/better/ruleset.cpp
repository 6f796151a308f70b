// Opening a battle of the better game, and the words for its tests (MER-B-003, MER-B-A12, A19, A20).
#include "rulesets/merlin/better/ruleset.h"

#include "rulesets/merlin/better/deeds/attack.h"

namespace fyrd::merlin::better {

namespace {

constexpr GameOption all_options[] = {scale_option, points_option, pike_option};

}  // namespace

BetterRuleset::BetterRuleset()
    : MerlinRuleset(
          {.id = "merlin-better",
           .title = "Lord Merlin: the better game",
           .summary = "Handfuls of dice, weapons with reach, armour and morale: knights charge with the lance, pikes "
                      "keep them off, and a man who sees his friends fall may run. Everybody throws for his own "
                      "movement, and blows fall at the same time.",
           .folder = "merlin",
           .options = all_options}) {}

std::shared_ptr<const Battle> BetterRuleset::open(const data::Library& library, const Plan& plan,
                                                  data::Problems& problems) const {
  auto battle = std::make_shared<BetterBattle>();
  set_up(library, plan, *battle, problems);
  // MER-B-003 the pike of this copy of the rules or of the other one
  const Book book = read_book(library, pike_reach(plan, *battle), unit(), battle->percent, problems);
  if (!problems.empty()) return nullptr;
  battle->numbers = book.numbers;
  battle->chances = ChanceTable(book.numbers.saves);
  for (const Troop& troop : battle->troops) battle->fighters.push_back(fighter_of(troop.profile, book));
  return battle;
}

// Weapons, and kinds of troops as they come: a rider with the dice of one, a bowman with those of his bow.
std::vector<Word> BetterRuleset::words(const data::Library& library) const {
  data::Problems problems;
  const Book book = read_book(library, {}, unit(), 100, problems);
  const Armoury armoury(library, problems);
  std::vector<Word> all;
  for (const Weapon& weapon : armoury.weapons) {
    const Arm& arm = book.arm(weapon.kind);
    if (arm.dice > 0) all.push_back({weapon.name, {{"dice", arm.dice}, {"hits", arm.hits}, {"lance", arm.lance}}});
  }
  for (const Profile& p : armoury.profiles) {
    const Fighter f = fighter_of(p, book);
    const Arm& arm = f.shoots ? f.shot : f.arms[0];
    all.push_back({p.name,
                   {{"dice", f.shoots ? arm.dice : blow_dice(book.numbers, arm, f.mounted, false).value},
                    {"hits", arm.hits},
                    {"lance", arm.lance},
                    {"helmet", f.harness.helmet},
                    {"shield", f.harness.shield},
                    {"mail", f.harness.mail},
                    {"plate", f.harness.plate},
                    {"horse", f.harness.horse},
                    {"needs", f.courage},
                    {"mounted", f.mounted}}});
  }
  return all;
}

}  // namespace fyrd::merlin::better
