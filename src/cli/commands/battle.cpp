// Opening a battle from names.
#include "cli/commands/battle.h"

#include <charconv>
#include <nlohmann/json.hpp>

#include "cli/complaint.h"
#include "cli/files/warband.h"
#include "data/utf8.h"

namespace fyrd::cli {

namespace {

// As `plan`, with sides that may be files.
Plan planned(const data::Library& library, const Ruleset& rules, const BattleArguments& arguments,
             data::Problems& problems) {
  if (arguments.sides.empty()) return plan(rules, library, arguments.scenario, {}, problems);
  const std::vector<ScenarioEntry> all = catalog(rules, library).scenarios;
  Plan made;
  made.scenario = scenario_tree(rules, library,
                                arguments.scenario.empty() && !all.empty() ? all[0].id : arguments.scenario, problems);
  for (const std::string& side : arguments.sides) made.sides.push_back(read_warband(library, rules, side, problems));
  return made;
}

}  // namespace

nlohmann::ordered_json options_json(const std::vector<std::string>& options, data::Problems& problems) {
  nlohmann::ordered_json all = nlohmann::ordered_json::object();
  for (const std::string& option : options) {
    const std::size_t equals = option.find('=');
    const std::string key = option.substr(0, equals);
    const std::string value = equals == std::string::npos ? "" : option.substr(equals + 1);
    std::int64_t number = 0;
    const auto [end, failed] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (value == "on" || value == "yes" || value == "true")
      all[key] = true;
    else if (value == "off" || value == "no" || value == "false")
      all[key] = false;
    else if (!value.empty() && failed == std::errc() && end == value.data() + value.size())
      all[key] = number;
    else if (!key.empty() && !value.empty())
      all[key] = value;
    else
      problems.add("--option", data::quoted(option) + " must be KEY=NUMBER, KEY=on, KEY=off or KEY=WORD");
  }
  return all;
}

std::shared_ptr<const Battle> open_battle(const data::Library& library, const Ruleset& rules,
                                          const BattleArguments& arguments, Plan* plan_made) {
  data::Problems problems;
  Plan made = planned(library, rules, arguments, problems);
  const nlohmann::ordered_json options = options_json(arguments.options, problems);
  if (!options.empty()) made.options = data::Tree::from_json("options", options, problems);
  std::shared_ptr<const Battle> battle;
  if (problems.empty()) battle = rules.open(library, made, problems);
  if (!problems.empty() || !battle) {
    complain(problems);
    return nullptr;
  }
  if (plan_made != nullptr) *plan_made = std::move(made);
  return battle;
}

}  // namespace fyrd::cli
