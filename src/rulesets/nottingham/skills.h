// Skills in words (NOT-120 … NOT-146).
#pragma once

#include "rulesets/nottingham/kit.h"

namespace fyrd::nottingham {

// Those of a Warrior's bits, with what they are for: "Agile, Weapon training (sword and mace)".
std::string skill_names(const Armoury&, std::uint32_t skills, std::uint32_t trained, int hates, int balance);

}  // namespace fyrd::nottingham
