// Bands: fighters with names, and what they cost (DRK-X01, DRK-X05 … DRK-X07).
#pragma once

#include "rulesets/darkages/people/fighter.h"
#include "rulesets/roster.h"
#include "rulesets/ruleset.h"

namespace fyrd::darkages {

// Somebody with a name.
struct Soldier : Start {
  Fighter fighter;
  bool leader = false;   // DRK-X05
  bool captive = false;  // DRK-X07 bound until somebody frees him
  bool close = false;    // begins in close order
  bool unloaded = false;
  int points = 0;
};

struct Warband : Band {
  std::vector<Soldier> soldiers;
};

Warband read_warband(const Armoury&, const data::Tree&, int budget, data::Problems&);
void describe(const Armoury&, Catalog&);

}  // namespace fyrd::darkages
