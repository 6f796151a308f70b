// What the file of a scenario says about its plot (NOT-001, NOT-157, NOT-163, NOT-164, NOT-190, NOT-210 … NOT-212,
// NOT-A100, NOT-X50, X51).
#pragma once

#include "rulesets/nottingham/battle.h"
#include "rulesets/nottingham/people/warband.h"

namespace fyrd::nottingham {

// Keys of a scenario that are read here.
constexpr std::string_view plot_keys[] = {"plot", "roles",  "bands",  "groups", "guests",   "rain",
                                          "fog",  "river",  "houses", "casks",  "ram",      "walk",
                                          "gate", "tokens", "pull",   "traps",  "machines", "objects"};
std::span<const std::string_view> scenario_keys();  // these and those of buildings

// Reads them; ground, zones and doors are known by then, and `groups` has an entry for each band that takes part.
void read_plot(const data::Node& root, Unit, int percent, NottinghamBattle&, data::Problems&);
// NOT-190, NOT-A100 who is whose friend when so many bands take part; a problem when the plot is not for so many.
void form_groups(NottinghamBattle&, int bands, data::Problems&);
// What a band brings beside its warriors.
void bring_works(NottinghamBattle&, Side, const Roster&);

}  // namespace fyrd::nottingham
