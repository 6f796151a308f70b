// Campaigns from files.
#pragma once

#include <optional>
#include <string>

#include "campaign/campaign.h"

namespace fyrd::cli {

// Nothing after a complaint, with the exit code in `code`.
std::optional<campaign::Campaign> load_campaign(const data::Library&, const std::string& file, int& code);

std::string next_step(const campaign::Campaign&, const std::string& file);  // in a sentence

}  // namespace fyrd::cli
