// The Roll-off: one die, or two of which one is taken, against a Target (STO-010, STO-011, STO-A01, STO-A04).
#pragma once

#include "core/dice/distribution.h"
#include "core/dice/roll.h"
#include "core/dice/why.h"
#include "core/play/tally.h"

namespace fyrd::stormclouds {

// What lies on a roll; STO-A04 both together cancel.
struct Luck {
  bool blessed = false, cursed = false;

  int net() const { return blessed - cursed; }
  int dice() const { return net() == 0 ? 1 : 2; }
};

// The same as a Tally has it, which names what lies there.
constexpr int blessing = 1, curse = -1;
Luck luck_in(const Tally&);

// STO-011 of a Blessed pair the higher is taken, of a Cursed one the lower.
int taken(const Roll&, Luck);
Reading reading(int die, Luck, Marks);
// STO-010 higher than the Target, not equal.
constexpr bool succeeds(int roll, int target) { return roll > target; }
constexpr Marks above(int target) { return mark_at(target + 1); }

// STO-X13, STO-X16 a die one larger or smaller, within d4 … d12.
int larger(int die);
int smaller(int die);

Distribution rolled(int die, Luck);
Fraction success_chance(int die, Luck, int target);
// STO-A01 a number against a Hero's roll.
Fraction struck_chance(int number, int die, Luck of_the_hero);
// STO-051 what an Ambush causes, zero when it fails.
Distribution ambush_trauma(int die, Luck, int target, int stealth, Luck of_stealth);

}  // namespace fyrd::stormclouds
