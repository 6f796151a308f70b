// Opening a battle of the better game: its numbers from data, and everybody's weapons (MER-B-002 … MER-B-009,
// MER-B-A20).
#include "rulesets/merlin/better/ruleset.h"

#include "rulesets/merlin/better/arms.h"
#include "rulesets/scenario.h"

namespace fyrd::merlin::better {

namespace {

// Everything that better.toml says.
struct Book {
  Numbers numbers;
  std::vector<Arm> arms;  // by WeaponClass
  int knight = 0, hand = 0, bow = 0;
};

class Reader {
 public:
  Reader(const data::Node& root, Unit unit, int percent, data::Problems& problems)
      : root_(root), unit_(unit), percent_(percent), problems_(problems) {}

  Numbers numbers() const;
  std::vector<Arm> arms(Length pike) const;
  int courage(const char* key) const { return whole("morale", key, 2, 100); }

 private:
  int whole(const char* group, const char* key, int least, int most) const {
    return static_cast<int>(root_[group][key].whole(problems_, least, most));
  }
  int dice(const char* key) const { return whole("attack", key, 1, most_dice); }
  Length length(const char* group, const char* key,
                Length most = inches(100)) const {  // MER-S-007 one factor for all lengths
    return scaled(root_[group][key].length(problems_, unit_, Length{}, most), percent_);
  }

