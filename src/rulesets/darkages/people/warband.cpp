// Reading bands: examples with other parts, or fighters made of parts alone (DRK-X01, DRK-X06, DRK-X07).
#include "rulesets/darkages/people/warband.h"

#include <algorithm>

#include "rulesets/darkages/people/parts.h"
#include "rulesets/form.h"
#include "rulesets/heading.h"

namespace fyrd::darkages {

namespace {

using data::Node;
using data::Problems;

// What somebody is called who is made of parts alone: "rider with a long bow".
std::string kind_of(const Fighter& f) {
  const char* who = f.mount == Mount::cavalry ? "rider" : f.mount == Mount::mounted_foot ? "man on a horse" : "fighter";
  const Weapon& arm = f.shoots ? f.missile : f.weapon;
  return arm.length == WeaponLength::bare_hands && !f.shoots ? who : std::string(who) + ", " + arm.name;
}

// The man without anything, with whom one begins who names no example.
Fighter bare_man(const Armoury& armoury) {
  Fighter f;
  for (const Weapon& weapon : armoury.weapons) {
    if (!weapon.missile() && weapon.length == WeaponLength::bare_hands) f.weapon = weapon;
  }
  return f;
}

Soldier read_soldier(const Armoury& armoury, const Node& node, Problems& problems) {
  std::vector<std::string_view> keys = {"profile", "leader", "captive", "close", "unloaded"};
  keys.insert(keys.end(), part_keys().begin(), part_keys().end());
  Soldier one;
  static_cast<Start&>(one) = read_start(node, keys, Unit::centimetre, 100, problems);
  const bool example = node["profile"].present();
  const int which = example ? node["profile"].one_of(problems, ids(armoury.fighters)) : -1;
  one.fighter = which >= 0 ? armoury.fighters[which] : bare_man(armoury);
  if (!example) node["class"].whole(problems, 1, 5);  // nobody knows it otherwise
  read_parts(armoury, node, one.fighter, problems);
  if (!example) one.fighter.name = kind_of(one.fighter);
  one.leader = node["leader"].flag_or(problems, false);
  one.captive = node["captive"].flag_or(problems, false);
  one.close = node["close"].flag_or(problems, false);
  one.unloaded = node["unloaded"].flag_or(problems, false);
  if (one.close && (one.fighter.mount != Mount::foot || !one.fighter.may_close()))
    node["close"].refuse(problems, "he has neither shield nor spear for close order, or his hands full (DRK-A52)");
  if (one.unloaded && !one.fighter.missile.loads) node["unloaded"].refuse(problems, "he has nothing to load (DRK-022)");
  return one;
}

}  // namespace

Warband read_warband(const Armoury& armoury, const data::Tree& tree, int budget, Problems& problems) {
  const Node root = tree.root();
  Warband band;
  read_band(root, figure_keys, band, problems);
  for (const Node& node : root["figures"].items(problems, 1, largest_band)) {
    Soldier one = read_soldier(armoury, node, problems);
    refuse_twins(node["name"], band.soldiers, one, "figures", problems);
    if (one.captive && std::ranges::any_of(band.soldiers, &Soldier::captive))
      node["captive"].refuse(problems, "a band has one captive at most (DRK-X07)");
    if (one.fighter.name.empty()) continue;  // an example that is not there: nothing to add up
    one.points = band.bill.add(one.name + ", " + one.fighter.name, points_of(one.fighter, armoury.prices));
    band.soldiers.push_back(std::move(one));
  }
  refuse_cost(root, "the band", band.bill.total, budget, "DRK-X01", problems);
  return band;
}

void describe(const Armoury& armoury, Catalog& catalog) {
  for (const Fighter& f : armoury.fighters) {
    const int points = points_of(f, armoury.prices);
    catalog.profiles.push_back({f.id, f.name, f.help + " " + points_text(points)});
  }
  for (const Weapon& w : armoury.weapons) catalog.gear.push_back({w.id, w.name, w.help});
}

}  // namespace fyrd::darkages
