// Reading weapons, fighters and bands (DRK-020 … DRK-029, DRK-B03, DRK-X01, DRK-X06).
#include "rulesets/darkages/people/fighter.h"

#include "rulesets/form.h"
#include "rulesets/heading.h"

namespace fyrd::darkages {

namespace {

using data::Node;
using data::Problems;

int small(const Node& node, Problems& problems, int most) {
  return static_cast<int>(node.whole_or(problems, 0, most, 0));
}

Ranges read_ranges(const Node& node, Problems& problems) {
  Ranges ranges;
  Length before;
  for (const Node& item : node.items(problems, 0, ranges.all.size())) {
    item.only(problems, {"to", "need", "outdoors"});
    Range& range = ranges.all[ranges.count++];
    range.to = item["to"].length(problems, Unit::centimetre, Length{1}, centimetres(200));
    range.need = static_cast<int>(item["need"].whole(problems, 1, 12));
    range.outdoors = item["outdoors"].flag_or(problems, false);
    if (range.to <= before) item["to"].refuse(problems, "ranges rise: near, middle, far");
    before = range.to;
  }
  return ranges;
}

Weapon read_weapon(const std::string& id, const Node& node, Problems& problems) {
  node.only(problems, {"name",           "help",           "length",   "heavy",   "improvised", "ranges", "riding",
                       "moving",         "foot_moving_to", "heavy_to", "mounted", "mail",       "group",  "loads",
                       "before_contact", "exposed",        "slung",    "good",    "shots",      "points", "looks"});
  constexpr data::Keyword<WeaponLength> lengths[] = {{"bare hands", WeaponLength::bare_hands},
                                                     {"very short", WeaponLength::very_short},
                                                     {"short", WeaponLength::short_one},
                                                     {"half-long", WeaponLength::half_long},
                                                     {"thrusting", WeaponLength::thrusting}};
  constexpr data::Keyword<Moving> ways[] = {
      {"never", Moving::never}, {"worse", Moving::worse}, {"freely", Moving::freely}};
  const auto flag = [&](const char* key) { return node[key].flag_or(problems, false); };
  const auto length = [&](const char* key) {
    return node[key].length_or(problems, Unit::centimetre, {}, {}, centimetres(200));
  };
  Weapon w;
  w.id = id;
  w.name = node["name"].text(problems, 60);
  w.help = node["help"].text_or(problems, "");
  w.length = node["length"].choice_or(problems, lengths, WeaponLength::bare_hands);
  w.heavy = flag("heavy"), w.improvised = flag("improvised");
  w.ranges = read_ranges(node["ranges"], problems);
  w.riding = read_ranges(node["riding"], problems);
  w.moving = node["moving"].choice_or(problems, ways, Moving::never);
  w.foot_moving_to = length("foot_moving_to"), w.heavy_to = length("heavy_to");
  w.mounted = flag("mounted"), w.mail = flag("mail"), w.group = flag("group"), w.loads = flag("loads");
  w.before_contact = flag("before_contact"), w.exposed = flag("exposed"), w.slung = flag("slung");
  w.good = small(node["good"], problems, 12), w.shots = small(node["shots"], problems, 100),
  w.points = small(node["points"], problems, 100);
  w.looks = read_arm(node, id, problems);
  return w;
}

Fighter read_fighter(const std::string& id, const Node& node, const std::vector<Weapon>& weapons, Problems& problems) {
  node.only(problems, {"name", "help", "class", "armour", "shield", "weapon", "missile", "mount", "drilled", "braced",
                       "good_thrower", "saddle", "helm", "hat", "robe"});
  constexpr data::Keyword<Shield> shields[] = {
      {"none", Shield::none}, {"small", Shield::small}, {"large", Shield::large}};
  constexpr data::Keyword<Mount> mounts[] = {
      {"none", Mount::foot}, {"cavalry", Mount::cavalry}, {"mounted-foot", Mount::mounted_foot}};
  Fighter f;
  f.id = id;
  f.name = node["name"].text(problems, 60);
  f.help = node["help"].text_or(problems, "");
  f.rank = static_cast<int>(node["class"].whole(problems, 1, 5));
  f.armour = small(node["armour"], problems, 4);
  f.shield = node["shield"].choice_or(problems, shields, Shield::none);
  f.mount = node["mount"].choice_or(problems, mounts, Mount::foot);
  f.drilled = node["drilled"].flag_or(problems, false);
  f.braced = node["braced"].flag_or(problems, false);
  f.good_thrower = node["good_thrower"].flag_or(problems, false);
  f.saddle = node["saddle"].flag_or(problems, true);
  f.dress = read_dress(node, {}, problems);
  if (const int which = node["weapon"].one_of(problems, ids(weapons)); which >= 0) f.weapon = weapons[which];
  if (f.weapon.missile()) node["weapon"].refuse(problems, "that is no weapon for blows; it goes under 'missile'");
  if (!node["missile"].present()) return f;
  if (const int which = node["missile"].one_of(problems, ids(weapons)); which >= 0) f.missile = weapons[which];
  f.shoots = f.missile.missile();
  if (!f.shoots) node["missile"].refuse(problems, "that cannot be shot or thrown");
  return f;
}

Soldier read_soldier(const Armoury& armoury, const Node& node, Problems& problems) {
  std::vector<std::string_view> keys = {"profile", "leader", "captive", "close", "unloaded"};
  keys.insert(keys.end(), std::begin(start_keys), std::end(start_keys));
  node.only(problems, keys);
  Soldier one;
  static_cast<Start&>(one) = read_start(node, Unit::centimetre, 100, problems);
  if (const int which = node["profile"].one_of(problems, ids(armoury.fighters)); which >= 0)
    one.fighter = armoury.fighters[which];
  one.leader = node["leader"].flag_or(problems, false);
  one.captive = node["captive"].flag_or(problems, false);
  one.close = node["close"].flag_or(problems, false);
  one.unloaded = node["unloaded"].flag_or(problems, false);
  return one;
}

}  // namespace

Armoury::Armoury(const data::Library& library, Problems& problems) {
  const data::Tree arms = library.tree("darkages/weapons.toml", problems),
                   people = library.tree("darkages/fighters.toml", problems);
  for (const auto& [id, node] : arms.root().entries(problems)) weapons.push_back(read_weapon(id, node, problems));
  for (const auto& [id, node] : people.root().entries(problems))
    fighters.push_back(read_fighter(id, node, weapons, problems));
  const data::Tree tree = library.tree("darkages/prices.toml", problems);
  const Node root = tree.root();
  root.only(problems, {"mail", "large_shield", "cavalry", "mounted_foot", "training"});
  const auto price = [&](const char* key) { return static_cast<int>(root[key].whole(problems, 0, 100)); };
  prices = {price("mail"), price("large_shield"), price("cavalry"), price("mounted_foot"), price("training")};
}

int points_of(const Fighter& f, const Prices& prices) {
  return f.rank * f.rank + (f.armour > 0 ? prices.mail : 0) + (f.shield == Shield::large ? prices.large_shield : 0) +
         (f.shoots ? f.missile.points : 0) + (f.drilled + f.braced) * prices.training +
         (f.mount == Mount::cavalry        ? prices.cavalry
          : f.mount == Mount::mounted_foot ? prices.mounted_foot
                                           : 0);  // DRK-X01
}

Warband read_warband(const Armoury& armoury, const data::Tree& tree, int budget, Problems& problems) {
  const Node root = tree.root();
  root.only(problems, {"id", "name", "help", "rules", "figures"});
  Warband band;
  band.name = read_band_name(root, problems);
  band.id = root["id"].id_or(problems, id_from(band.name));
  for (const Node& node : root["figures"].items(problems, 1, largest_band)) {
    Soldier one = read_soldier(armoury, node, problems);
    refuse_twins(node["name"], band.soldiers, one, "figures", problems);
    if (one.fighter.id.empty()) continue;  // nothing to add up
    one.points = band.bill.add(one.name + ", " + one.fighter.name, points_of(one.fighter, armoury.prices));
    band.soldiers.push_back(std::move(one));
  }
  if (budget > 0 && band.bill.total > budget)
    root.refuse(problems, "the band costs " + std::to_string(band.bill.total) + " points, and " +
                              std::to_string(budget) + " are allowed (DRK-X01)");
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
