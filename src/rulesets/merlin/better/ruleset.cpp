// Opening a battle of the better game, and the words for its tests (MER-B-003, MER-B-A12, A19, A20).
#include "rulesets/merlin/better/ruleset.h"

#include "rulesets/merlin/better/deeds/attack.h"

namespace fyrd::merlin::better {

namespace {

constexpr GameOption all_options[] = {scale_option, points_option, pike_option};
constexpr Ruling all_rulings[] = {
    {"force_throw",
     "A throw for the whole force",
     "Who routs by one throw for all: those who throw too low, or those whose number is below the throw.",
     "MER-B-A06",
     {{"failing", "A figure routs when the throw is below its number."},
      {"below", "A figure routs when its number is below the throw."}}},
    {"place_and_cover",
     "Place and cover against shots",
     "Whether good ground and cover help against a shot together.",
     "MER-B-A11",
     {{"add", "The dice of the place and those of the cover add up."},
      {"larger", "Only the larger number of dice counts."}}},
    {"near_losses",
     "Several friends lost nearby",
     "A friend lost nearby calls for a throw; what several do is not said.",
     "MER-B-A15",
     {{"each", "A throw for each of them, until he routs."}, {"one", "One throw a turn, however many they are."}}},
    {"rider_dice",
     "Riders who are no knights",
     "The dice of riders are given for mounted knights.",
     "MER-B-A19",
     {{"knights", "Knights have them; any other rider has the dice of his weapon."},
      {"riders", "Every rider has the dice of a mounted knight."}}},
};

}  // namespace

BetterRuleset::BetterRuleset()
    : MerlinRuleset(
          {.id = "merlin-better",
           .title = "Lord Merlin: the better game",
           .summary = "Handfuls of dice, weapons with reach, armour and morale: knights charge with the lance, pikes "
                      "keep them off, and a man who sees his friends fall may run. Everybody throws for his own "
                      "movement, and blows fall at the same time.",
           .folder = "merlin",
           .options = all_options,
           .rulings = all_rulings}) {}

std::shared_ptr<const Battle> BetterRuleset::open(const data::Library& library, const Plan& plan,
                                                  data::Problems& problems) const {
  auto battle = std::make_shared<BetterBattle>();
  set_up(library, plan, *battle, problems);
  // MER-B-003 the pike of this copy of the rules or of the other one
  Book book = read_book(library, pike_reach(plan, *battle), unit(), battle->percent, problems);
  if (!problems.empty()) return nullptr;
  const auto ruled = [&](const char* key) { return ruling(*this, plan.options, key) != 0; };
  book.numbers.rulings = {.numbers_below = ruled("force_throw"),
                          .larger_alone = ruled("place_and_cover"),
                          .one_throw = ruled("near_losses"),
                          .all_riders = ruled("rider_dice")};
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
                   {{"dice", f.shoots ? arm.dice : blow_dice(book.numbers, arm, f.knightly, false).value},
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
