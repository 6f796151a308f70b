// What the files that define arguments share. The argument library is known to them alone.
#pragma once

#include <CLI/CLI.hpp>

#include "cli/campaigns.h"
#include "cli/print.h"
#include "cli/warband.h"

namespace fyrd::cli {

CLI::App* command(CLI::App& app, const char* name, const std::string& what, const char* examples);
// Digits and nothing else: the library would take −1 for a very great number and 010 for eight.
CLI::Validator whole(std::uint64_t least, std::uint64_t most);
constexpr std::uint64_t greatest = INT64_MAX;  // a seed in a record, and any count

// In arguments_odds.cpp.
void define_odds(CLI::App& app, OddsArguments&);

// In arguments_print.cpp.
void define_print(CLI::App& app, PrintArguments&);
int print(const CLI::App& chosen, const data::Library&, const PrintArguments&);

// In arguments_warband.cpp.
void define_warband(CLI::App& app, WarbandArguments&);
int warband(const CLI::App& chosen, const data::Library&, const WarbandArguments&);

// In arguments_campaign.cpp.
void define_campaign(CLI::App& app, CampaignArguments&, CampaignRunArguments&);
int campaign(const CLI::App& chosen, const data::Library&, const CampaignArguments&, const CampaignRunArguments&);

}  // namespace fyrd::cli
