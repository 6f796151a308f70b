// Reading weapons, fighters and warbands (NEW-003 … NEW-009, NEW-X01 … NEW-X04).
#include "rulesets/newcastle/people/fighter.h"

#include <algorithm>
#include <optional>

#include "rulesets/form.h"
#include "rulesets/heading.h"

namespace fyrd::newcastle {

namespace {

using data::Node;
using data::Problems;

int small(const Node& node, Problems& problems, int least = 0, int most = 100, int fallback = 0) {
  return static_cast<int>(node.whole_or(problems, least, most, fallback));
}

Weapon read_weapon(const std::string& id, const Node& node, Problems& problems) {
  node.only(problems, {"name", "help", "length", "reach", "x", "neighbour", "closed", "ranges", "loads", "shots",
                       "crew", "looks"});
  constexpr data::Keyword<WeaponLength> lengths[] = {
      {"normal", WeaponLength::normal}, {"short", WeaponLength::short_one}, {"long", WeaponLength::long_one}};
  Weapon w;
  w.id = id;
  w.name = node["name"].text(problems, 60);
  w.help = node["help"].text_or(problems, "");
  w.length = node["length"].choice_or(problems, lengths, WeaponLength::normal);
  w.reach = node["reach"].length_or(problems, Unit::inch, {}, {}, inches(10));
  w.x = node["x"].flag_or(problems, false);
  w.neighbour = small(node["neighbour"], problems, -20, 20);
  w.closed = small(node["closed"], problems, -20, 20);
  w.loads = node["loads"].flag_or(problems, false);
  w.shots = small(node["shots"], problems);
  w.crew = small(node["crew"], problems, 1, 4, 1);
  w.looks = read_arm(node, id, problems);
  const std::vector<Node> ranges = node["ranges"].items(problems, 0, 3);
  for (int i = 0; i < std::ssize(ranges); ++i)
    w.ranges[i] = ranges[i].length(problems, Unit::inch, Length{1}, inches(100));
  if (ranges.size() != 0 && !(ranges.size() == 3 && w.ranges[0] <= w.ranges[1] && w.ranges[1] <= w.ranges[2]))
    node["ranges"].refuse(problems, "ranges are three rising numbers: short, medium, long");
  for (const char* key : {"loads", "shots", "crew"}) {
    if (ranges.empty() && node[key].present()) node[key].refuse(problems, "only what has ranges is shot or thrown");
  }
  for (const char* key : {"x", "reach", "neighbour", "closed"}) {
    if (!ranges.empty() && node[key].present()) node[key].refuse(problems, "nobody strikes with what has ranges");
  }
  return w;
}

Fighter read_fighter(const std::string& id, const Node& node, const std::vector<Weapon>& weapons, Problems& problems) {
  node.only(problems, {"name", "help", "toughness", "shield", "move", "points", "mount", "first_charge", "weapons",
                       "helm", "hat", "robe"});
  constexpr data::Keyword<Mount> mounts[] = {
      {"none", Mount::foot}, {"horse", Mount::horse}, {"chariot", Mount::chariot}};
  Fighter f;
  f.id = id;
  f.name = node["name"].text(problems, 60);
  f.help = node["help"].text_or(problems, "");
  f.toughness = static_cast<int>(node["toughness"].whole(problems, 1, 30));
  f.shield = small(node["shield"], problems, 0, 20);
  f.move = static_cast<int>(node["move"].whole(problems, 1, 40));
  f.points = small(node["points"], problems, 0, 1000);
  f.mount = node["mount"].choice_or(problems, mounts, Mount::foot);
  f.first_charge = small(node["first_charge"], problems, 0, 20);
  f.dress = read_dress(node, {}, problems);
  for (const Node& arm : node["weapons"].items(problems, 1, 4)) {
    arm.only(problems, {"weapon", "skill", "damage"});
    const int which = arm["weapon"].one_of(problems, ids(weapons));
    if (which < 0) continue;
    f.arms.push_back({weapons[which], static_cast<int>(arm["skill"].whole(problems, 1, 30)),
                      static_cast<int>(arm["damage"].whole(problems, 1, 20))});
  }
  return f;
}

Soldier read_soldier(const Armoury& armoury, const Node& node, Problems& problems) {
  static constexpr std::string_view keys[] = {"profile", "formed", "champion", "leader", "wounded", "unloaded", "hand"};
  Soldier one;
  static_cast<Start&>(one) = read_start(node, keys, Unit::inch, 100, problems);
  if (const int which = node["profile"].one_of(problems, ids(armoury.fighters)); which >= 0)
    one.fighter = armoury.fighters[which];
  one.formed = node["formed"].flag_or(problems, false);
  one.champion = node["champion"].flag_or(problems, false);
  one.leader = node["leader"].flag_or(problems, false);
  one.wounded = node["wounded"].flag_or(problems, false);
  one.unloaded = node["unloaded"].flag_or(problems, false);
  const auto loads = [](const Arm& arm) { return arm.weapon.loads; };
  if (one.unloaded && !one.fighter.arms.empty() && std::ranges::none_of(one.fighter.arms, loads))
    node["unloaded"].refuse(problems, "he has nothing that is loaded (NEW-042)");
  if (one.formed && one.fighter.rides()) node["formed"].refuse(problems, "riders are never in a line (NEW-X03)");
  if (node["hand"].present()) {
    std::vector<std::string_view> carried;
    for (const Arm& arm : one.fighter.arms) carried.push_back(arm.weapon.id);
    one.hand = std::max(0, node["hand"].one_of(problems, carried));
  }
  return one;
}

}  // namespace

Armoury::Armoury(const data::Library& library, Problems& problems) {
  const data::Tree arms = library.tree("newcastle/weapons.toml", problems),
                   people = library.tree("newcastle/fighters.toml", problems);
  for (const auto& [id, node] : arms.root().entries(problems)) weapons.push_back(read_weapon(id, node, problems));
  for (const auto& [id, node] : people.root().entries(problems))
    fighters.push_back(read_fighter(id, node, weapons, problems));
  const data::Tree prices = library.tree("newcastle/prices.toml", problems);
  const Node root = prices.root();
  root.only(problems, {"champion", "leader"});
  champion_points = static_cast<int>(root["champion"].whole(problems, 0, 100));
  leader_points = static_cast<int>(root["leader"].whole(problems, 0, 100));
}

namespace {

// NEW-011 a line is of several men.
void refuse_line_of_one(const Node& figures, Problems& problems) {
  std::optional<Node> only;
  for (const Node& node : figures.items(problems, 1, largest_band)) {
    if (!node["formed"].flag_or(problems, false)) continue;
    if (only) return;
    only.emplace(node["formed"]);
  }
  if (only) only->refuse(problems, "does nothing here: nobody else of the warband begins in line (NEW-011)");
}

}  // namespace

Warband read_warband(const Armoury& armoury, const data::Tree& tree, int budget, Problems& problems) {
  const Node root = tree.root();
  Warband band;
  read_band(root, figure_keys, band, problems);
  for (const Node& node : root["figures"].items(problems, 1, largest_band)) {
    Soldier one = read_soldier(armoury, node, problems);
    refuse_twins(node["name"], band.soldiers, one, "figures", problems);
    if (one.fighter.arms.empty()) continue;                                              // nothing to add up
    one.points = band.bill.add(one.name + ", " + one.fighter.name, one.fighter.points);  // NEW-X01
    if (one.champion) one.points += band.bill.add(one.name + ", champion", armoury.champion_points);
    if (one.leader) one.points += band.bill.add(one.name + ", leader", armoury.leader_points);
    band.soldiers.push_back(std::move(one));
  }
  refuse_line_of_one(root["figures"], problems);
  refuse_cost(root, "the warband", band.bill.total, budget, "NEW-X01", problems);
  return band;
}

void describe(const Armoury& armoury, Catalog& catalog) {
  for (const Fighter& f : armoury.fighters)
    catalog.profiles.push_back({f.id, f.name, f.help + " " + points_text(f.points)});
  for (const Weapon& w : armoury.weapons) catalog.gear.push_back({w.id, w.name, w.help});
}

}  // namespace fyrd::newcastle
