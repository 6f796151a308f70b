// Cards of Heroes and Villains, and what Heroes can have (STO-005 … STO-007, STO-060 … STO-062, STO-X10, STO-X12 …
// STO-X16).
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/set.h"
#include "data/library.h"
#include "rulesets/looks.h"
#include "rulesets/ruleset.h"

namespace fyrd::stormclouds {

enum class Type : std::uint8_t { warrior, hunter, mage };
enum class Size : std::uint8_t { small, large, massive };  // also the index of the base

// STO-X14, STO-X15, STO-X16 in the order of the data files' lists below.
// clang-format off
enum class Ability : std::uint8_t {
  fly, spellcaster, tough, marksman, duelist, sneak, nimble, healer, stubborn, lucky, leader
};
enum class Gear : std::uint8_t {
  shield, light_armour, heavy_armour, great_weapon, longbow, rope, potion, lantern, cloak, charm, caltrops, smoke
};
enum class Issue : std::uint8_t {
  none, limp, weak_arm, shakes, loud, haunted, heights, grudge, bad_sleep, debt, nightmares, one_eye, hardened
};
// clang-format on
enum class Effect : std::uint8_t { dart, heal, gust, ward, veil, root, kindle, swift };

// STO-005 dice by their sides for a Hero, numbers for a Villain.
struct Stats {
  int speed = 0, might = 0, dexterity = 0, stealth = 0, will = 0;
};
Stats last_ditch(Stats);  // STO-X13
int slowed(int speed, int by);

struct HeroCard {
  std::string id, name, help;
  Stats stats;
  int points = 0;
  Size size = Size::small;  // STO-A39
  bool flies = false;       // STO-060 must take Fly
  Beast beast = Beast::none;
};

struct VillainCard {
  std::string id, name, help;
  Stats stats;
  Type type = Type::warrior;
  Size size = Size::small;
  int points = 0;
};

struct Spell {
  std::string id, name, help;
  Effect effect = Effect::dart;
  int target = 0, trauma = 0;
  Length reach, push;
};

struct Priced {
  std::string id, name, help;
  int points = 0;
};

struct Limits {
  int heroes = 0, major = 0, minor = 0;    // STO-060
  int training = 0, more = 0, growth = 0;  // STO-063 experience for so many points more, and for a larger die
  int rise = 0;                            // STO-X17 of the points level, with each win
  int debt = 0;                            // STO-X16
  int spells = 0;                          // STO-X14 of a Spellcaster, before he pays for more
  int heavy_loss = 0;                      // STO-X15 of Speed, in heavy armour
};

// Everything there is to choose from.
struct Cards {
  std::vector<HeroCard> heroes;
  std::vector<VillainCard> villains;
  std::vector<Spell> spells;
  std::vector<Priced> abilities, gear, issues;
  int extra_spell = 0;
  Limits limits;

  Cards() = default;
  Cards(const data::Library&, data::Problems&);
  int villain(Type, Size) const;  // its index; -1 when there is none
  const Priced& issue(Issue which) const { return issues[static_cast<int>(which) - 1]; }
};

void describe(const Cards&, Catalog&);

}  // namespace fyrd::stormclouds
