// Gear, skills, classes and prices as the data files describe them (NOT-100 … NOT-146, NOT-203, NOT-204, NOT-X10,
// X11).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/geometry/angle.h"
#include "core/ids.h"
#include "core/set.h"
#include "data/library.h"
#include "rulesets/looks.h"
#include "rulesets/roster.h"

namespace fyrd::nottingham {

// A piece of gear, by its place in the armoury.
struct ItemId {
  std::uint8_t index = 255;
  constexpr auto operator<=>(const ItemId&) const = default;
  constexpr bool none() const { return index == 255; }
};
constexpr ItemId nothing{};

enum class ItemKind : std::uint8_t { melee, ranged, shield, buckler, armour, horn, horse, purse };

struct Item {
  std::string id, name, help;
  std::vector<std::string> aliases;  // NOT-A23
  ItemKind kind = ItemKind::melee;
  int hands = 0;
  int price = 0;             // NOT-X10
  int damage = 0;            // on wounds: of a weapon for whoever strikes with it, of armour for whoever is struck
  int shoot = 0;             // on shots with it
  int block = 0;             // for whoever blocks an attack with it in hand
  int blocked = 0;           // for whoever blocks an attack made with it
  int thrust = 0;            // for whoever thrusts with it in hand
  int least_dice = 1;        // activating dice an attack with it needs
  Length reach;              // of an attack: at least that of everybody
  Length slows;              // off every movement
  bool fells = false;        // "tossed" becomes "on ground"
  bool loads = false;        // an action before each shot
  bool charge_only = false;  // mounted and charging
  bool heavy = false;        // heavy armour: falls, mounting, dodging
  Arm looks = Arm::none;

  bool weapon() const { return kind == ItemKind::melee || kind == ItemKind::ranged; }
};

enum class Skill : std::uint8_t {
  leader,
  hero,
  agile,
  ambidexterity,
  athletic,
  balance,
  brave,
  cleave,
  command,
  disarm,
  dodge,
  dreadful,
  escape,
  hatred,
  heavy_armour_training,
  mounted_charge_training,
  mounted_marksman,
  provoke,
  quickshot,
  scout,
  shield_training,
  tactician,
  tough,
  thrust,
  tireless,
  two_weapon_training,
  weapon_training
};
using Skills = Set<Skill, std::uint32_t>;
using Places = Set<int, std::uint32_t>;  // of items or classes in the armoury
constexpr int skill_count = 27;

struct SkillText {
  std::string id, name, help;
  std::vector<std::string> aliases;
  int most = 1;  // how often it may be taken
};

struct Profile {
  int initiative = 2, melee = 2, ranged = 2;
};

// A walk of life: what a warrior begins with (NOT-203, NOT-204, NOT-X11).
struct Class {
  std::string id, name, help;
  std::vector<std::string> aliases;
  std::optional<Profile> hero, henchman;  // nothing: there are none
  std::vector<Skill> skills;              // that may be bought when he is recruited
  bool any_skill = false;
  Dress dress;
};

constexpr int max_carried = 8;  // what NOT-100 allows, with a horn, a horse and a purse

// Everything about people and gear that the data files say.
struct Armoury {
  std::vector<Item> items;
  std::vector<SkillText> skills;  // in the order of Skill
  std::vector<Class> classes;
  struct Prices {
    std::array<int, 5> characteristic{};
    int hero = 0, hero_skill = 0, henchman_skill = 0;
    std::array<int, 2> traps{};     // NOT-X30 net, pit
    std::array<int, 3> machines{};  // NOT-X40 ballista, mangonel, trebuchet
    int upkeep = 0;                 // NOT-200 of a stash
    int resale = 0;                 // percent of the price
  } prices;
  struct Limits {
    int purse = 0, heroes = 0, groups = 0, group_size = 0, hero_skills = 0, group_skills = 0, traps = 0, machines = 0;
    int armour = 0, shields = 0, melee = 0, ranged = 0, others = 0;
  } limits;

  Armoury() = default;
  Armoury(const data::Library&, data::Problems&, int percent = 100);  // NOT-002 all lengths by a percentage

  // By id or alias, in any case and with spaces or hyphens ("Heavy armour"). Nothing when there is no such thing.
  ItemId item(std::string_view name) const;
  std::optional<Skill> skill(std::string_view name) const;
  int walk(std::string_view name) const;  // a class by its place; -1: there is none

  const Item& operator[](ItemId id) const { return items[id.index]; }
  const SkillText& operator[](Skill skill) const { return skills[static_cast<std::size_t>(skill)]; }
  int price(const Profile&) const;  // NOT-X10 of the three characteristics
  int resale(ItemId) const;         // NOT-X10 what somebody pays for it
};

std::string triple(const Profile&);  // "4/3/3"

void describe(const Armoury&, Catalog&);

// With what they are for: "Agile, Weapon training (sword and mace)".
std::string skill_names(const Armoury&, Skills, Places trained, Places hates, int balance);
std::string class_names(const Armoury&, Places classes);  // "outlaw and bandit"

}  // namespace fyrd::nottingham
