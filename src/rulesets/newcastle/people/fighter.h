// Weapons and fighters as the data files describe them, and warbands made of them (NEW-003 … NEW-009, NEW-X01 …
// NEW-X04).
#pragma once

#include <array>
#include <string>
#include <vector>

#include "data/library.h"
#include "rulesets/looks.h"
#include "rulesets/roster.h"
#include "rulesets/ruleset.h"

namespace fyrd::newcastle {

enum class WeaponLength : std::uint8_t { short_one, normal, long_one };  // NEW-054
enum class Mount : std::uint8_t { foot, horse, chariot };                // also the index of his base

struct Weapon {
  std::string id, name, help;
  WeaponLength length = WeaponLength::normal;
  Length reach;                    // beyond base contact
  bool x = false;                  // NEW-053
  int neighbour = 0;               // NEW-006 for each neighbour while out-reaching; 0: as any weapon
  int closed = 0;                  // NEW-056 against somebody who has closed
  std::array<Length, 3> ranges{};  // NEW-040 short, medium, long
  bool loads = false;              // NEW-042
  int shots = 0;                   // how many there are; 0: enough
  int crew = 1;                    // NEW-X04 who shoot with it
  fyrd::Arm looks = fyrd::Arm::none;

  bool missile() const { return ranges[2] > Length{}; }
  bool aboard() const { return crew > 1; }  // shot while something else is in hand
  Length furthest() const { return ranges[2]; }
};

// A weapon in the hands of a kind of fighter.
struct Arm {
  Weapon weapon;
  int skill = 0, damage = 0;  // W, D
};

struct Fighter {
  std::string id, name, help;
  int toughness = 0, shield = 0, move = 0;  // T, S, M in inches
  int points = 0;
  Mount mount = Mount::foot;
  int first_charge = 0;  // NEW-X04 dice of damage in its first charge; 0: as any
  std::vector<Arm> arms;
  Dress dress;

  bool rides() const { return mount != Mount::foot; }
};

struct Armoury {
  std::vector<Weapon> weapons;
  std::vector<Fighter> fighters;
  int champion_points = 0, leader_points = 0;  // NEW-X02, NEW-X07

  Armoury() = default;
  Armoury(const data::Library&, data::Problems&);
};

// Somebody with a name.
struct Soldier : Start {
  Fighter fighter;
  bool formed = false;  // begins in a line with those beside him
  bool champion = false, leader = false, wounded = false, unloaded = false;
  int hand = 0;    // what he holds
  int points = 0;  // NEW-X01
};

struct Warband : Band {
  std::vector<Soldier> soldiers;
};

Warband read_warband(const Armoury&, const data::Tree&, int budget, data::Problems&);
void describe(const Armoury&, Catalog&);

}  // namespace fyrd::newcastle