  const data::Node root_;
  const Unit unit_;
  const int percent_;
  data::Problems& problems_;
};

Numbers Reader::numbers() const {
  root_.only(problems_, {"movement", "reach", "attack", "hits", "defence", "place", "morale"});
  root_["movement"].only(problems_, {"dice", "pip", "mounted"});
  root_["reach"].only(
      problems_, {"spear", "pole-arm", "lance", "two-hand", "single-hand", "dagger", "unarmed", "crossbow", "longbow"});
  root_["attack"].only(problems_, {"single-hand", "two-hand", "pole-arm", "spear", "pike", "dagger", "unarmed",
                                   "mounted", "charging", "couched", "longbow", "crossbow"});
  root_["hits"].only(problems_, {"any", "dagger", "unarmed"});
  root_["defence"].only(problems_, {"base", "helmet", "shield", "mail", "plate", "armoured_horse", "saves"});
  root_["place"].only(problems_, {"higher", "fortified", "wall", "half", "most", "slit"});
  root_["morale"].only(problems_, {"dice", "knight", "hand", "bow", "alarm", "pursuit"});
  const auto guard = [&](const char* key) { return whole("defence", key, 0, 10); };
  const auto place = [&](const char* key) { return whole("place", key, 0, 10); };
  Numbers n;
  n.movement_dice = whole("movement", "dice", 1, 10);
  n.pip = length("movement", "pip", inches(10));
  n.mounted_move = length("movement", "mounted");
  n.hits = whole("hits", "any", 1, 6);
  n.mounted = dice("mounted"), n.charging = dice("charging"), n.couched = dice("couched");
  n.base = whole("defence", "base", 1, 10), n.helmet = guard("helmet"), n.shield = guard("shield");
  n.mail = guard("mail"), n.plate = guard("plate"), n.horse = guard("armoured_horse");
  n.saves = whole("defence", "saves", 1, 6);
  n.higher = place("higher"), n.fortified = place("fortified"), n.wall = place("wall");
  n.cover[1] = place("half"), n.cover[2] = place("most"), n.cover[3] = place("slit");
  n.morale_dice = whole("morale", "dice", 1, 10);
  n.alarm = length("morale", "alarm");
  n.pursuit = length("morale", "pursuit");
  return n;
}

// MER-B-A20 what the lists leave out: a lance on foot is a spear, a composite bow a longbow; javelins are not thrown.
std::vector<Arm> Reader::arms(Length pike) const {
  const int any = whole("hits", "any", 1, 6);
  const auto arm = [&](const char* name, const char* rule, const char* key) {
    return Arm{name, rule, length("reach", key), dice(key), any, false};
  };
  std::vector<Arm> all(static_cast<std::size_t>(WeaponClass::crossbow) + 1);
  const auto at = [&](WeaponClass kind) -> Arm& { return all[static_cast<std::size_t>(kind)]; };
  at(WeaponClass::unarmed) = arm("bare hands", "MER-B-A04", "unarmed");
  at(WeaponClass::unarmed).hits = whole("hits", "unarmed", 1, 6);  // MER-B-A04
  at(WeaponClass::dagger) = arm("dagger", "MER-B-A03", "dagger");
  at(WeaponClass::dagger).hits = whole("hits", "dagger", 1, 6);  // MER-B-A03
  at(WeaponClass::single_hand) = arm("one-handed weapon", "MER-B-005", "single-hand");
  at(WeaponClass::two_hand) = arm("two-handed weapon", "MER-B-005", "two-hand");
  at(WeaponClass::pole_arm) = arm("pole-arm", "MER-B-005", "pole-arm");
  at(WeaponClass::spear) = arm("spear", "MER-B-A04", "spear");
  at(WeaponClass::lance) = at(WeaponClass::spear);
  at(WeaponClass::lance).reach = length("reach", "lance");
  at(WeaponClass::lance).lance = true;
  at(WeaponClass::pike) = Arm{"pike", "MER-B-A04", pike, dice("pike"), any, false};
  at(WeaponClass::longbow) = at(WeaponClass::composite_bow) = arm("longbow", "MER-B-005", "longbow");
  at(WeaponClass::crossbow) = arm("crossbow", "MER-B-005", "crossbow");
  return all;
}

Fighter fighter_of(const Troop& troop, const Book& book) {
  const auto arm = [&](WeaponClass kind) { return book.arms[static_cast<std::size_t>(kind)]; };
  Fighter f;
  f.mounted = troop.profile.mounted();
  for (const Weapon& w : troop.profile.weapons) {
    if (!is_missile(w.kind) && f.arm_count < Fighter::most_arms)
      f.arms[static_cast<std::size_t>(f.arm_count++)] = arm(w.kind);
  }
  const Weapon* missile = troop.missile();
  f.shoots = missile && missile->kind != WeaponClass::javelin;
  f.crossbow = f.shoots && missile->kind == WeaponClass::crossbow;
  if (f.shoots) f.shot = arm(missile->kind);
  // MER-B-A12 who shoots has a dagger; others without a weapon have their hands
  if (f.arm_count == 0)
    f.arms[static_cast<std::size_t>(f.arm_count++)] = arm(missile ? WeaponClass::dagger : WeaponClass::unarmed);
  for (const Arm& a : f.hand()) f.reach = max(f.reach, a.reach);
  if (f.mounted) {  // MER-B-A19 the dice of a rider hit as all others do, whatever he holds
    for (Arm& a : f.arms) a.hits = book.numbers.hits;
  }
  // MER-B-A19 knights, mounted or not; every kind of bow; all the rest
  f.courage = troop.profile.knight ? book.knight : f.shoots ? book.bow : book.hand;
  return f;
}

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
  const data::Tree tree = library.tree("merlin/better.toml", problems);
  const Reader reader(tree.root(), unit(), battle->percent, problems);
  // MER-B-003 the pike of this copy of the rules or of the other one
  const Book book{reader.numbers(), reader.arms(pike_reach(plan, *battle)), reader.courage("knight"),
                  reader.courage("hand"), reader.courage("bow")};
  if (!problems.empty()) return nullptr;
  battle->numbers = book.numbers;
  battle->chances = ChanceTable(book.numbers.saves);
  for (const Troop& troop : battle->troops) battle->fighters.push_back(fighter_of(troop, book));
  for (FigureId id : everyone(battle->start_table)) battle->fighters[id.index].guard = guard_tally(*battle, id).total();
  return battle;
}

// Weapons, and kinds of troops as they come: a rider with the dice of one, a bowman with those of his bow.
std::vector<Word> BetterRuleset::words(const data::Library& library) const {
  data::Problems problems;
  const data::Tree tree = library.tree("merlin/better.toml", problems);
  const Reader reader(tree.root(), unit(), 100, problems);
  const Book book{reader.numbers(), reader.arms({}), reader.courage("knight"), reader.courage("hand"),
                  reader.courage("bow")};
  const Armoury armoury(library, problems);
  std::vector<Word> all;
  for (const Weapon& weapon : armoury.weapons) {
    const Arm& arm = book.arms[static_cast<std::size_t>(weapon.kind)];
    if (arm.dice > 0) all.push_back({weapon.name, {{"dice", arm.dice}, {"hits", arm.hits}, {"lance", arm.lance}}});
  }
  for (const Profile& p : armoury.profiles) {
    Troop troop;
    troop.profile = p;
    const Fighter f = fighter_of(troop, book);
    const Arm& arm = f.shoots ? f.shot : f.arms[0];
    all.push_back({p.name,
                   {{"dice", f.mounted && !f.shoots ? book.numbers.mounted : arm.dice},
                    {"hits", arm.hits},
                    {"lance", arm.lance},
                    {"helmet", p.helmet},
                    {"shield", p.shield},
                    {"mail", p.armour == Armour::mail},
                    {"plate", p.armour >= Armour::plate_mail},
                    {"horse", p.armoured_horse},
                    {"needs", f.courage},
                    {"mounted", f.mounted}}});
  }
  return all;
}

}  // namespace fyrd::merlin::better
