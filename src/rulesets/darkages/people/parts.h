// What a fighter is made of, what it costs, and what would do nothing for him (DRK-001, DRK-004, DRK-020 … DRK-028,
// DRK-040, DRK-A30, DRK-A44, DRK-X01).
#pragma once

#include <span>
#include <string_view>

#include "rulesets/darkages/people/fighter.h"

namespace fyrd::darkages {

int points_of(const Fighter&, const Prices&);  // DRK-X01
// The keys of the parts, and reading them over those he has; what does nothing for him is a problem.
std::span<const std::string_view> part_keys();
void read_parts(const Armoury&, const data::Node&, Fighter&, data::Problems&);

}  // namespace fyrd::darkages
