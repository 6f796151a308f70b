// Reading gear, skills, classes and prices, and finding them by name (NOT-100 … NOT-146, NOT-203, NOT-A23, NOT-X10,
// X11).
#include "rulesets/nottingham/people/armoury.h"

#include <algorithm>

#include "rulesets/nottingham/people/warband.h"
#include "rulesets/scenario.h"

namespace fyrd::nottingham {

using data::Node;
using data::Problems;

namespace {

constexpr data::Keyword<ItemKind> item_kinds[] = {{"melee", ItemKind::melee},   {"ranged", ItemKind::ranged},
                                                  {"shield", ItemKind::shield}, {"buckler", ItemKind::buckler},
                                                  {"armour", ItemKind::armour}, {"horn", ItemKind::horn},
                                                  {"horse", ItemKind::horse},   {"purse", ItemKind::purse}};

// In the order of Skill.
constexpr std::string_view skill_ids[skill_count] = {"leader",
                                                     "hero",
                                                     "agile",
                                                     "ambidexterity",
                                                     "athletic",
                                                     "balance",
                                                     "brave",
                                                     "cleave",
                                                     "command",
                                                     "disarm",
                                                     "dodge",
                                                     "dreadful",
                                                     "escape",
                                                     "hatred",
                                                     "heavy-armour-training",
                                                     "mounted-charge-training",
                                                     "mounted-marksman",
                                                     "provoke",
                                                     "quickshot",
                                                     "scout",
                                                     "shield-training",
                                                     "tactician",
                                                     "tough",
                                                     "thrust",
                                                     "tireless",
                                                     "two-weapon-training",
                                                     "weapon-training"};

constexpr std::size_t most_items = 32;  // as many Places there are

std::vector<std::string> read_aliases(const Node& node, Problems& problems) {
  std::vector<std::string> aliases;
  for (const Node& alias : node["aliases"].items(problems, 0, 10)) aliases.push_back(alias.id(problems));
  return aliases;
}

int number_or(const Node& node, int least, int most, int fallback, Problems& problems) {
  return static_cast<int>(node.whole_or(problems, least, most, fallback));
}

Item read_item(const std::string& id, const Node& node, Length reach, int percent, Problems& problems) {
  node.only(problems, {"name", "help", "aliases", "kind", "hands", "price", "damage", "shoot", "block", "blocked",
                       "thrust", "least_dice", "reach", "slows", "fells", "loads", "charge_only", "heavy", "looks"});
  const auto bonus = [&](const char* key) { return number_or(node[key], -10, 10, 0, problems); };
  const auto length = [&](const char* key, Length fallback) {
    const Node value = node[key];
    return value.present() ? scaled(value.length(problems, Unit::inch, Length{}, inches(20)), percent) : fallback;
  };
  const auto flag = [&](const char* key) { return node[key].flag_or(problems, false); };
  Item item;
  item.id = id;
  item.name = node["name"].text(problems, 60);
  item.help = node["help"].text_or(problems, "");
  item.aliases = read_aliases(node, problems);
  item.kind = node["kind"].choice(problems, item_kinds);
  item.hands = number_or(node["hands"], 0, 2, 0, problems);
  item.price = number_or(node["price"], 0, 1000, 0, problems);
  item.damage = bonus("damage");
  item.shoot = bonus("shoot");
  item.block = bonus("block");
  item.blocked = bonus("blocked");
  item.thrust = bonus("thrust");
  item.least_dice = number_or(node["least_dice"], 1, 10, 1, problems);
  item.reach = max(reach, length("reach", reach));
  item.slows = length("slows", {});
  item.fells = flag("fells");
  item.loads = flag("loads");
  item.charge_only = flag("charge_only");
  item.heavy = flag("heavy");
  if (item.weapon()) item.looks = read_arm(node, id, problems);
  if (item.weapon() && item.hands == 0) node.refuse(problems, "a weapon is held in one hand or two");
  return item;
}

std::optional<Profile> read_profile(const Node& node, Problems& problems) {
  if (!node.present()) return {};
  const std::vector<Node> three = node.items(problems, 3, 3);
  if (three.size() < 3) return Profile{};
  const auto number = [&](std::size_t i) { return static_cast<int>(three[i].whole(problems, 1, 5)); };  // NOT-020
  return Profile{number(0), number(1), number(2)};
}

Class read_class(const std::string& id, const Node& node, Problems& problems) {
  node.only(problems, {"name", "help", "aliases", "hero", "henchman", "skills", "any_skill", "helm", "hat", "robe"});
  Class walk;
  walk.id = id;
  walk.name = node["name"].text(problems, 60);
  walk.help = node["help"].text_or(problems, "");
  walk.aliases = read_aliases(node, problems);
  walk.hero = read_profile(node["hero"], problems);          // NOT-A43 the first triple
  walk.henchman = read_profile(node["henchman"], problems);  // NOT-A43 the second
  for (const Node& skill : node["skills"].items(problems, 0, skill_count)) {
    const int s = skill.one_of(problems, skill_ids);
    if (s >= 0) walk.skills.push_back(static_cast<Skill>(s));
  }
  walk.any_skill = node["any_skill"].flag_or(problems, false);
  walk.dress = read_dress(node, {}, problems);
  if (!walk.hero && !walk.henchman) node.refuse(problems, "a class has heroes, henchmen or both");
  return walk;
}

void read_prices(Armoury& armoury, const Node& root, Problems& problems) {
  root.only(problems, {"recruit", "traps", "machines", "band", "carried"});
  const Node recruit = root["recruit"], traps = root["traps"], machines = root["machines"];
  const Node band = root["band"], carried = root["carried"];
  recruit.only(problems, {"characteristic", "hero", "hero_skill", "henchman_skill"});
  traps.only(problems, {"net", "pit"});
  machines.only(problems, {"ballista", "mangonel", "trebuchet"});
  band.only(problems, {"purse", "upkeep", "resale", "heroes", "groups", "group_size", "hero_skills", "group_skills",
                       "traps", "machines"});
  carried.only(problems, {"armour", "shields", "melee", "ranged", "others"});
  const auto number = [&](const Node& node, int most = 1000) {
    return static_cast<int>(node.whole(problems, 0, most));
  };

  const std::vector<Node> steps = recruit["characteristic"].items(problems, 5, 5);
  Armoury::Prices& p = armoury.prices;
  for (std::size_t i = 0; i < steps.size(); ++i) p.characteristic[i] = number(steps[i]);
  p.hero = number(recruit["hero"]);
  p.hero_skill = number(recruit["hero_skill"]);
  p.henchman_skill = number(recruit["henchman_skill"]);
  p.traps = {number(traps["net"]), number(traps["pit"])};
  p.machines = {number(machines["ballista"]), number(machines["mangonel"]), number(machines["trebuchet"])};
  p.upkeep = number(band["upkeep"]);
  p.resale = number(band["resale"], 100);
  // Bounded by what a state holds.
  armoury.limits = {number(band["purse"], 10'000),    number(band["heroes"], max_band),
                    number(band["groups"], max_band), number(band["group_size"], max_band),
                    number(band["hero_skills"], 20),  number(band["group_skills"], 20),
                    number(band["traps"], 3),         number(band["machines"], 3),
                    number(carried["armour"], 1),     number(carried["shields"], 1),
                    number(carried["melee"], 2),      number(carried["ranged"], 1),
                    number(carried["others"], 1)};
}

template <class T>
int find(const std::vector<T>& all, std::string_view name) {
  const std::string id = id_from(name);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto& aliases = all[i].aliases;
    if (all[i].id == id || std::find(aliases.begin(), aliases.end(), id) != aliases.end())
      return static_cast<int>(i);  // NOT-A23
  }
  return -1;
}

std::string pennies(int n) { return std::to_string(n) + (n == 1 ? " penny." : " pennies."); }

}  // namespace

std::string triple(const Profile& p) {
  return std::to_string(p.initiative) + "/" + std::to_string(p.melee) + "/" + std::to_string(p.ranged);
}

Armoury::Armoury(const data::Library& library, Problems& problems, int percent) {
  const data::Tree rules = library.tree("nottingham/rules.toml", problems);
  const Node common = rules.root()["melee"]["reach"];  // NOT-066
  const Length reach = scaled(common.length(problems, Unit::inch, Length{}, inches(100)), percent);

  const data::Tree gear_tree = library.tree("nottingham/gear.toml", problems);
  for (const auto& [id, node] : gear_tree.root().entries(problems)) {
    if (items.size() == most_items) {
      node.refuse(problems, "there are at most " + std::to_string(most_items) + " kinds of gear");
      break;
    }
    items.push_back(read_item(id, node, reach, percent, problems));
  }

  const data::Tree skill_tree = library.tree("nottingham/skills.toml", problems);
  skill_tree.root().only(problems, skill_ids);
  for (const std::string_view id : skill_ids) {
    const Node node = skill_tree.root()[id];
    node.only(problems, {"name", "help", "aliases", "most"});
    skills.push_back({std::string(id), node["name"].text(problems, 60), node["help"].text_or(problems, ""),
                      read_aliases(node, problems), number_or(node["most"], 1, 20, 1, problems)});
  }

  const data::Tree class_tree = library.tree("nottingham/classes.toml", problems);
  for (const auto& [id, node] : class_tree.root().entries(problems)) {
    if (classes.size() == 200) break;
    classes.push_back(read_class(id, node, problems));
  }
  const data::Tree price_tree = library.tree("nottingham/prices.toml", problems);
  read_prices(*this, price_tree.root(), problems);
}

ItemId Armoury::item(std::string_view name) const {
  const int i = find(items, name);
  return i < 0 ? nothing : ItemId{static_cast<std::uint8_t>(i)};
}

std::optional<Skill> Armoury::skill(std::string_view name) const {
  const int s = find(skills, name);
  if (s < 0) return {};
  return static_cast<Skill>(s);
}

int Armoury::walk(std::string_view name) const { return find(classes, name); }

int Armoury::price(const Profile& p) const {
  const auto of = [&](int n) { return prices.characteristic[std::clamp(n, 1, 5) - 1]; };
  return of(p.initiative) + of(p.melee) + of(p.ranged);
}

int Armoury::resale(ItemId id) const { return (*this)[id].price * prices.resale / 100; }

void describe(const Armoury& armoury, Catalog& catalog) {
  for (const Class& walk : armoury.classes) {
    std::string help = walk.help + " Initiative/Melee/Ranged";
    if (walk.hero) help += " " + triple(*walk.hero) + (walk.henchman ? " as a hero," : " as a hero, never a henchman.");
    if (walk.henchman)
      help += " " + triple(*walk.henchman) + (walk.hero ? " as a henchman." : " as a henchman, never a hero.");
    catalog.profiles.push_back({walk.id, walk.name, help});
  }
  for (const Item& item : armoury.items) {
    if (item.kind == ItemKind::purse) continue;  // nobody buys one
    catalog.gear.push_back({item.id, item.name, item.help + (item.help.empty() ? "" : " ") + pennies(item.price)});
  }
  for (const SkillText& skill : armoury.skills) catalog.skills.push_back({skill.id, skill.name, skill.help});
}

std::string class_names(const Armoury& armoury, Places classes) {
  std::string text;
  for (std::size_t i = 0; i < armoury.classes.size(); ++i) {
    if (classes.has(static_cast<int>(i))) text += (text.empty() ? "" : " and ") + armoury.classes[i].name;
  }
  return text;
}

std::string skill_names(const Armoury& armoury, Skills skills, Places trained, Places hates, int balance) {
  std::string text, weapons;
  for (std::size_t i = 0; i < armoury.items.size(); ++i) {
    if (trained.has(static_cast<int>(i))) weapons += (weapons.empty() ? "" : " and ") + armoury.items[i].name;
  }
  for (int i = 0; i < skill_count; ++i) {
    const Skill skill = static_cast<Skill>(i);
    if (!skills.has(skill)) continue;
    text += (text.empty() ? "" : ", ") + armoury[skill].name;
    if (skill == Skill::weapon_training && !weapons.empty()) text += " (" + weapons + ")";           // NOT-146
    if (skill == Skill::hatred && !hates.empty()) text += " (" + class_names(armoury, hates) + ")";  // NOT-A24
    if (skill == Skill::balance && balance > 1)
      text += " (" + (balance == 2 ? std::string("twice") : std::to_string(balance) + " times") + ")";  // NOT-125
  }
  return text;
}

}  // namespace fyrd::nottingham
