// Opening a battle from names.
#include "cli/open.h"

#include <fmt/format.h>

#include <charconv>
#include <nlohmann/json.hpp>

#include "ai/player.h"
#include "data/suggest.h"
#include "data/utf8.h"

namespace fyrd::cli {

int complain(const data::Problems& problems, Exit code) {
  std::string text = problems.text();
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return complain(text, code);
}

const Ruleset* known_rules(const std::string& id) {
  const Ruleset* found = find_ruleset(id.empty() ? default_rules : id);
  if (found == nullptr) {
    std::vector<std::string_view> known;
    for (const Ruleset* r : rulesets()) known.push_back(r->id());
    complain("there are no rules called " + data::quoted(id) + data::suggestion(id, known) + "; there are " +
             ruleset_names());
  }
  return found;
}

bool known_player(const std::string& name) {
  if (make_player(name)) return true;
  complain(fmt::format("there is no player called {}; there are {}", data::quoted(name), player_names()));
  return false;
}

nlohmann::ordered_json options_json(const std::vector<std::string>& options, data::Problems& problems) {
  nlohmann::ordered_json all = nlohmann::ordered_json::object();
  for (const std::string& option : options) {
    const std::size_t equals = option.find('=');
    const std::string key = option.substr(0, equals);
    const std::string value = equals == std::string::npos ? "" : option.substr(equals + 1);
    std::int64_t number = 0;
    const auto [end, failed] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (value == "true" || value == "false")
      all[key] = value == "true";
    else if (!value.empty() && failed == std::errc() && end == value.data() + value.size())
      all[key] = number;
    else
      problems.add("--option", data::quoted(option) + " must be KEY=NUMBER, KEY=true or KEY=false");
  }
  return all;
}

std::shared_ptr<const Battle> open_battle(const data::Library& library, const Ruleset& rules,
                                          const BattleArguments& arguments) {
  data::Problems problems;
  Plan made = plan(rules, library, arguments.scenario, arguments.sides, problems);
  const nlohmann::ordered_json options = options_json(arguments.options, problems);
  if (!options.empty()) made.options = data::Tree::from_json("options", options, problems);
  std::shared_ptr<const Battle> battle;
  if (problems.empty()) battle = rules.open(library, made, problems);
  if (!problems.empty() || !battle) {
    complain(problems);
    return nullptr;
  }
  return battle;
}

}  // namespace fyrd::cli
