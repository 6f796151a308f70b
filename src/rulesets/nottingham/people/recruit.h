// One warrior of a warband, as its file describes him (NOT-100, NOT-101, NOT-203, NOT-A43, NOT-X11).
#pragma once

#include "rulesets/nottingham/people/warrior.h"

namespace fyrd::nottingham {

// What every part of a warband is read with.
struct Reader {
  const Armoury& armoury;
  Unit unit;
  int percent;
  bool preset;  // NOT-A44
  data::Problems& problems;
};

// A hero, or what all henchmen of a group have in common; with what one such man costs, item by item (NOT-X10).
struct Recruit {
  Warrior warrior;
  std::vector<Bill::Item> bill;
};
Recruit read_recruit(const Reader&, const data::Node&, bool hero);

// Where he is and how he fares when the battle begins, and the money he carries.
void read_condition(const Reader&, const data::Node&, Warrior&);

// What he has in his hands (NOT-101): ["sword", "shield"], ["longbow"], ["empty", "buckler"].
void read_hands(const Reader&, const data::Node&, Warrior&);

// A piece of gear that is for sale; none and a problem when there is no such thing.
ItemId read_item_name(const Reader&, const data::Node&);

constexpr std::string_view recruit_keys[] = {"class", "initiative", "melee",      "ranged", "skills",
                                             "gear",  "hands",      "experience", "earned"};
constexpr std::string_view condition_keys[] = {"id",    "name",  "at",         "facing",   "height", "lying",  "out",
                                               "panic", "bound", "dismounted", "unloaded", "hands",  "pennies"};

}  // namespace fyrd::nottingham
