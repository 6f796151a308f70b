// Whom the bands of a campaign meet.
#include "rulesets/campaign.h"

namespace fyrd {

std::vector<data::Tree> guests(const Ruleset& rules, const data::Library& library, const data::Tree& scenario,
                               std::size_t bands, data::Problems& problems) {
  const std::vector<std::string> suggested = suggested_sides(scenario, problems);
  const bool allied = scenario.root()["several"].present();
  std::vector<data::Tree> all;
  for (std::size_t i = allied && !suggested.empty() ? suggested.size() - 1 : bands; i < suggested.size(); ++i)
    all.push_back(warband_tree(rules, library, suggested[i], problems));
  return all;
}

std::vector<std::string> suggested_guests(const data::Tree& scenario, data::Problems& problems) {
  std::vector<std::string> all;
  for (const data::Node& guest : scenario.root()["guests"].items(problems))
    all.push_back(guest["warband"].text_or(problems, ""));
  return all;
}

}  // namespace fyrd
