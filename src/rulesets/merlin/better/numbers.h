// The numbers of the better game, as data/merlin/better.toml gives them, its weapons and its rulings (MER-B-002 …
// MER-B-009, MER-B-A06, A11, A15, A19).
#pragma once

#include "core/geometry/unit.h"
#include "rulesets/merlin/people/troop.h"

namespace fyrd::merlin::better {

// What a table may settle in its own way; false everywhere is the letter.
struct Rulings {
  bool numbers_below = false;  // MER-B-A06 whose number is below the throw for a force routs
  bool larger_alone = false;   // MER-B-A11 of place and cover the larger one counts alone
  bool one_throw = false;      // MER-B-A15 one throw for losses nearby, however many they are
  bool all_riders = false;     // MER-B-A19 every rider has the dice of a mounted knight
};

struct Numbers {
  Rulings rulings;
  int movement_dice = 0;
  Length pip, mounted_move;
  int hits = 0, mounted = 0, charging = 0, couched = 0;                             // attack
  int base = 0, helmet = 0, shield = 0, mail = 0, plate = 0, horse = 0, saves = 0;  // defence
  int higher = 0, fortified = 0, wall = 0;                                          // places that help the defender
  int cover[4] = {};                                                                // none, half, most, slit
  int morale_dice = 0, knight = 0, hand = 0, bow = 0;                               // morale
  Length alarm, pursuit;
};

// A weapon as this game knows it.
struct Arm {
  const char* name = "";
  const char* rule = "";
  Length reach{};
  int dice = 0, hits = 0;  // and from which face on they hit
  bool lance = false;
};

// Everything that better.toml says.
struct Book {
  Numbers numbers;
  std::vector<Arm> arms;  // by WeaponClass

  const Arm& arm(WeaponClass kind) const { return arms[static_cast<int>(kind)]; }
};
Book read_book(const data::Library&, Length pike, Unit, int percent, data::Problems&);

}  // namespace fyrd::merlin::better
