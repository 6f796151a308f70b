// Reading better.toml (MER-B-002 … MER-B-009, MER-B-A03, A04, A20).
#include "rulesets/merlin/better/numbers.h"

#include "rulesets/merlin/better/state.h"
#include "rulesets/scenario.h"

namespace fyrd::merlin::better {

namespace {

class Reader {
 public:
  Reader(const data::Node& root, Unit unit, int percent, data::Problems& problems)
      : root_(root), unit_(unit), percent_(percent), problems_(problems) {}

  Numbers numbers() const;
  std::vector<Arm> arms(Length pike) const;

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
  const auto courage = [&](const char* key) { return whole("morale", key, 2, 100); };
  n.knight = courage("knight"), n.hand = courage("hand"), n.bow = courage("bow");
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
  std::vector<Arm> all(static_cast<int>(WeaponClass::crossbow) + 1);
  const auto at = [&](WeaponClass kind) -> Arm& { return all[static_cast<int>(kind)]; };
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

}  // namespace

Book read_book(const data::Library& library, Length pike, Unit unit, int percent, data::Problems& problems) {
  const data::Tree tree = library.tree("merlin/better.toml", problems);
  const Reader reader(tree.root(), unit, percent, problems);
  return {reader.numbers(), reader.arms(pike)};
}

}  // namespace fyrd::merlin::better
