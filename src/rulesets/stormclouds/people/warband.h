// Warbands of Heroes and of Villains, made of cards (STO-060, STO-061, STO-063, STO-X13 … STO-X18).
#pragma once

#include "rulesets/roster.h"
#include "rulesets/stormclouds/people/card.h"

namespace fyrd::stormclouds {

// Somebody on a roster. STO-X16 his issues are in his statistics already.
struct Fighter : Start {
  bool hero = true, major = false;
  int card = 0;  // of the Heroes, or of the Villains
  Stats stats;   // of a Hero
  Set<Ability> abilities;
  Set<Gear> gear;
  Set<Issue> issues;
  std::vector<int> spells;  // by their index
  int trauma = 0;           // begins with
  bool last_ditch = false;
  int points = 0;
};

struct Warband : Band {
  bool villains = false;
  std::vector<Fighter> fighters;
  std::vector<int> fill;  // STO-X18 cards taken in this order, again and again, while they fit
  int risen = 0;          // STO-X17 points more than at the start of the campaign
};

Warband read_warband(const Cards&, const data::Tree&, int budget, data::Problems&);
void fill_up(const Cards&, Warband&, int points);  // STO-X18

}  // namespace fyrd::stormclouds
