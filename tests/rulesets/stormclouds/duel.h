// A Hero and a Villain, in contact or twelve inches apart.
#pragma once

#include "tests/rulesets/stormclouds/stage.h"

namespace fyrd::stormclouds {

// A fox (Might d10, Dexterity d8, Stealth d8, Will d8) in contact with a Warrior (Might 5, Dexterity 3, Will 4).
struct Melee : StormStage {
  explicit Melee(const Json& more = {}, const Json& villain_more = {}) {
    hero("Rey", "fox", {60, 20}, more);
    villain("Grub", "small-warrior", {60, 20 + (small_base + large_base) / 2 + 0.01}, villain_more);
  }
};
struct Range : StormStage {
  explicit Range(const Json& more = {}, const Json& villain_more = {}) {
    hero("Rey", "fox", {60, 20}, more);
    villain("Grub", "small-warrior", {60, 32}, villain_more);
  }
};

}  // namespace fyrd::stormclouds
