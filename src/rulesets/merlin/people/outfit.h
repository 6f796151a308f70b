// What there is to choose from for somebody who builds a force.
#pragma once

#include "rulesets/merlin/people/troop.h"

namespace fyrd::merlin {

std::vector<std::string_view> armour_ids();
std::vector<std::string_view> mount_ids();
int full_points(const Armoury&, const Profile&);  // MER-X01 with his weapons

}  // namespace fyrd::merlin
