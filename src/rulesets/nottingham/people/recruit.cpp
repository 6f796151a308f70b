// Reading one warrior: class, numbers, skills, gear, hands and how he begins (NOT-100, NOT-101, NOT-120 … NOT-146,
// NOT-203).
#include "rulesets/nottingham/people/recruit.h"

#include <algorithm>

#include "data/suggest.h"
#include "rulesets/nottingham/turn/lineup.h"
#include "rulesets/scenario.h"

namespace fyrd::nottingham {

using data::Node;

namespace {

// "there is no skill 'agil' (did you mean 'agile'?)"
template <class T>
void unknown(const Reader& r, const Node& node, const std::string& what, const std::string& name,
             const std::vector<T>& all) {
  std::vector<std::string_view> known;
  for (const T& one : all) {
    known.push_back(one.id);
    known.insert(known.end(), one.aliases.begin(), one.aliases.end());
  }
  node.refuse(r.problems, "there is no " + what + " '" + name + "'" + data::suggestion(id_from(name), known));
}

std::string a(const std::string& noun) {
  return (std::string_view("aeiou").find(noun.empty() ? ' ' : noun[0]) == std::string_view::npos ? "a " : "an ") + noun;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

std::vector<std::string_view> parts(std::string_view text) {  // between commas
  std::vector<std::string_view> all;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(','), text.size());
    all.push_back(trimmed(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return all;
}

void read_numbers(const Reader& r, const Node& node, bool hero, Warrior& w) {
  const std::string name = node["class"].text(r.problems, 60);
  const int walk = r.armoury.walk(name);
  w.walk = static_cast<std::uint8_t>(walk < 0 ? r.armoury.classes.size() : static_cast<std::size_t>(walk));
  std::optional<Profile> given;
  if (walk >= 0) {
    const Class& c = r.armoury.classes[walk];
    given = hero ? c.hero : c.henchman;  // NOT-203, NOT-A43
    if (!given && !r.preset)
      node["class"].refuse(r.problems, a(c.name) + (hero ? " is no hero (NOT-X11)" : " is no henchman (NOT-X11)"));
  } else if (!name.empty()) {
    unknown(r, node["class"], "class", name, r.armoury.classes);
  }
  const bool bare = !given && r.preset && walk >= 0;  // all three must be said
  w.profile = given.value_or(Profile{});
  const auto number = [&](const char* key, int& value) {
    const Node own = node[key];
    if (own.present() && !r.preset)
      own.refuse(r.problems, std::string("only a preset has numbers of its own; '") + key +
                                 "' follows from the class (NOT-203, NOT-A44)");
    else if (own.present() || bare)
      value = static_cast<int>(own.whole(r.problems, 1, 5));  // NOT-020
  };
  number("initiative", w.profile.initiative);
  number("melee", w.profile.melee);
  number("ranged", w.profile.ranged);
}

// NOT-X11 what somebody of his class may learn before he joins.
void check_allowed(const Reader& r, const Node& node, const Warrior& w, Skill skill) {
  if (r.preset || w.walk >= r.armoury.classes.size()) return;
  const Class& c = r.armoury.classes[w.walk];
  if (!c.any_skill && std::find(c.skills.begin(), c.skills.end(), skill) == c.skills.end())
    node.refuse(r.problems, a(c.name) + " is not recruited with " + r.armoury[skill].name + " (NOT-X11)");
}

// NOT-146 "weapon-training: sword, longbow". How many weapons.
int read_training(const Reader& r, const Node& node, std::string_view weapons, Warrior& w) {
  int count = 0;
  for (const std::string_view name : parts(weapons)) {
    const ItemId item = r.armoury.item(name);
    if (item.none()) {
      unknown(r, node, "weapon", std::string(name), r.armoury.items);
    } else if (!r.armoury[item].weapon()) {
      node.refuse(r.problems, "weapon training is for weapons, not for " + r.armoury[item].name + " (NOT-146)");
    } else if (w.trained_with(item)) {
      node.refuse(r.problems, "weapon training with the " + r.armoury[item].name + " is taken twice (NOT-146)");
    } else {
      w.trained.add(item.index);
      ++count;
    }
  }
  if (weapons.empty())
    node.refuse(r.problems, "weapon training needs its weapon: \"weapon-training: sword\" (NOT-146)");
  return count;
}

void read_skills(const Reader& r, const Node& node, bool hero, Recruit& recruit) {
  Warrior& w = recruit.warrior;
  const auto refuse = [&](const Node& at, const std::string& message) { at.refuse(r.problems, message); };
  bool leader = node["leader"].flag_or(r.problems, false);
  int bought = 0;
  for (const Node& item : node["skills"].items(r.problems, 0, 30)) {
    const std::string text = item.text(r.problems, 200);
    const std::size_t colon = std::min(text.find(':'), text.size());
    const std::string name(trimmed(std::string_view(text).substr(0, colon)));
    const std::string_view of = trimmed(std::string_view(text).substr(std::min(colon + 1, text.size())));
    const std::optional<Skill> skill = r.armoury.skill(name);
    if (text.empty()) continue;
    if (!skill) {
      unknown(r, item, "skill", name, r.armoury.skills);
      continue;
    }
    const SkillText& known = r.armoury[*skill];
    if (*skill == Skill::leader || *skill == Skill::hero) {
      if (!hero) refuse(item, "henchmen are no heroes, and none of them leads (NOT-201)");
      leader = leader || *skill == Skill::leader;
      continue;
    }
    check_allowed(r, item, w, *skill);
    if (w.has(*skill) && known.most == 1) refuse(item, "'" + known.id + "' is taken twice");
    int times = 1;
    if (*skill == Skill::weapon_training) {
      times = read_training(r, item, of, w);
    } else if (*skill == Skill::hatred && !of.empty()) {
      for (const std::string_view walk : parts(of)) {  // NOT-A24
        if (const int known_walk = r.armoury.walk(walk); known_walk >= 0)
          w.hates.add(known_walk);
        else
          unknown(r, item, "class", std::string(walk), r.armoury.classes);
      }
    } else if (!of.empty()) {
      refuse(item, known.name + " has nothing after it");
    } else if (*skill == Skill::balance && ++w.balance > known.most) {
      refuse(item, "Balance is taken at most " + std::to_string(known.most) + " times");
    }
    w.skills.add(*skill);
    bought += times;
    const int each = hero ? r.armoury.prices.hero_skill : r.armoury.prices.henchman_skill;  // NOT-X10
    recruit.bill.push_back({known.name + (of.empty() ? "" : ": " + std::string(of)), times * each});
  }
  const int most = hero ? r.armoury.limits.hero_skills : r.armoury.limits.group_skills;
  if (!r.preset && bought > most)
    refuse(node["skills"], std::string(hero ? "a hero" : "a group") + " is recruited with at most " +
                               std::to_string(most) + (most == 1 ? " skill (NOT-X11)" : " skills (NOT-X11)"));
  if (hero) w.skills.add(Skill::hero);
  if (!hero || !leader) return;
  if (w.has(Skill::command)) refuse(node["skills"], "the leader has command already (NOT-120)");
  w.skills.add(Skill::leader);
  w.skills.add(Skill::command);  // NOT-120 for nothing
}

void read_gear(const Reader& r, const Node& node, Recruit& recruit) {
  const Armoury::Limits& most = r.armoury.limits;
  struct Place {
    const char* one;
    const char* many;
    int most, count;
  };
  Place armour{"armour", "armours", most.armour, 0},
      shields{"shield or buckler", "shields or bucklers", most.shields, 0},
      melee{"melee weapon", "melee weapons", most.melee, 0}, ranged{"ranged weapon", "ranged weapons", most.ranged, 0},
      horns{"horn", "horns", most.others, 0}, horses{"horse", "horses", most.others, 0};
  for (const Node& name : node["gear"].items(r.problems, 0, 30)) {
    const ItemId item = read_item_name(r, name);
    if (item.none()) continue;
    Place* place = nullptr;
    switch (r.armoury[item].kind) {
      case ItemKind::armour: place = &armour; break;
      case ItemKind::shield:
      case ItemKind::buckler: place = &shields; break;
      case ItemKind::melee: place = &melee; break;
      case ItemKind::ranged: place = &ranged; break;
      case ItemKind::horn: place = &horns; break;
      case ItemKind::horse:
      case ItemKind::purse: place = &horses; break;
    }
    if (++place->count > place->most) {  // NOT-100
      name.refuse(r.problems, "a warrior carries at most " + std::to_string(place->most) + " " +
                                  (place->most == 1 ? place->one : place->many) + " into battle (NOT-100)");
      continue;
    }
    recruit.warrior.items.push_back(item);
    recruit.bill.push_back({r.armoury[item].name, r.armoury[item].price});
  }
}

}  // namespace

ItemId read_item_name(const Reader& r, const Node& node) {
  const std::string name = node.text(r.problems, 60);
  if (name.empty()) return nothing;
  const ItemId item = r.armoury.item(name);
  if (item.none()) unknown(r, node, "gear", name, r.armoury.items);
  if (item.none() || r.armoury[item].kind != ItemKind::purse) return item;
  node.refuse(r.problems, "nobody buys a purse; money is carried as 'pennies' (NOT-200)");
  return nothing;
}

Recruit read_recruit(const Reader& r, const Node& node, bool hero) {
  Recruit recruit;
  Warrior& w = recruit.warrior;
  read_numbers(r, node, hero, w);
  const bool known = w.walk < r.armoury.classes.size();
  if (known)
    recruit.bill.push_back(
        {r.armoury.classes[w.walk].name + " " + triple(w.profile), r.armoury.price(w.profile)});  // NOT-X10
  if (hero) recruit.bill.push_back({"hero", r.armoury.prices.hero});
  read_skills(r, node, hero, recruit);
  read_gear(r, node, recruit);
  if (!known) recruit.bill.clear();  // nothing to add up
  for (const Bill::Item& item : recruit.bill) w.price += item.points;
  if (!hero) read_hands(r, node["hands"], w);  // a hero's come with how he begins
  return recruit;
}

void read_hands(const Reader& r, const Node& node, Warrior& w) {
  if (!node.present()) return;
  std::array<ItemId, 2> held;
  std::vector<ItemId> slung = w.items;
  std::size_t hand = 0;
  for (const Node& name : node.items(r.problems, 0, 2)) {
    const std::string text = name.text(r.problems, 60);
    const ItemId item = text == "empty" ? nothing : r.armoury.item(text);
    ItemId& in = held[hand++];
    if (item.none()) {
      if (text != "empty") unknown(r, name, "gear", text, r.armoury.items);
      continue;
    }
    const auto at = std::find(slung.begin(), slung.end(), item);
    const Item& thing = r.armoury[item];
    if (at == slung.end()) {
      name.refuse(r.problems, "he has no " + thing.name + " to hold");
    } else if (thing.hands == 0) {
      name.refuse(r.problems, "nobody holds " + thing.name + " in his hands");
    } else {
      slung.erase(at);
      in = item;
    }
  }
  const auto fills_both = [&](ItemId item) { return !item.none() && r.armoury[item].hands == 2; };
  if (fills_both(held[0]) || fills_both(held[1])) {  // NOT-101
    if (!held[0].none() && !held[1].none())
      node.refuse(r.problems, r.armoury[fills_both(held[0]) ? held[0] : held[1]].name + " takes both hands (NOT-101)");
    held[0] = held[1] = held[0].none() ? held[1] : held[0];
  }
  w.hands = held;
}

void read_condition(const Reader& r, const Node& node, Warrior& w) {
  static_cast<Start&>(w) = read_start(node, r.unit, r.percent, r.problems);
  w.height = scaled(node["height"].length_or(r.problems, r.unit, Length{}, inches(-20), inches(100)), r.percent);
  const auto flag = [&](const char* key) { return node[key].flag_or(r.problems, false); };
  w.lying = flag("lying");
  w.panic = flag("panic");
  w.dismounted = flag("dismounted");
  w.unloaded = flag("unloaded");
  w.bound = static_cast<int>(node["bound"].whole_or(r.problems, 0, 40, 0));
  w.pennies = static_cast<int>(node["pennies"].whole_or(r.problems, 0, 10'000, 0));
  const auto any = [&](auto&& is) {
    return std::any_of(w.items.begin(), w.items.end(), [&](ItemId item) { return is(r.armoury[item]); });
  };
  if (w.dismounted && !any([](const Item& item) { return item.kind == ItemKind::horse; }))
    node["dismounted"].refuse(r.problems, "he has no horse to be off (NOT-119)");
  if (w.unloaded && !any([](const Item& item) { return item.loads; }))
    node["unloaded"].refuse(r.problems, "he has nothing that is loaded (NOT-104)");
  if (w.pennies > 0) {  // NOT-A90 a purse is a thing
    for (std::uint8_t i = 0; i < r.armoury.items.size(); ++i) {
      if (r.armoury.items[i].kind != ItemKind::purse) continue;
      w.items.push_back({i});
      break;
    }
  }
  read_hands(r, node["hands"], w);
}

}  // namespace fyrd::nottingham
