// Opening an aftermath (STO-X17).
#pragma once

#include "rulesets/stormclouds/aftermath/den.h"

namespace fyrd::stormclouds {

std::shared_ptr<const Battle> open_aftermath(const data::Library&, const Plan&, int budget, data::Problems&);

}  // namespace fyrd::stormclouds
