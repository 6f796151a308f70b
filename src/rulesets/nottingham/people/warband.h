// A whole warband, read and checked (NOT-165, NOT-200 … NOT-202, NOT-220, NOT-X10, X30, X40).
#pragma once

#include <string>
#include <vector>

#include "core/geometry/angle.h"
#include "core/ids.h"
#include "data/library.h"
#include "rulesets/nottingham/people/warrior.h"
#include "rulesets/roster.h"

namespace fyrd::nottingham {

struct Roster : fyrd::Band {
  std::vector<Warrior> warriors;
  std::vector<int> traps;     // NOT-X30 bought for this battle: a TrapKind each
  std::vector<int> machines;  // NOT-X40 a MachineKind each
  int stash = 0;              // NOT-200 pennies in it
  std::vector<ItemId> spare;  // NOT-100 gear in it
  int dice() const;           // NOT-013 what all of them generate
};

// The most people of one band: two bands fill a table.
constexpr int max_band = max_figures / 2;

// Reads a warband and lists everything wrong with it. `purse` 0: any number of pennies. A preset (NOT-A44) has profiles
// and a price of its own.
Roster read_roster(const Armoury&, const data::Tree&, Unit, int percent, int purse, data::Problems&);

}  // namespace fyrd::nottingham
