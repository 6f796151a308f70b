// Campaigns from files.
#pragma once

#include <optional>
#include <string>

#include "campaign/campaign.h"

namespace fyrd::cli {

// Nothing after a complaint, with the exit code in `code`.
std::optional<campaign::Campaign> load_campaign(const data::Library&, const std::string& file, int& code);

// A band by its number from 1 or by words of its name; nothing after a complaint.
std::optional<std::size_t> band_of(const campaign::Campaign&, const std::string& word);

std::string next_step(const campaign::Campaign&, const std::string& file);  // in a sentence

}  // namespace fyrd::cli
