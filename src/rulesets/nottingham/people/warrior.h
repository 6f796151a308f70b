// One warrior of the roster: what he is, knows and brings (NOT-100 … NOT-146, NOT-200 … NOT-204).
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/geometry/angle.h"
#include "core/ids.h"
#include "data/library.h"
#include "rulesets/nottingham/people/armoury.h"
#include "rulesets/roster.h"

namespace fyrd::nottingham {

// A warrior of the roster. What he has on him changes in battle and is kept in the state.
struct Warrior : Start {
  Profile profile;
  std::uint8_t walk = 0;  // his class, by its place in the armoury
  int group = -1;         // of henchmen, counted in his band; -1: a hero
  Skills skills{};
  Places trained{};           // NOT-146 items
  int balance = 0;            // NOT-125 how often
  Places hates{};             // NOT-A24 classes; none: anybody
  std::vector<ItemId> items;  // armour and horse included, and the purse of who carries pennies
  int pennies = 0;            // NOT-200 carried money
  int price = 0;              // NOT-X10 with his gear

  // How he begins, when the warband places him; else he is set up by decisions.
  Length height;  // above the ground there
  bool lying = false, panic = false, dismounted = false, unloaded = false;
  int bound = 0;
  std::optional<std::array<ItemId, 2>> hands;  // right, left; a two-handed thing is in both

  bool has(Skill skill) const { return skills.has(skill); }
  bool trained_with(ItemId item) const { return !item.none() && trained.has(item.index); }
  bool may_hate(const Warrior& other) const { return hates.empty() || hates.has(other.walk); }
  int dice() const { return has(Skill::hero) ? 2 : 1; }  // NOT-013
};

}  // namespace fyrd::nottingham
