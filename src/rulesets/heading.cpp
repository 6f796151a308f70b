// Reading the first lines of scenarios and warbands.
#include "rulesets/heading.h"

#include <algorithm>

namespace fyrd {

std::string read_name(const data::Node& node, std::size_t most, data::Problems& problems) {
  const std::size_t before = problems.count();
  std::string name = node.text(problems, most);
  if (problems.count() == before && name.find_first_not_of(' ') == name.npos)
    node.refuse(problems, "the name is empty");
  return name;
}

std::string points_text(int points) { return std::to_string(points) + (points == 1 ? " point." : " points."); }

bool is_for(const Ruleset& rules, const data::Node& root, data::Problems& problems) {
  if (!root["rules"].present()) return true;
  for (const data::Node& item : root["rules"].items(problems)) {
    if (item.text(problems, 60) == rules.id()) return true;
  }
  return false;
}

void refuse_others(const Ruleset& rules, const data::Node& root, const std::string& what, data::Problems& problems) {
  const data::Node list = root["rules"];
  const auto here = [&](const data::Problem& problem) { return problem.where == list.where(); };
  if (is_for(rules, root, problems) || std::ranges::any_of(problems.all(), here))
    return;  // no list at all, or said already
  std::string meant;
  for (const data::Node& item : list.items(problems)) meant += (meant.empty() ? "" : ", ") + item.text(problems, 60);
  list.refuse(problems, what + " is for " + (meant.empty() ? "no rules" : meant) + ", not for " + rules.id());
}

}  // namespace fyrd
