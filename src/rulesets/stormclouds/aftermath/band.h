// The band that comes of an aftermath (STO-061, STO-063, STO-X17).
#pragma once

#include "rulesets/stormclouds/aftermath/den.h"

namespace fyrd::stormclouds {

int worth(const Cards&, const data::Tree& band);  // points of all its Heroes

}  // namespace fyrd::stormclouds
