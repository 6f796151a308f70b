// fyrd campaign status: how the bands fare.
#pragma once

#include "cli/commands/campaign.h"

namespace fyrd::cli {

int campaign_status(const data::Library&, const CampaignArguments&);

}  // namespace fyrd::cli
