// Warbands being built: what may be filled in, what each part costs, and what a change would bring.
#pragma once

#include "protocol/json.h"
#include "rulesets/form.h"

namespace fyrd::protocol {

Json form_json(const Ruleset&, const data::Library&);  // null when there is nothing to build
// One figure with the first of everything, to begin with.
Json new_band(const Form&, const std::vector<NameList>&);
// Problems, items, what each figure or group comes to, and the sum.
Json band_check_json(const Ruleset&, const data::Library&, const data::Tree& warband, data::Problems&);
Json band_check_json(const Ruleset&, const data::Library&, const Json& warband);
// What each offer of a figure would change; `part` empty: of the band itself.
Json offers_json(const Ruleset&, const data::Library&, const Json& warband, const std::string& part, std::size_t at);

}  // namespace fyrd::protocol
