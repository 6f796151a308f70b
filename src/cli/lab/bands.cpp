// Taking over names, and whole bands out of files.
#include "cli/lab/bands.h"

#include "cli/complaint.h"
#include "cli/files/warband.h"
#include "cli/known.h"

namespace fyrd::cli {

bool take_battle(const data::Library& library, const BattleArguments& a, Experiment& e, int& code) {
  const Ruleset* rules = known_rules(a.rules);
  code = misuse;
  if (rules == nullptr) return false;
  e.rules = rules->id();
  if (!a.scenario.empty()) e.scenarios = {a.scenario};
  data::Problems problems;
  for (const std::string& side : a.sides)
    e.bands.push_back(is_file(side) ? read_warband(library, *rules, side, problems).to_json() : Json(side));
  e.options = a.options;
  if (!problems.empty()) return complain(problems), false;
  if (!open_battle(library, *rules, a)) return false;  // what is wrong with a file is told with its place in it
  return code = fine, true;
}

bool can_fight(const data::Library& library, const Ruleset& rules, const Experiment& e,
               const std::vector<Json>& bands) {
  data::Problems problems;
  Plan made = plan(rules, library, e.scenarios.empty() ? "" : e.scenarios[0], {}, problems);
  made.sides.clear();
  for (const Json& band : bands) made.sides.push_back(data::Tree::from_json("band", band, problems));
  return problems.empty() && rules.open(library, made, problems) && problems.empty();
}

}  // namespace fyrd::cli
