// Reading armouries and forces, and adding up points (MER-X01).
#include "rulesets/merlin/people/troop.h"

#include <algorithm>

#include "rulesets/heading.h"
#include "rulesets/scenario.h"

namespace fyrd::merlin {

using data::Node;
using data::Problems;

namespace {

constexpr data::Keyword<WeaponClass> weapon_classes[] = {{"unarmed", WeaponClass::unarmed},
                                                         {"dagger", WeaponClass::dagger},
                                                         {"single-hand", WeaponClass::single_hand},
                                                         {"two-hand", WeaponClass::two_hand},
                                                         {"pole-arm", WeaponClass::pole_arm},
                                                         {"spear", WeaponClass::spear},
                                                         {"lance", WeaponClass::lance},
                                                         {"pike", WeaponClass::pike},
                                                         {"javelin", WeaponClass::javelin},
                                                         {"longbow", WeaponClass::longbow},
                                                         {"composite-bow", WeaponClass::composite_bow},
                                                         {"crossbow", WeaponClass::crossbow}};
constexpr data::Keyword<Armour> armours[] = {{"none", Armour::none},
                                             {"jack", Armour::jack},
                                             {"mail-shirt", Armour::mail_shirt},
                                             {"mail", Armour::mail},
                                             {"plate-mail", Armour::plate_mail},
                                             {"full-plate", Armour::full_plate}};
constexpr data::Keyword<Mount> mounts[] = {{"none", Mount::none},
                                           {"unarmoured", Mount::unarmoured},
                                           {"light", Mount::light},
                                           {"medium", Mount::medium},
                                           {"heavy", Mount::heavy}};

}  // namespace

std::vector<std::string_view> armour_ids() {
  std::vector<std::string_view> names;
  for (const auto& one : armours) names.push_back(one.name);
  return names;
}

std::vector<std::string_view> mount_ids() {
  std::vector<std::string_view> names;
  for (const auto& one : mounts) names.push_back(one.name);
  return names;
}

int full_points(const Armoury& armoury, const Profile& p) {
  int points = armoury.body_points(p);
  for (const Weapon& w : p.weapons) points += w.points;
  return points;
}

bool is_missile(WeaponClass kind) { return kind >= WeaponClass::javelin; }

const Weapon* Profile::missile() const {
  for (const Weapon& weapon : weapons) {
    if (is_missile(weapon.kind)) return &weapon;
  }
  return nullptr;
}

namespace {

std::vector<Weapon> read_weapons(const Node& node, const std::vector<Weapon>& known, Problems& problems) {
  std::vector<Weapon> carried;
  int missiles = 0;
  for (const Node& weapon : node.items(problems, 1, 4)) {
    const int w = weapon.one_of(problems, ids(known));
    if (w < 0) continue;
    carried.push_back(known[w]);
    if (is_missile(carried.back().kind) && ++missiles == 2)
      weapon.refuse(problems, "a figure carries one kind of missile weapon");
  }
  return carried;
}

// Keys of a profile that a single figure may change.
void read_outfit(const Node& node, const std::vector<Weapon>& weapons, Profile& profile, Problems& problems) {
  profile.armour = node["armour"].choice_or(problems, armours, profile.armour);
  profile.shield = node["shield"].flag_or(problems, profile.shield);
  profile.helmet = node["helmet"].flag_or(problems, profile.helmet);
  profile.mount = node["mount"].choice_or(problems, mounts, profile.mount);
  profile.armoured_horse = node["armoured_horse"].flag_or(problems, profile.armoured_horse);
  if (node["weapons"].present()) profile.weapons = read_weapons(node["weapons"], weapons, problems);
  if (profile.armoured_horse && !profile.mounted()) node.refuse(problems, "an armoured horse needs a mount");
}

}  // namespace

Armoury::Armoury(const data::Library& library, Problems& problems) {
  const data::Tree weapon_tree = library.tree("merlin/weapons.toml", problems);
  for (const auto& [id, node] : weapon_tree.root().entries(problems)) {
    node.only(problems, {"name", "class", "points", "breaks", "long", "looks"});
    weapons.push_back({id, node["name"].text(problems, 60), node["class"].choice(problems, weapon_classes),
                       static_cast<int>(node["points"].whole_or(problems, 0, 1000, 0)),
                       static_cast<int>(node["breaks"].whole_or(problems, 0, 12, 0)),
                       node["long"].flag_or(problems, false), read_arm(node, id, problems)});
  }
  const data::Tree point_tree = library.tree("merlin/points.toml", problems);
  const Node root = point_tree.root(), body = root["body"], role = root["role"];
  root.only(problems, {"body", "role"});
  const auto number = [&](const Node& node) { return static_cast<int>(node.whole(problems, 0, 1000)); };
  points = {number(body["unarmoured-foot"]), number(body["light-foot"]),        number(body["medium-foot"]),
            number(body["heavy-foot"]),      number(body["dismounted-knight"]), number(body["light-cavalry"]),
            number(body["medium-cavalry"]),  number(body["heavy-cavalry"]),     number(body["mounted-knight"]),
            number(role["leader"]),          number(role["champion"]),          number(role["hero"])};

  const data::Tree profile_tree = library.tree("merlin/profiles.toml", problems);
  for (const auto& [id, node] : profile_tree.root().entries(problems)) {
    node.only(problems, {"name", "help", "knight", "armour", "shield", "helmet", "mount", "armoured_horse", "weapons",
                         "helm", "hat", "robe"});
    Profile profile;
    profile.id = id;
    profile.name = node["name"].text(problems, 60);
    profile.help = node["help"].text_or(problems, "");
    profile.knight = node["knight"].flag_or(problems, false);
    profile.dress = read_dress(node, {.helm = profile.knight ? Headgear::great_helm : Headgear::nasal}, problems);
    read_outfit(node, weapons, profile, problems);
    profiles.push_back(std::move(profile));
  }
}

int Armoury::body_points(const Profile& p) const {
  switch (p.mount) {
    case Mount::none: break;
    case Mount::unarmoured:
    case Mount::light: return p.knight ? points.mounted_knight : points.light_cavalry;
    case Mount::medium: return p.knight ? points.mounted_knight : points.medium_cavalry;
    case Mount::heavy: return p.knight ? points.mounted_knight : points.heavy_cavalry;
  }
  if (p.knight) return points.dismounted_knight;
  switch (p.armour) {
    case Armour::none: return p.shield ? points.light_foot : points.unarmoured_foot;
    case Armour::jack:
    case Armour::mail_shirt: return p.shield ? points.medium_foot : points.light_foot;
    case Armour::mail: return p.shield ? points.heavy_foot : points.medium_foot;
    case Armour::plate_mail:
    case Armour::full_plate: return points.heavy_foot;
  }
  return 0;
}

Force read_force(const Armoury& armoury, const data::Tree& tree, Unit unit, int percent, int budget,
                 Problems& problems) {
  const Node root = tree.root();
  Force force;
  read_band(root, figure_keys, force, problems);

  int leaders = 0, standards = 0;
  for (const Node& node : root["figures"].items(problems, 1, most_troops)) {
    static constexpr std::string_view keys[] = {"profile", "armour", "shield",   "helmet",   "mount", "armoured_horse",
                                                "weapons", "leader", "standard", "champion", "hero",  "character"};
    Troop troop;
    static_cast<Start&>(troop) = read_start(node, keys, unit, percent, problems);
    if (const int p = node["profile"].one_of(problems, ids(armoury.profiles)); p >= 0)
      troop.profile = armoury.profiles[p];
    read_outfit(node, armoury.weapons, troop.profile, problems);
    troop.leader = node["leader"].flag_or(problems, false);
    troop.standard = node["standard"].flag_or(problems, false);
    troop.champion = node["champion"].flag_or(problems, false);
    const Node hero = node["hero"];  // yes or no, or his own number (MER-R-A24)
    if (hero.kind() == data::Kind::whole) {
      troop.heroic = static_cast<int>(hero.whole(problems, 2, 3));
      troop.hero = true;
    } else {
      troop.hero = hero.flag_or(problems, false);
    }
    troop.character = node["character"].flag_or(problems, false);

    if (troop.leader && ++leaders == 2) node["leader"].refuse(problems, "a force has one leader");
    if (troop.standard && ++standards == 2) node["standard"].refuse(problems, "a force has one standard");
    refuse_twins(node["name"], force.troops, troop, "figures", problems);
    if (troop.profile.id.empty()) continue;  // nothing to add up

    // MER-X01
    troop.points = force.bill.add(troop.name + ", " + troop.profile.name, armoury.body_points(troop.profile));
    for (const Weapon& weapon : troop.profile.weapons)
      troop.points += force.bill.add(troop.name + ", " + weapon.name, weapon.points);
    if (troop.leader) troop.points += force.bill.add(troop.name + ", leader", armoury.points.leader);
    if (troop.champion) troop.points += force.bill.add(troop.name + ", champion", armoury.points.champion);
    if (troop.hero) troop.points += force.bill.add(troop.name + ", hero", armoury.points.hero);
    force.troops.push_back(std::move(troop));
  }
  refuse_cost(root, "the force", force.bill.total, budget, "MER-X01", problems);
  return force;
}

void describe(const Armoury& armoury, Catalog& catalog) {
  for (const Profile& p : armoury.profiles)
    catalog.profiles.push_back({p.id, p.name, p.help + " " + points_text(full_points(armoury, p))});
  for (const Weapon& w : armoury.weapons)
    catalog.gear.push_back({w.id, w.name, w.points ? "+" + points_text(w.points) : ""});
}

}  // namespace fyrd::merlin
