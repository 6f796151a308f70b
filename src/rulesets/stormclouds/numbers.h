// The numbers of Stormclouds, and its rulings.
#pragma once

#include "core/geometry/unit.h"
#include "data/library.h"

namespace fyrd::stormclouds {

struct Numbers {
  Length small_base = millimetres(30), large_base = millimetres(40), massive_base = millimetres(50);
  Length small_height, large_height, massive_height;
  Length objective = millimetres(50), cart_size = inches(2);  // STO-080, STO-X18 across
  Length step, drop, edge;
  int slip = 0;
  int bonus = 0, ambush = 0, blessing = 0, resist = 0, interrupt = 0, sneak = 0;
  int wounded = 0, recovery = 0, hit = 1, tough = 1;
  int twist_sides = 0, twist_might = 0, twist_dexterity = 0, blow = 0, dart = 0, heal = 0, attacked = 0, newcomers = 0;
  Length twist_move;
  int damage = 0, potion = 0, light_armour = 1, heavy_armour = 2, charm = 1, leader_bonus = 1, cloak_loss = 1;
  Length cloak, leader, smoke, caltrops, caltrops_loss;
  Length guard, alarm, away, mage;
  int hurt = 0;
  Length first, zone, claim, cart, escort;
  int scatter = 8;                                       // sides of the die
  int survived = 1, claimed = 1, won = 2, hardened = 1;  // STO-X16, STO-X17 experience
};
Numbers read_numbers(const data::Library&, data::Problems&);

// How a table reads what the draft leaves open; the letter unless said otherwise.
struct Rulings {
  bool run_by_speed = false;      // STO-A35
  bool newcomers_wait = false;    // STO-A44
  bool unhurt_pass = false;       // STO-A08
  bool twist_at_least = false;    // STO-A13
  bool luck_turned_over = false;  // STO-A03
};

}  // namespace fyrd::stormclouds
