// Finding a battle for a warband.
#include "paper/paper.h"

namespace fyrd::paper {

Mustered muster(const Ruleset& rules, const data::Library& library, const data::Tree& warband,
                data::Problems& problems) {
  data::Problems first;  // of the first battle that would not have it
  for (const ScenarioEntry& scenario : catalog(rules, library).scenarios) {
    for (std::size_t i = 0; i < scenario.sides.size(); ++i) {
      data::Problems wrong;
      Plan made = plan(rules, library, scenario.id, {}, wrong);
      if (i >= made.sides.size()) continue;
      made.sides[i] = warband;
      if (auto battle = rules.open(library, made, wrong); battle && wrong.empty())
        return {std::move(battle), Side{static_cast<std::uint8_t>(i)}};
      if (first.empty()) first = wrong;
    }
  }
  rules.check(library, warband, problems);
  if (problems.empty()) problems = first;
  return {};
}

}  // namespace fyrd::paper
